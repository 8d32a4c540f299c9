/** Which faults a drill asks: the drill and the button that opens it show the same number. Pure. */

import { FAULTS } from "../chess/classes.ts";
import type { Side } from "../wire.ts";
import { mover } from "./fold.ts";
import type { Begun, Move } from "./types.ts";
import { bestLine } from "./view.ts";

/** Whether a move is a judged fault with a known better move; inaccuracies count only if `mild`. */
export const isAskable = (state: Begun, move: Move, mild: boolean): boolean =>
  Boolean(move.classification && FAULTS.includes(move.classification)) &&
  (mild || move.classification !== "inaccuracy") &&
  typeof move.loss === "number" &&
  !move.quiet &&
  Boolean(bestLine(state.positions[move.ply - 1])?.pv.length);

/** The plies of a side that the drill asks, in the game's order. */
export const askedOf = (state: Begun, side: Side, mild: boolean): number[] =>
  state.moves.flatMap((move) =>
    move && isAskable(state, move, mild) && mover(state, move.ply) === side ? move.ply : [],
  );

/** The side that the drill asks if nobody has chosen one: the side with more faults. */
export const defaultSide = (state: Begun, mild: boolean): Side =>
  askedOf(state, "black", mild).length > askedOf(state, "white", mild).length ? "black" : "white";
