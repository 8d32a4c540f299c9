/** Ratings: a player's by the game's headers, and what is known by rating. Pure. */

import type { Side } from "../wire.ts";

/** `about`: on another scale than lichess's, or a person's guess; `side`: whose it is, null: the reader's. */
export interface Rating {
  value: number;
  about: boolean;
  side: Side | null;
}

/** Ratings on lichess that a person may choose; the outer two are those of the networks. */
export const RATINGS = [1100, 1200, 1300, 1400, 1500, 1600, 1700, 1800, 1900];

/** A game that was played on lichess; its broadcasts and studies have ratings of others. */
const LICHESS = /^https?:\/\/(?:www\.)?lichess\.org\/[a-z0-9]{8}(?:[a-z0-9]{4})?(?:[/?#]|$)/i;
const HIGHEST = 4000;

/** A player's rating as the headers have it. */
export const givenRating = (headers: Record<string, string>, side: Side): Rating | null => {
  const text = (headers[side === "white" ? "WhiteElo" : "BlackElo"] ?? "").trim();
  const value = /^\d{3,4}$/.test(text) ? Number(text) : 0;
  if (!value || value > HIGHEST) return null;
  const played = LICHESS.test(headers.Site ?? "") && !headers.BroadcastURL && !headers.StudyName;
  return { value, about: !played, side };
};

export const LEAST: number = RATINGS[0];
export const MOST: number = RATINGS[RATINGS.length - 1];

/** The nearest rating that the networks know. */
export const nearest = (rating: number): number => Math.min(MOST, Math.max(LEAST, rating));

/** The rating that values of `count` ratings, LEAST to MOST, have at a place of theirs. */
export const ratingAt = (at: number, count: number): number => LEAST + ((MOST - LEAST) * at) / (count - 1);

/** Of values at ratings from LEAST to MOST, in equal steps, the one at a rating; beyond them as there. */
export const atRating = (values: number[], rating: number): number => {
  const at = ((nearest(rating) - LEAST) / (MOST - LEAST)) * (values.length - 1);
  const [below, part] = [Math.floor(at), at - Math.floor(at)];
  return values[below] + part * ((values[below + 1] ?? values[below]) - values[below]);
};
