/**
 * The lines that show why a move got its class: what would have been better, what refutes it, what taking an offered
 * piece runs into. Pure; the words are explain.js's, the drawing playline.js's.
 */

import { FAULTS } from "../chess/classes.js";
import { mover } from "../state/fold.js";
import { bestLine, fenAt } from "../state/view.js";

/**
 * [{kind, base, fen, pv, san, cp, mate, line}] for the move of `ply`: `kind` "better", "refutes", "second" or "capture",
 * `base` the ply that the line leaves from, `fen` its position, the score in White's view (both null: nobody has looked),
 * `line` the engine's own line where there is one.
 */
export function whyLines(state, ply) {
  const move = state.moves[ply - 1];
  if (!move?.classification) return [];
  if (FAULTS.includes(move.classification))
    return [better(state, ply), refutation(state, ply)].filter(Boolean);
  if (move.classification === "critical") return [second(state, ply)].filter(Boolean);
  return move.classification === "brilliant" ? captures(state, ply) : [];
}

function better(state, ply) {
  const line = bestLine(state.positions[ply - 1]);
  const best = state.moves[ply - 1].best;
  const other = line && line.pv[0] !== state.game.moves[ply - 1].uci && line.pv[0] === best?.uci;
  return other ? ofLine("better", state, ply - 1, line) : null;
}

function refutation(state, ply) {
  const line = bestLine(state.positions[ply]);
  return line?.pv.length ? ofLine("refutes", state, ply, line) : null;
}

/** The line that the reason says would have cost so much; none where it is not among the lines. */
function second(state, ply) {
  const named = state.moves[ply - 1].reason?.second?.move;
  const line = state.positions[ply - 1]?.lines.find(
    ({ rank, pv }) => rank === 2 && (!named || pv[0] === named),
  );
  return line ? ofLine("second", state, ply - 1, line) : null;
}

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

function captures(state, ply) {
  const sign = mover(state, ply) === "white" ? 1 : -1;
  return capturesOf(state.moves[ply - 1]).map(({ move, san, answer }) => ({
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

const inWhitesView = (value, sign) => (typeof value === "number" ? value * sign : null);

/** The captures that a brilliant move's reason names, each once: [{move, san, answer}]. */
export function capturesOf(move) {
  const all = (move.reason?.unsafe ?? []).flatMap((piece) => piece.captures ?? []);
  return all.filter((capture, index) => all.findIndex((other) => other.move === capture.move) === index);
}
