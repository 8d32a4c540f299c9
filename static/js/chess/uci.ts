/** The words of the Universal Chess Interface: what an engine says read, what it is told written. Pure. */

import type { Side } from "../wire.ts";
import { turn } from "./position.ts";

/** What `go` may be limited by. */
export interface Limits {
  depth?: number;
  nodes?: number;
  movetime?: number;
  searchmoves?: string[];
}

/** An `info` line, the score as the side to move sees it. */
export interface Info {
  rank: number;
  depth: number;
  seldepth: number;
  nodes: number;
  nps: number;
  cp: number | null;
  mate: number | null;
  /** the score is only a bound */
  bound: boolean;
  pv: string[];
}

/** A line of a search, a score in whose view the holder knows. */
type UciLine = Pick<Info, "rank" | "depth" | "cp" | "mate" | "pv">;

const NUMBERS: Record<string, "depth" | "seldepth" | "rank" | "nodes" | "nps"> = {
  depth: "depth",
  seldepth: "seldepth",
  multipv: "rank",
  nodes: "nodes",
  nps: "nps",
};

/** An `info` line; null where it tells no score and no moves (currmove, strings). */
export function parseInfo(text: string): Info | null {
  const words = text.trim().split(/\s+/);
  if (words[0] !== "info" || words[1] === "string") return null;
  const info: Info = {
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

/** {best} of a `bestmove` line, `best` null where there is no move; null for other lines. */
export function parseBest(text: string) {
  const [word, move] = text.trim().split(/\s+/);
  if (word !== "bestmove") return null;
  return { best: /^[a-h][1-8][a-h][1-8][qrbn]?$/.test(move ?? "") ? move : null };
}

/** The side to move after `moves` from `fen`. */
export function sideAfter(fen: string, moves: string[] = []): Side {
  const first = turn(fen);
  const other = first === "white" ? "black" : "white";
  return moves.length % 2 ? other : first;
}

/** The line as the review's events have it: in White's view. */
export function whiteLine({ rank, depth, cp, mate, pv }: UciLine, side: Side): UciLine {
  const turned = (value: number | null) =>
    value === null || side === "white" ? value : value === 0 ? 0 : -value;
  return { rank, depth, cp: mate === null ? turned(cp) : null, mate: turned(mate), pv };
}

/** `position fen … moves …` */
export function positionWords({ fen, moves = [] }: { fen: string; moves?: string[] }) {
  return `position fen ${fen}${moves.length ? ` moves ${moves.join(" ")}` : ""}`;
}

/** `go …` by depth, nodes or time, else infinite. */
export function goWords({ depth, nodes, movetime, searchmoves = [] }: Limits) {
  const limits = Object.entries({ depth, nodes, movetime }).flatMap(([name, value]) =>
    value ? [name, value] : [],
  );
  return [
    "go",
    ...(limits.length ? limits : ["infinite"]),
    ...(searchmoves.length ? ["searchmoves", ...searchmoves] : []),
  ].join(" ");
}
