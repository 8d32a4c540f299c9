/**
 * The lines that show why a move got its class: what would have been better, what refutes it, what taking an
 * offered
 * piece runs into. Pure; the words are explain.js's, the drawing playline.js's.
 */

import { CLASSES, FAULTS } from "../chess/classes.js";
import { mover } from "../state/fold.js";
import { bestLine, fenAt } from "../state/view.js";

/** @import { WhyLine } from "../../types/panels" */
/** @import { Begun, EngineLine, Move, MoveRecord } from "../../types/state" */
/** @import { Best, Capture } from "../wire" */

/**
 * [{kind, base, fen, pv, san, cp, mate, line}] for the move of `ply`: `kind` "better", "refutes", "second" or
 * "capture",
 * `base` the ply that the line leaves from, `fen` its position, the score in White's view (both null: nobody
 * has looked),
 * `line` the engine's own line where there is one.
 * @type {(state: Begun, ply: number) => WhyLine[]}
 */
export function whyLines(state, ply) {
  const move = state.moves[ply - 1];
  if (!move?.classification) return [];
  if (FAULTS.includes(move.classification))
    return [better(state, ply, move), refutation(state, ply)].filter((line) => line !== null);
  if (move.classification === "critical") return [second(state, ply, move)].filter((line) => line !== null);
  return move.classification === "brilliant" ? captures(state, ply, move) : [];
}

/**
 * The move that was clearly better than the one that was played; null where none was.
 * @type {(move: Move, record: Pick<MoveRecord, "uci">) => Best | null}
 */
export function betterOf({ classification: id, best }, { uci }) {
  return id && CLASSES[id].value < CLASSES.best.value && best && best.uci !== uci ? best : null;
}

/** @type {(state: Begun, ply: number, move: Move) => WhyLine | null} */
function better(state, ply, { best }) {
  const line = bestLine(state.positions[ply - 1]);
  const other = line && line.pv[0] !== state.game.moves[ply - 1].uci && line.pv[0] === best?.uci;
  return other ? ofLine("better", state, ply - 1, line) : null;
}

/** @type {(state: Begun, ply: number) => WhyLine | null} */
function refutation(state, ply) {
  const line = bestLine(state.positions[ply]);
  return line?.pv.length ? ofLine("refutes", state, ply, line) : null;
}

/**
 * The line that the reason says would have cost so much; none where it is not among the lines.
 * @type {(state: Begun, ply: number, move: Move) => WhyLine | null}
 */
function second(state, ply, { reason }) {
  const named = reason?.second?.move;
  const line = state.positions[ply - 1]?.lines.find(
    ({ rank, pv }) => rank === 2 && (!named || pv[0] === named),
  );
  return line ? ofLine("second", state, ply - 1, line) : null;
}

/** @type {(kind: WhyLine["kind"], state: Begun, base: number, line: EngineLine) => WhyLine} */
function ofLine(kind, state, base, line) {
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

/** @type {(state: Begun, ply: number, move: Move) => WhyLine[]} */
function captures(state, ply, verdict) {
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

/** @type {(value: unknown, sign: number) => number | null} */
const inWhitesView = (value, sign) => (typeof value === "number" ? value * sign : null);

/**
 * The captures that a brilliant move's reason names, each once: [{move, san, answer}].
 * @type {(move: Move) => Capture[]}
 */
export function capturesOf(move) {
  const all = (move.reason?.unsafe ?? []).flatMap((piece) => piece.captures ?? []);
  return all.filter((capture, index) => all.findIndex((other) => other.move === capture.move) === index);
}
