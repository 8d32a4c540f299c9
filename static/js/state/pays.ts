/**
 * What pays to learn first: a fault that cost much and that others of a rating avoid. Pure. As `pays` in
 * `server/analysis/collection/season/figures.py`.
 */

import type { Side } from "../wire.ts";
import { mover } from "./fold.ts";
import type { Rating } from "./rating.ts";
import { atRating } from "./rating.ts";
import type { Begun } from "./types.ts";

/** How many avoid a fault of which nobody knows it. */
const UNKNOWN = 0.5;

/** What it would bring to play well in place of the move of a ply, in expected points. */
type Pays = (ply: number) => number;

/** null where nothing is known of it: the side has no rating, or no fault of its was judged. */
export const paysOf = (state: Begun, side: Side, rating: Rating | null): Pays | null => {
  const known = state.moves.some((move) => move?.people?.good && mover(state, move.ply) === side);
  if (!rating || !known) return null;
  return (ply) => {
    const { loss, people } = state.moves[ply - 1] ?? {};
    return (loss ?? 0) * (people?.good ? atRating(people.good, rating.value) : UNKNOWN);
  };
};
