/**
 * At which rating a move is looked at: its player's by the game's headers, else the reader's own, which is
 * kept in the browser by storage.ts; nothing of it is sent.
 */

import { load, save } from "../lib/storage.ts";
import type { Side } from "../wire.ts";

/** `about`: on another scale than lichess's, or a person's guess; `side`: whose it is, null: the reader's. */
export interface Rating {
  value: number;
  about: boolean;
  side: Side | null;
}

/** Ratings on lichess that the networks know, as the server has them (server/analysis/people/asked.py). */
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

/** Of values at RATINGS the one at a rating; beyond the outer ones as there. */
export const atRating = (values: number[], rating: number): number => {
  const at = (Math.min(Math.max(rating, RATINGS[0]), RATINGS[RATINGS.length - 1]) - RATINGS[0]) / 100;
  const [below, part] = [Math.floor(at), at - Math.floor(at)];
  return values[below] + part * ((values[below + 1] ?? values[below]) - values[below]);
};
