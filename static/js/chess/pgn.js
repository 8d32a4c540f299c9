/**
 * A game of a PGN to the record that the server makes of it (docs/protocol.md, `game`), in the page: chessops
 * reads the tree, the rules play it. Nothing is skipped in silence: what cannot be read or played is a fault
 * with its place.
 */

import { strangers } from "./pgn_text.js";
import { moveNumber, numberOf, turn } from "./position.js";

/** @import { ChildNode, Node, PgnNodeData } from "chessops/pgn" */
/** @import { GameText, Parser, Notes, PgnFault, PgnGame, Reader, Rules } from "../../types/chess" */
/** @import { MoveRecord, Variant } from "../wire" */

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const STANDARD = new Set(["", "standard", "chess", "normal", "from position", "classical"]);
const CHESS960 = /960|fischer|freestyle/i;
/** So many faults of a game are told; of the others their number. */
const MAX_FAULTS = 50;

/**
 * Read one of `splitGames`: `game` a record up to its first fault, null where not even the first position can
 * be had.
 * @type {(text: GameText, parser: Parser, rules: Rules) => { game: PgnGame | null, faults: PgnFault[] }}
 */
export function readGame({ headers, moves }, parser, rules) {
  const variant = variantOf(headers);
  if (!variant) return { game: null, faults: [{ code: "variant", variant: headers.Variant }] };
  const start = (headers.FEN ?? START).trim();
  if (!playable(start, rules)) return { game: null, faults: [{ code: "bad-fen" }] };
  const [tree] = parser.parsePgn(moves.trim() || "*", parser.emptyHeaders);
  /** @type {Reader} */
  const reader = { parser, rules, variant, faults: [] };
  const played = recordsOf(tree.moves, start, reader, false);
  const { found, after } = strangers(moves);
  const gap = found.find(({ inVariation }) => !inVariation)?.ply ?? Infinity;
  const records = played.slice(0, gap); // behind a gap nothing stands where it should
  const unplayable = reader.faults.filter(({ inVariation }) => inVariation || gap > played.length);
  /** @type {PgnFault[]} */
  const faults = [
    ...found.slice(0, MAX_FAULTS).map((item) => fault("no-move", atPly(start, played, item.ply), item)),
    ...unplayable,
  ].slice(0, MAX_FAULTS);
  const more = found.length + unplayable.length - faults.length;
  if (more) faults.push({ code: "more", count: more });
  if (after) faults.push({ code: "after" });
  const intro = notesOf(tree.comments, parser);
  const result =
    headers.Result && headers.Result !== "*" ? headers.Result : (tree.headers.get("Result") ?? "*");
  const game = {
    headers: { ...headers, Result: result },
    start_fen: start,
    variant,
    result,
    moves: records,
    opening: null,
    openings: [],
    comment: intro.text,
    arrows: intro.arrows,
    eval: intro.eval,
    warnings: [],
  };
  return { game, faults };
}

/**
 * The records of the line below `node`, each with the other moves in its place.
 * @type {(node: Node<PgnNodeData>, fen: string, reader: Reader, inVariation: boolean) => MoveRecord[]}
 */
function recordsOf(node, fen, reader, inVariation) {
  /** @type {MoveRecord[]} */
  const line = [];
  let [at, before] = [node, fen];
  while (at.children.length) {
    const [main, ...others] = at.children;
    const record = recordOf(main.data, before, reader, inVariation);
    if (!record) break;
    record.variations = others
      .map((other) => variationOf(other, before, reader))
      .filter((made) => made.length);
    line.push(record);
    [at, before] = [main, record.fen];
  }
  return line;
}

/** @type {(node: ChildNode<PgnNodeData>, before: string, reader: Reader) => MoveRecord[]} */
function variationOf(node, before, reader) {
  const first = recordOf(node.data, before, reader, true);
  return first ? [first, ...recordsOf(node, first.fen, reader, true)] : [];
}

/** @type {(data: PgnNodeData, before: string, reader: Reader, inVariation: boolean) => MoveRecord | null} */
function recordOf(data, before, { parser, rules, variant, faults }, inVariation) {
  const uci = data.san === "--" ? null : rules.read(before, data.san);
  const node = uci && rules.play(before, uci, variant);
  if (!node) {
    faults.push(
      fault(data.san === "--" ? "null-move" : "not-legal", before, { token: data.san, inVariation }),
    );
    return null;
  }
  const notes = notesOf(data.comments, parser);
  return {
    ...node,
    check: /[+#]$/.test(node.san),
    clock: notes.clock,
    emt: notes.emt,
    eval: notes.eval,
    comment: notes.text,
    starting_comment: notesOf(data.startingComments, parser).text,
    nags: [...new Set(data.nags ?? [])].sort((a, b) => a - b),
    arrows: notes.arrows,
    variations: [],
  };
}

/**
 * What comments say, scores in White's view.
 * @type {(comments: string[] | undefined, parser: Parser) => Notes}
 */
function notesOf(comments, parser) {
  const read = (comments ?? []).map(parser.parseComment);
  /** @template {"clock" | "emt" | "evaluation"} K @param {K} key */
  const last = (key) => read.map((item) => item[key]).findLast((value) => value !== undefined) ?? null;
  const score = last("evaluation");
  return {
    text: read
      .map(({ text }) => plain(text))
      .filter(Boolean)
      .join(" "),
    clock: last("clock"),
    emt: last("emt"),
    eval: score && ("mate" in score ? { mate: score.mate } : { cp: Math.round(score.pawns * 100) }),
    arrows: read.flatMap(({ shapes }) =>
      shapes.filter(Boolean).map(({ from, to, color }) => ({ from: square(from), to: square(to), color })),
    ),
  };
}

/**
 * Without the commands of other programs ([%anno ...]). Linear: no part can match a bracket.
 * @param {string} text
 */
const plain = (text) =>
  text
    .replace(/\[%[A-Za-z][^[\]]*\]/g, " ")
    .replace(/\s+/g, " ")
    .trim();

const square = (/** @type {number} */ index) => "abcdefgh"[index % 8] + (Math.floor(index / 8) + 1);

/** @type {(code: string, fen: string, at: { token: string, inVariation?: boolean }) => PgnFault} */
function fault(code, fen, { token, inVariation = false }) {
  return { code, token: clip(token), inVariation, number: moveNumber(fen), side: turn(fen) };
}

/** As much of a foreign word as a sentence can hold, as the server has it. @param {string} text */
const clip = (text) => (text.length <= 60 ? text : `${text.slice(0, 57)}...`);

/**
 * The position before the move that follows `ply` others; past a cut the last one, counted on.
 * @type {(start: string, records: MoveRecord[], ply: number) => string}
 */
function atPly(start, records, ply) {
  if (ply <= records.length) return ply ? records[ply - 1].fen : start;
  const { number, white } = numberOf(start, ply);
  return `- ${white ? "w" : "b"} - - 0 ${number}`;
}

/** @type {(headers: Record<string, string>) => Variant | null} */
function variantOf({ Variant = "" }) {
  if (STANDARD.has(Variant.trim().toLowerCase())) return "standard";
  return CHESS960.test(Variant) ? "chess960" : null;
}

/** @type {(fen: string, rules: Rules) => boolean} */
const playable = (fen, rules) => Object.keys(rules.targets(fen)).length > 0 || rules.ending(fen) !== null;
