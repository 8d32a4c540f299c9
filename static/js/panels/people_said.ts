/** What people of a rating play in place of a move, as a sentence; state/people_words.ts chooses it. Pure. */

import { numberBefore } from "../chess/position.ts";
import { textOf } from "../lib/i18n.ts";
import { peopleSaid } from "../state/people_words.ts";
import type { Rating } from "../state/rating.ts";
import type { Begun } from "../state/types.ts";
import { fenAt } from "../state/view.ts";

/** Of the move of a ply; "" where there is nothing to tell. */
export function peopleWords(state: Begun, ply: number, rating: Rating | null): string {
  const move = state.moves[ply - 1];
  if (!move?.people || !rating) return "";
  const earlier = state.game.moves[ply - 2];
  const said = peopleSaid(
    {
      people: move.people,
      classification: move.classification,
      played: state.game.moves[ply - 1].uci,
      number: numberBefore(fenAt(state, ply - 1)),
      taken: earlier?.san.includes("x") ? earlier.target : null,
      expected: move.expected_before ?? 0,
    },
    rating,
  );
  return textOf(said) ?? "";
}
