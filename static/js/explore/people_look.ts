/** What is asked about people on a position, and what is shown of the answer. Pure; people.ts draws it. */

import { turn } from "../chess/position.ts";
import { atRating } from "../state/rating.ts";
import type { Begun, View } from "../state/types.ts";
import type { AskedPeople, PeopleHere, Side } from "../wire.ts";
import { searchOf } from "./search.ts";

/** A position that people can be asked about: `asked` is sent, `side` is to move. */
export interface PeopleAsked {
  fen: string;
  side: Side;
  asked: AskedPeople;
}

/** A move and its share among players of a rating, 0..1. */
export interface PeopleRow {
  uci: string;
  san: string;
  share: number;
}

/** Moves that are shown, and the share that one has at least. */
const SHOWN = 6;
const LEAST = 0.01;

/** With all moves that led there: how a position came about says much. Chess960 nobody has learned. */
export const peopleAsked = (state: Begun, view: View): PeopleAsked | null => {
  if (state.game.variant !== "standard") return null;
  const { fen, task } = searchOf(state, view, 1);
  return { fen, side: turn(fen), asked: { fen: task.fen, moves: task.moves ?? [] } };
};

/** The likeliest moves at a rating. */
export const peopleRows = ({ moves }: PeopleHere, rating: number): PeopleRow[] =>
  moves
    .map(({ uci, san, p }) => ({ uci, san, share: atRating(p, rating) }))
    .filter(({ share }) => share >= LEAST)
    .sort((a, b) => b.share - a.share)
    .slice(0, SHOWN);
