/** Searches among the newest reviews and collections that this browser has made or opened. */

import { all } from "../lib/database.ts";
import type { ApiError } from "../net/api.ts";
import { findInCollection, findInReviews } from "../net/finding.ts";
import type { OwnReview } from "../state/own_reviews.ts";
import type { FoundGames } from "../wire.ts";
import type { Question } from "./answers.ts";
import { NOTHING } from "./answers.ts";

/** At most this many, the newest. */
const REVIEWS = 200;
const COLLECTIONS = 8;

export type Ask = (question: Question) => Promise<FoundGames>;

/** Searches in the list of `/reviews`, the newest first. */
export async function ownSearches(): Promise<Ask[]> {
  const lines = [...(await all<OwnReview>("reviews")).values()].sort((a, b) => b.at - a.at);
  const there = lines.filter(({ status }) => status !== "gone");
  const ids = (kind: OwnReview["kind"], most: number) =>
    there
      .filter((line) => line.kind === kind)
      .slice(0, most)
      .map(({ id }) => id);
  const reviews = ids("review", REVIEWS);
  return [
    ...(reviews.length ? [(question: Question) => findInReviews(reviews, question)] : []),
    ...ids("collection", COLLECTIONS).map(
      (id) => (question: Question) => findInCollection(id, question).catch(gone),
    ),
  ];
}

/** A collection that was deleted has no games. */
function gone(error: ApiError): FoundGames {
  if (error.status !== 404 && error.status !== 410) throw error;
  return NOTHING;
}
