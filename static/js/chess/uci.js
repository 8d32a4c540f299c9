/** The words of the Universal Chess Interface: what an engine says read, what it is told written. Pure. */

import { turn } from "./position.js";

/** @import { Info, Limits, UciLine } from "../../types/chess" */
/** @import { Side } from "../wire" */

/** @type {Record<string, "depth" | "seldepth" | "rank" | "nodes" | "nps">} */
const NUMBERS = { depth: "depth", seldepth: "seldepth", multipv: "rank", nodes: "nodes", nps: "nps" };

/**
 * An `info` line; null where it tells no score and no moves (currmove, strings).
 * @type {(text: string) => Info | null}
 */
export function parseInfo(text) {
  const words = text.trim().split(/\s+/);
  if (words[0] !== "info" || words[1] === "string") return null;
  /** @type {Info} */
  const info = {
    rank: 1,
    depth: 0,
    seldepth: 0,
    nodes: 0,
    nps: 0,
    cp: null,
    mate: null,
    bound: false,
    pv: [],
  };
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at];
    if (word === "pv") {
      info.pv = words.slice(at + 1);
      break;
    }
    if (word in NUMBERS) info[NUMBERS[word]] = Number(words[at + 1]);
    else if (word === "cp" || word === "mate") info[word] = Number(words[at + 1]);
    else if (word === "lowerbound" || word === "upperbound") info.bound = true;
  }
  const scored = info.cp !== null || info.mate !== null;
  return scored && info.pv.length ? info : null;
}

/**
 * {best} of a `bestmove` line, `best` null where there is no move; null for other lines.
 * @param {string} text
 */
export function parseBest(text) {
  const [word, move] = text.trim().split(/\s+/);
  if (word !== "bestmove") return null;
  return { best: /^[a-h][1-8][a-h][1-8][qrbn]?$/.test(move ?? "") ? move : null };
}

/** The side to move after `moves` from `fen`. @type {(fen: string, moves?: string[]) => Side} */
export function sideAfter(fen, moves = []) {
  const first = turn(fen);
  const other = first === "white" ? "black" : "white";
  return moves.length % 2 ? other : first;
}

/**
 * The line as the review's events have it: in White's view.
 * @type {(info: UciLine, side: Side) => UciLine}
 */
export function whiteLine({ rank, depth, cp, mate, pv }, side) {
  const turned = (/** @type {number | null} */ value) =>
    value === null || side === "white" ? value : value === 0 ? 0 : -value;
  return { rank, depth, cp: mate === null ? turned(cp) : null, mate: turned(mate), pv };
}

/** `position fen … moves …` @param {{ fen: string, moves?: string[] }} task */
export function positionWords({ fen, moves = [] }) {
  return `position fen ${fen}${moves.length ? ` moves ${moves.join(" ")}` : ""}`;
}

/** `go …` by depth, nodes or time, else infinite. @param {Limits} limits */
export function goWords({ depth, nodes, movetime, searchmoves = [] }) {
  const limits = Object.entries({ depth, nodes, movetime }).flatMap(([name, value]) =>
    value ? [name, value] : [],
  );
  return [
    "go",
    ...(limits.length ? limits : ["infinite"]),
    ...(searchmoves.length ? ["searchmoves", ...searchmoves] : []),
  ].join(" ");
}
