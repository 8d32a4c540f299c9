/**
 * At which rating a move is looked at: its player's, else the reader's own, which is kept in the browser by
 * storage.ts; nothing of it is sent.
 */

import { load, save } from "../lib/storage.ts";
import type { Side } from "../wire.ts";
import type { Rating } from "./rating.ts";
import { givenRating, RATINGS } from "./rating.ts";

/** What the reader says to play at; null: nothing was said. */
export const ownRating = (): number | null => {
  const kept = load("rating", null as unknown);
  return RATINGS.find((rating) => rating === kept) ?? null;
};

/** The rating at which a side's moves are looked at; null where none is known. */
export const ratingOf = (headers: Record<string, string>, side: Side): Rating | null => {
  const [given, own] = [givenRating(headers, side), ownRating()];
  if (own && (!given || load("rating-first", false))) return { value: own, about: true, side: null };
  return given;
};

/** Keep what the reader says; said of a game that has ratings it goes before those. null: as games say. */
export const chooseRating = (value: number | null, isGiven: boolean): void => {
  if (value !== null) save("rating", value);
  if (isGiven) save("rating-first", value === null ? null : true);
};
