/**
 * The file that takes along what this browser keeps of a person: the list of reviews with the keys, the
 * repertoire, the cards of both trainings, some settings. Its text, and what such a text holds. Pure.
 */

import { cardOf, FAULT } from "../learn/cards.ts";
import type { Deck } from "../learn/types.ts";
import type { OwnReview } from "../state/own_reviews.ts";
import type { Side } from "../wire.ts";

/** What is not in the list. `repertoires`: PGN, by side; `settings`: by their names in lib/storage.ts. */
export interface Learnt {
  repertoires: Partial<Record<Side, string>>;
  /** of a repertoire's positions */
  cards: Deck;
  /** of faults */
  training: Deck;
  settings: Record<string, unknown>;
}

/** What a file holds: the lines, the tokens by which their reviews can be deleted, and the rest. */
export interface Taken extends Learnt {
  reviews: OwnReview[];
  tokens: Record<string, string>;
}

const KIND = "own-reviews";
/** 2: with more than the list; what a file of 1 lacks is empty. */
const VERSION = 2;
/** Characters of a file that is read. */
export const LARGEST = 8 * 1024 * 1024;
/** Lines of a file that are read, or cards of a deck, and characters of a field. */
const MOST = 20_000;
const LONGEST = 300;
const ID = /^[A-Za-z0-9_-]{1,64}$/;
/** The id of a repertoire's card: its side, and the position. */
const LINE = /^(white|black) [1-8pnbrqkPNBRQK/]{15,80} [wb] [KQkq-]{1,4} [a-h1-8-]{1,2}$/;
/** Where men stand, as a FEN begins. */
const MEN = /^[1-8pnbrqkPNBRQK/]{15,80}$/;
const STATUSES: OwnReview["status"][] = ["waiting", "running", "stopped", "failed", "done", "gone"];
const SIDES: Side[] = ["white", "black"];

const isWord = (value: unknown): value is string => typeof value === "string" && value.length <= LONGEST;
const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The settings that go along, those of a person and not of a device, and what each looks like; who reads
 * one (state/) knows which values there are.
 */
const SETTINGS: Record<string, (value: unknown) => boolean> = {
  accuracy: isWord,
  board: isObject,
  keys: isObject,
  notation: isWord,
  rating: (value) => typeof value === "number",
  "rating-first": (value) => typeof value === "boolean",
  "my-names": (value) => Array.isArray(value) && value.every(isWord),
  "my-sides": (value) => Array.isArray(value) && value.every(isAnswer),
};
export const SETTING_NAMES = Object.keys(SETTINGS);

/** Which side of a review one is. */
const isAnswer = (value: unknown) =>
  Array.isArray(value) && value.length === 2 && isWord(value[0]) && [...SIDES, "none"].includes(value[1]);

export const fileOf = (taken: Taken): string =>
  `${JSON.stringify({ kibitz: KIND, version: VERSION, ...taken })}\n`;

/** What the text of such a file holds; null where it is none. What in it is none of its kind is left out. */
export function fromFile(text: string): Taken | null {
  if (text.length > LARGEST) return null;
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  const file = objectOf(read);
  if (file.kibitz !== KIND || !Array.isArray(file.reviews)) return null;
  return {
    reviews: file.reviews.slice(0, MOST).flatMap((line) => lineOf(objectOf(line)) ?? []),
    tokens: found(file.tokens, (id, token) =>
      ID.test(id) && isWord(token) && ID.test(token) ? token : null,
    ),
    repertoires: found(file.repertoires, (side, pgn) =>
      SIDES.some((each) => each === side) && typeof pgn === "string" ? pgn : null,
    ),
    cards: found(file.cards, (id, card) => (LINE.test(id) ? cardOf(card) : null)),
    training: found(file.training, (id, card) => (FAULT.test(id) ? cardOf(card) : null)),
    settings: found(file.settings, (name, value) =>
      Object.hasOwn(SETTINGS, name) && SETTINGS[name](value) ? value : null,
    ),
  };
}

/** Whether there is more than the list. */
export const hasLearnt = ({ repertoires, cards, training, settings }: Learnt): boolean =>
  [repertoires, cards, training, settings].some((each) => Object.keys(each).length);

/** Of an object what `checked` lets pass, which is not null. */
function found<T>(value: unknown, checked: (name: string, value: unknown) => T | null): Record<string, T> {
  const entries = Object.entries(objectOf(value)).slice(0, MOST);
  return Object.fromEntries(
    entries.flatMap(([name, each]) => {
      const good = checked(name, each);
      return good === null ? [] : [[name, good]];
    }),
  );
}

const objectOf = (value: unknown): Record<string, unknown> =>
  isObject(value) ? (value as Record<string, unknown>) : {};

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
    ...(MEN.test(words("men")) && { men: words("men") }),
    ...(words("player") && { player: words("player") }),
    ...(line.follows === true && { follows: true }),
  };
}
