/**
 * A game of a PGN to the record that the server makes of it (docs/events.md, `game`), in the page: chessops
 * reads the tree, the rules play it. Nothing is skipped in silence: what cannot be read or played is a fault
 * with its place.
 */

import type { ChildNode, Node, PgnNodeData } from "chessops/pgn";
import type { MoveRecord, Variant } from "../wire.ts";
import { START } from "./fen.ts";
import { readings, strangers } from "./pgn_text.ts";
import { moveNumber, numberOf, turn } from "./position.ts";
import type { GameText, PgnFault, PgnGame, Rules } from "./types.ts";

/** What the comments of a move say. */
interface Notes extends Pick<MoveRecord, "clock" | "emt" | "eval" | "arrows"> {
  text: string;
}

/** chessops' reader of PGN. */
type Parser = typeof import("chessops/pgn");

/** What is known while a game is read. */
interface Reader {
  parser: Parser;
  rules: Rules;
  variant: Variant;
  faults: PgnFault[];
}

const STANDARD = new Set(["", "standard", "chess", "normal", "from position", "classical"]);
const CHESS960 = /960|fischer|freestyle/i;
/** So many faults of a game are told; of the others their number. */
const MAX_FAULTS = 50;

/**
 * Read one of `splitGames`: `game` a record up to its first fault, null where not even the first position can
 * be had.
 */
export function readGame(
  text: GameText,
  parser: Parser,
  rules: Rules,
): { game: PgnGame | null; faults: PgnFault[] } {
  const read = readEnglish(text, parser, rules);
  if (!read.faults.length) return read;
  for (const moves of readings(text.moves)) {
    const other = readEnglish({ ...text, moves }, parser, rules);
    if (other.faults.every(({ code }) => code === "comment-open" || code === "after")) return other;
  }
  return read;
}

function readEnglish({ headers, moves }: GameText, parser: Parser, rules: Rules) {
  const variant = variantOf(headers);
  if (!variant) return { game: null, faults: [{ code: "variant", variant: headers.Variant }] };
  const start = (headers.FEN ?? START).trim();
  if (!playable(start, rules)) return { game: null, faults: [{ code: "bad-fen" }] };
  const [tree] = parser.parsePgn(moves.trim() || "*", parser.emptyHeaders);
  const reader: Reader = { parser, rules, variant, faults: [] };
  const played = recordsOf(tree.moves, start, reader, false);
  const { found, after, open } = strangers(moves);
  const gap = found.find(({ inVariation }) => !inVariation)?.ply ?? Infinity;
  const records = played.slice(0, gap); // behind a gap nothing stands where it should
  const unplayable = reader.faults.filter(({ inVariation }) => inVariation || gap > played.length);
  const faults: PgnFault[] = [
    ...found.slice(0, MAX_FAULTS).map((item) => fault("no-move", atPly(start, played, item.ply), item)),
    ...unplayable,
  ].slice(0, MAX_FAULTS);
  const more = found.length + unplayable.length - faults.length;
  if (more) faults.push({ code: "more", count: more });
  if (open) faults.push(fault("comment-open", atPly(start, played, open.ply), { ...open, token: "" }));
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

/** The records of the line below `node`, each with the other moves in its place. */
function recordsOf(node: Node<PgnNodeData>, fen: string, reader: Reader, inVariation: boolean): MoveRecord[] {
  const line: MoveRecord[] = [];
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

function variationOf(node: ChildNode<PgnNodeData>, before: string, reader: Reader): MoveRecord[] {
  const first = recordOf(node.data, before, reader, true);
  return first ? [first, ...recordsOf(node, first.fen, reader, true)] : [];
}

function recordOf(
  data: PgnNodeData,
  before: string,
  { parser, rules, variant, faults }: Reader,
  inVariation: boolean,
): MoveRecord | null {
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

/** What comments say, scores in White's view. */
function notesOf(comments: string[] | undefined, parser: Parser): Notes {
  const read = (comments ?? []).map(parser.parseComment);
  const last = <K extends "clock" | "emt" | "evaluation">(key: K) =>
    read.map((item) => item[key]).findLast((value) => value !== undefined) ?? null;
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

/** Without the commands of other programs ([%anno ...]). Linear: no part can match a bracket. */
const plain = (text: string) =>
  text
    .replace(/\[%[A-Za-z][^[\]]*\]/g, " ")
    .replace(/\s+/g, " ")
    .trim();

const square = (index: number) => "abcdefgh"[index % 8] + (Math.floor(index / 8) + 1);

function fault(
  code: string,
  fen: string,
  { token, inVariation = false }: { token: string; inVariation?: boolean },
): PgnFault {
  return { code, token: clip(token), inVariation, number: moveNumber(fen), side: turn(fen) };
}

/** As much of a foreign word as a sentence can hold, as the server has it. */
const clip = (text: string) => (text.length <= 60 ? text : `${text.slice(0, 57)}...`);

/** The position before the move that follows `ply` others; past a cut the last one, counted on. */
function atPly(start: string, records: MoveRecord[], ply: number): string {
  if (ply <= records.length) return ply ? records[ply - 1].fen : start;
  const { number, white } = numberOf(start, ply);
  return `- ${white ? "w" : "b"} - - 0 ${number}`;
}

function variantOf({ Variant = "" }: Record<string, string>): Variant | null {
  if (STANDARD.has(Variant.trim().toLowerCase())) return "standard";
  return CHESS960.test(Variant) ? "chess960" : null;
}

const playable = (fen: string, rules: Rules): boolean =>
  Object.keys(rules.targets(fen)).length > 0 || rules.ending(fen) !== null;
