/**
 * The lines that show why a move got its class: what would have been better, what refutes it, what taking an
 * offered
 * piece runs into. Pure; the words are explain.ts's, the drawing playline.ts's.
 */

import { CLASSES, FAULTS } from "../chess/classes.ts";
import { shown } from "../chess/notation.ts";
import { mover } from "../state/fold.ts";
import type { Begun, EngineLine, Move } from "../state/types.ts";
import { bestLine, fenAt } from "../state/view.ts";
import type { Best, Capture, Fact, MoveRecord } from "../wire.ts";
import type { WhyLine } from "./types.ts";

/**
 * [{kind, base, fen, pv, san, cp, mate, line}] for the move of `ply`: `kind` "better", "refutes", "second" or
 * "capture",
 * `base` the ply that the line leaves from, `fen` its position, the score in White's view (both null: nobody
 * has looked),
 * `line` the engine's own line where there is one.
 */
export function whyLines(state: Begun, ply: number): WhyLine[] {
  const move = state.moves[ply - 1];
  if (!move?.classification) return [];
  if (FAULTS.includes(move.classification))
    return [better(state, ply, move), refutation(state, ply)].filter((line) => line !== null);
  if (move.classification === "critical") return [second(state, ply, move)].filter((line) => line !== null);
  return move.classification === "brilliant" ? captures(state, ply, move) : [];
}

/** The move that was clearly better than the one that was played; null where none was. */
export function betterOf({ classification: id, best }: Move, { uci }: Pick<MoveRecord, "uci">): Best | null {
  return id && CLASSES[id].value < CLASSES.best.value && best && best.uci !== uci ? best : null;
}

function better(state: Begun, ply: number, { best }: Move): WhyLine | null {
  const line = bestLine(state.positions[ply - 1]);
  const other = line && line.pv[0] !== state.game.moves[ply - 1].uci && line.pv[0] === best?.uci;
  return other ? ofLine("better", state, ply - 1, line) : null;
}

function refutation(state: Begun, ply: number): WhyLine | null {
  const line = bestLine(state.positions[ply]);
  return line?.pv.length ? ofLine("refutes", state, ply, line) : null;
}

/** The line that the reason says would have cost so much; none where it is not among the lines. */
function second(state: Begun, ply: number, { reason }: Move): WhyLine | null {
  const named = reason?.second?.move;
  const line = state.positions[ply - 1]?.lines.find(
    ({ rank, pv }) => rank === 2 && (!named || pv[0] === named),
  );
  return line ? ofLine("second", state, ply - 1, line) : null;
}

function ofLine(kind: WhyLine["kind"], state: Begun, base: number, line: EngineLine): WhyLine {
  return {
    kind,
    base,
    fen: fenAt(state, base),
    pv: line.pv,
    san: line.san ?? line.pv,
    cp: line.cp,
    mate: line.mate,
    line,
  };
}

function captures(state: Begun, ply: number, verdict: Move): WhyLine[] {
  const sign = mover(state, ply) === "white" ? 1 : -1;
  return capturesOf(verdict).map(({ move, san, answer }) => ({
    kind: "capture",
    base: ply,
    fen: fenAt(state, ply),
    line: null,
    pv: [move, ...(answer?.line ?? [])],
    san: [san, ...(answer?.san ?? [])],
    cp: inWhitesView(answer?.score.cp, sign),
    mate: inWhitesView(answer?.score.mate, sign),
  }));
}

const inWhitesView = (value: unknown, sign: number): number | null =>
  typeof value === "number" ? value * sign : null;

/** The moves of a fact up to the one that shows it; null where it has none. */
export function keyLine(
  state: Begun,
  ply: number,
  { base, line = [], san = [], ply: at }: Fact,
): WhyLine | null {
  if (!base || !line.length) return null;
  const [from, count] = [base === "before" ? ply - 1 : ply, (at ?? line.length - 1) + 1];
  const { cp = null, mate = null } = bestLine(state.positions[from]) ?? {};
  return {
    kind: base === "before" ? "better" : "refutes",
    base: from,
    fen: fenAt(state, from),
    pv: line.slice(0, count),
    san: san.slice(0, count),
    cp,
    mate,
    line: null,
  };
}

/** The captures that a brilliant move's reason names, each once: [{move, san, answer}]. */
export function capturesOf(move: Move): Capture[] {
  const all = (move.reason?.unsafe ?? []).flatMap((piece) => piece.captures ?? []);
  return all.filter((capture, index) => all.findIndex((other) => other.move === capture.move) === index);
}

/** Moves from which on a mate's number alone says little, and how many of its moves are shown then. */
const FAR = { mate: 4, shown: 3 };

/** The first moves of a mate that nobody sees at a glance: "Qh5+ Kg8 Qxf7+"; nothing of a near one. */
export const firstMoves = (count: number, san: readonly string[] = []): string =>
  count < FAR.mate ? "" : shown(san.slice(0, FAR.shown).join(" "));
