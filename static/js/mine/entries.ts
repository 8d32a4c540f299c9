/** The list of one's reviews: order, filter, and the file that takes it elsewhere. Pure. */

import { plain } from "../lib/format.ts";
import type { OwnReview } from "../state/own_reviews.ts";

export interface Filter {
  text: string;
  opening: string;
  result: string;
}

/** What a file holds: the lines, and the tokens by which their reviews can be deleted. */
export interface Taken {
  reviews: OwnReview[];
  tokens: Record<string, string>;
}

const KIND = "own-reviews";
/** Lines of a file that are read, and characters of a field. */
const MOST = 10_000;
const LONGEST = 300;
const ID = /^[A-Za-z0-9_-]{1,64}$/;
const STATUSES: OwnReview["status"][] = ["waiting", "running", "stopped", "failed", "done", "gone"];

/** The newest first. */
export const sorted = (reviews: Iterable<OwnReview>): OwnReview[] =>
  [...reviews].sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));

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

/** The list as a file's text. */
export const fileOf = (reviews: OwnReview[], tokens: Record<string, string>): string =>
  `${JSON.stringify({ kibitz: KIND, version: 1, reviews, tokens })}\n`;

/** What the text of such a file holds; null where it is none. A line that is none is left out. */
export function fromFile(text: string): Taken | null {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  const file = objectOf(read);
  if (file.kibitz !== KIND || !Array.isArray(file.reviews)) return null;
  const tokens = Object.entries(objectOf(file.tokens)).filter(
    (pair): pair is [string, string] => ID.test(pair[0]) && typeof pair[1] === "string" && ID.test(pair[1]),
  );
  return {
    reviews: file.reviews.slice(0, MOST).flatMap((line) => lineOf(objectOf(line)) ?? []),
    tokens: Object.fromEntries(tokens.slice(0, MOST)),
  };
}

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

function lineOf(line: Record<string, unknown>): OwnReview | null {
  const words = (name: string) => (typeof line[name] === "string" ? line[name].slice(0, LONGEST) : "");
  const time = (value: unknown) => (typeof value === "number" && new Date(value).getTime()) || 0;
  const number = (value: unknown) => (typeof value === "number" && Number.isFinite(value) ? value : null);
  const accuracy = objectOf(line.accuracy);
  const status = STATUSES.find((each) => each === line.status);
  if (!ID.test(words("id")) || !status) return null;
  return {
    id: words("id"),
    kind: line.kind === "collection" ? "collection" : "review",
    ...{ name: words("name"), white: words("white"), black: words("black"), result: words("result") },
    ...{ date: words("date"), eco: words("eco"), opening: words("opening") },
    accuracy: { white: number(accuracy.white), black: number(accuracy.black) },
    status,
    games: number(line.games) ?? 1,
    at: time(line.at),
  };
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
