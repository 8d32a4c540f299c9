/** What is shown of a position that is solved, and of which position that is asked. Pure. */

/** @import * as Types from "../../types/endgame" */

import { exactLook, isExact, mayBeExact, menOf } from "../state/exact.js";
import { onBoard } from "../state/view.js";

/**
 * A pawn ending of the game is solved where the review says so: the engine has looked at it. Of one that was
 * tried the server alone can tell.
 * @type {Types.Wanted}
 */
export const wanted = (fen, position, men) =>
  isExact(position) || menOf(fen) <= men || (!position && mayBeExact(fen, men));

/** @type {Types.SolvedOf} */
export const solvedOf = (state, view, answer) => {
  const { fen, ply, main } = onBoard(state, view);
  const position = main ? state.positions[ply] : null;
  const exact = answer?.table ?? position?.exact ?? null;
  return {
    exact: exact && exactLook(exact, fen),
    answer: answer ?? null,
    played: (main && state.game.moves[ply]?.uci) || null,
    pawns: pawnsOf(position, answer),
  };
};

/** @type {Types.PawnsOf} */
const pawnsOf = (position, answer) => {
  const sums = answer?.pawns;
  if (position) return position.pawns && { answer: sums ?? position.pawns, agreed: true };
  return sums?.certified ? { answer: sums, agreed: false } : null;
};
