/**
 * A game as its PGN tells it, as a state like those of `fold.js`: evaluations from [%eval], classes from the author's
 * NAGs. No engine has a say, so there are no accuracies and no report. Pure.
 */

import { CLASSES } from "../chess/classes.js";
import { expectedPoints } from "../chess/expected.js";
import { initialState } from "./fold.js";
import { turn } from "../chess/position.js";

const BY_NAG = Object.fromEntries(
  Object.entries(CLASSES).flatMap(([id, { nag }]) => (nag ? [[nag, id]] : [])),
);

/** The state of a game record (pgn.js). */
export function stateOfPgn(game) {
  const positions = [{ eval: game.eval, fen: game.start_fen }, ...game.moves].map(positionOf);
  const moves = game.moves.map(verdictOf);
  return {
    ...initialState(),
    status: "done",
    game: { ...game, moves: game.moves.map(withoutSigns) },
    positions,
    moves,
    progress: {
      moves: moves.length,
      judged: moves.filter(Boolean).length,
      positions: positions.length,
      evaluated: positions.filter(Boolean).length,
      nodes: 0,
    },
  };
}

/** Whether the author gave evaluations, so that a bar and a graph have something to show. */
export const hasEvaluations = (state) => state.positions.filter(Boolean).length > 1;

function positionOf(record, ply) {
  const score = record.san?.endsWith("#") ? { mate: 0 } : record.eval;
  if (!score) return null;
  const line = { rank: 1, depth: null, cp: score.cp ?? null, mate: score.mate ?? null, pv: [], san: [] };
  return {
    ply,
    lines: [line],
    win: winOf(score, record.fen),
    depth: null,
    nodes: 0,
    engine: "",
    source: "pgn",
    pass: 1,
  };
}

function winOf(score, fen) {
  if (score.mate === 0) return turn(fen) === "black" ? 1 : 0;
  return expectedPoints(score);
}

function verdictOf({ nags }, index) {
  const nag = nags.find((item) => item in BY_NAG);
  if (!nag) return null;
  return {
    ply: index + 1,
    classification: BY_NAG[nag],
    accuracy: null,
    loss: null,
    expected_before: null,
    expected_after: null,
    best: null,
    opening: null,
    nag,
    reason: {},
    provisional: false,
  };
}

/** The signs that a badge shows now. */
function withoutSigns(record) {
  return { ...record, nags: record.nags.filter((nag) => !(nag in BY_NAG)) };
}
