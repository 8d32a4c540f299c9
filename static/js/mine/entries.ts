/** The list of one's reviews: order, filter, two lists as one. Pure. */

import { plain } from "../lib/format.ts";
import type { OwnReview } from "../state/own_reviews.ts";

export interface Filter {
  text: string;
  opening: string;
  result: string;
}

/** The newest first. */
export const sorted = (reviews: Iterable<OwnReview>): OwnReview[] =>
  [...reviews].sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));

/** Those that are still there, the one that was opened last first. */
export function openedLast(reviews: Iterable<OwnReview>): OwnReview[] {
  const openedAt = ({ seen, at }: OwnReview) => seen ?? at;
  return [...reviews].filter(({ status }) => status !== "gone").sort((a, b) => openedAt(b) - openedAt(a));
}

/** "Sicilian Defense" of "Sicilian Defense: Najdorf Variation". */
export const familyOf = ({ opening }: OwnReview): string => opening.split(":")[0];

/** The families of openings that there are, the most frequent first. */
export function families(reviews: OwnReview[]): { family: string; count: number }[] {
  const counts: Map<string, number> = new Map();
  for (const family of reviews.map(familyOf).filter(Boolean))
    counts.set(family, (counts.get(family) ?? 0) + 1);
  return [...counts]
    .map(([family, count]) => ({ family, count }))
    .sort((a, b) => b.count - a.count || (a.family < b.family ? -1 : 1));
}

export function filtered(reviews: OwnReview[], { text, opening, result }: Filter): OwnReview[] {
  const words = plain(text).split(" ").filter(Boolean);
  return reviews.filter(
    (each) =>
      (!opening || familyOf(each) === opening) &&
      (!result || each.result === result) &&
      words.every((word) => plain(`${each.name} ${each.white} ${each.black}`).includes(word)),
  );
}

/** The tokens of both; one's own stays, whatever a file says. */
export const mergedTokens = (own: Record<string, string>, theirs: Record<string, string>) => ({
  ...theirs,
  ...own,
});

/** Both lists in one: of a line that both have one's own name, else the other's, and the earlier time. */
export function merged(own: Map<string, OwnReview>, theirs: OwnReview[]): OwnReview[] {
  return theirs.map((line) => {
    const mine = own.get(line.id);
    if (!mine) return line;
    return { ...mine, name: mine.name || line.name, at: Math.min(mine.at, line.at) || mine.at };
  });
}
