/**
 * The rows of a collection as values: what a column holds, which rows a filter leaves, and in what order.
 * Pure.
 */

import { openingName } from "../chess/opening_names.ts";
import { plain } from "../lib/format.ts";
import type { Follow, Side } from "../wire.ts";
import type { Column, Filter, Row, Sort } from "./types.ts";

const UNKNOWN = /^[?.\-\s]*$/;
const RESULTS = new Set(["1-0", "0-1", "1/2-1/2"]);
const OVER = new Set(["done", "failed", "refused"]);
const ENDS = new Set([...OVER, "stopped"]);

/** A header's value; null where nothing is known. */
export function header(row: Row, name: string): string | null {
  const value = (row.headers[name] ?? "").trim();
  return UNKNOWN.test(value) ? null : value;
}

/** The round: "3" of "3" and of "3.12", as many files write round and board. */
export const roundOf = (row: Row) => header(row, "Round")?.split(".")[0] ?? null;

/** The board, from its own header or behind the round. */
export const boardOf = (row: Row) =>
  header(row, "Board") ?? (header(row, "Round")?.split(".").slice(1).join(".") || null);

/** The chapter of a study that the game is. */
export const chapterOf = (row: Row) => header(row, "ChapterName");

/** The result of the game, "*" while there is none. */
export const resultOf = (row: Row) => (RESULTS.has(row.headers.Result) ? row.headers.Result : "*");

/** Whose games they are: the only name that stands in all of four games or more; null where there is none. */
export function soleOf(rows: Row[]): string | null {
  const namesOf = (row: Row) => [header(row, "White"), header(row, "Black")];
  if (rows.length < 4) return null;
  const common = rows.map(namesOf).reduce((all, names) => all.filter((name) => names.includes(name)));
  return common.length === 1 ? common[0] : null;
}

/** How often a side did `kind`; null while its moves are not all judged. */
export function countOf(row: Row, side: Side, kind: string): number | null {
  const figures = row[side];
  return figures && figures.judged === figures.moves ? (figures.counts[kind] ?? 0) : null;
}

/** How often a side let go of a win or of material; null in older reviews, and while a move is not judged. */
export function missesOf(row: Row, side: Side): number | null {
  const figures = row[side];
  return figures?.misses && figures.judged === figures.moves ? figures.misses.length : null;
}

/** The accuracy of a side, or null. */
export const accuracyOf = (row: Row, side: Side): number | null => row[side]?.accuracy ?? null;

/** "2.1" is after "2" and before "10": what a round or a board number is sorted by. */
function parts(text: string | null) {
  return text === null
    ? null
    : text
        .split(/[.\-/\s]+/)
        .map((part) => (/^\d+$/.test(part) ? part.padStart(6, "0") : part.toLowerCase()))
        .join(".");
}

const both = (of: (side: Side) => number | null): number | null => {
  const [white, black] = [of("white"), of("black")];
  return white === null && black === null ? null : (white ?? 0) + (black ?? 0);
};

/** Column -> the value that it is sorted by; null goes last in either direction. */
export const VALUES: Record<Column, (row: Row) => string | number | null> = {
  number: (row) => row.number,
  round: (row) => parts(header(row, "Round")),
  board: (row) => parts(boardOf(row)),
  chapter: (row) => parts(chapterOf(row)),
  white: (row) => header(row, "White")?.toLowerCase() ?? null,
  black: (row) => header(row, "Black")?.toLowerCase() ?? null,
  result: (row) => ["1-0", "1/2-1/2", "0-1", "*"].indexOf(resultOf(row)),
  opening: (row) => (row.opening ? `${row.opening.eco} ${row.opening.name}` : null),
  whiteAccuracy: (row) => accuracyOf(row, "white"),
  blackAccuracy: (row) => accuracyOf(row, "black"),
  blunders: (row) => both((side) => countOf(row, side, "blunder")),
  state: (row) => ["running", "waiting", "done", "stopped", "failed", "refused"].indexOf(row.status),
};

/** These begin with the largest when they are chosen. */
export const LARGEST_FIRST = new Set(["whiteAccuracy", "blackAccuracy", "blunders"] as Column[]);

/** `rows` by a column; equal ones stay in the order of the file. */
export function sorted(rows: Row[], { column, descending }: Sort): Row[] {
  const value = VALUES[column];
  const sign = descending ? -1 : 1;
  return [...rows].sort((a, b) => {
    const [x, y] = [value(a), value(b)];
    if (x === null || y === null) return Number(x === null) - Number(y === null) || a.number - b.number;
    return (x < y ? -sign : x > y ? sign : 0) || a.number - b.number;
  });
}

/** The column that the next press on `column` sorts by, and how. */
export function nextSort(now: Sort, column: Column): Sort {
  if (now.column === column) return { column, descending: !now.descending };
  return { column, descending: LARGEST_FIRST.has(column) };
}

/**
 * The rows that a filter leaves: `text` in a name, a chapter, the opening or the event, `result` and `round`
 * exactly.
 */
export function filtered(rows: Row[], { text = "", result = "", round = "" }: Filter): Row[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    if (result && resultOf(row) !== result) return false;
    if (round && roundOf(row) !== round) return false;
    const said = plain(
      ["White", "Black", "Event", "ChapterName"]
        .map((name) => header(row, name) ?? "")
        .concat(row.opening?.eco ?? "", row.opening?.name ?? "", openingName(row.opening?.name ?? ""))
        .join(" "),
    );
    return words.every((word) => said.includes(word));
  });
}

/** The rounds that there are, in order; fewer than two: nothing to choose. */
export function roundsOf(rows: Row[]) {
  const rounds = [...new Set(rows.map(roundOf).filter((round) => round !== null))];
  return rounds.sort((a, b) => ((parts(a) ?? "") < (parts(b) ?? "") ? -1 : 1));
}

/**
 * {games, reviewed, waiting, running, stopped, faulty, share}: `share` 0..1 of all moves of the games to be
 * reviewed; what was stopped is not done.
 */
export function progressOf(rows: Row[]) {
  const reviews = rows.filter((row) => row.id);
  const count = (status: Row["status"]) => reviews.filter((row) => row.status === status).length;
  const moves = (row: Row) => Math.max(1, row.plies);
  const all = reviews.reduce((sum, row) => sum + moves(row), 0);
  const over = reviews.reduce(
    (sum, row) => sum + (OVER.has(row.status) ? moves(row) : Math.min(row.judged ?? 0, moves(row))),
    0,
  );
  return {
    games: rows.length,
    reviews: reviews.length,
    reviewed: count("done"),
    running: count("running"),
    waiting: count("waiting"),
    stopped: count("stopped"),
    faulty: rows.filter((row) => !row.id && !isUnplayed(row) && !isToCome(row)).length + count("failed"),
    share: all ? over / all : 1,
  };
}

/** A bye or a forfeit: no game, and no fault. */
export const isUnplayed = (row: Row) => row.kind === "bye" || row.kind === "forfeit";

/** A game of a round that has not begun: it gets its review with its first move. */
export const isToCome = (row: Row) => !row.id && row.kind === "open" && !row.fault;

/** Whether somebody still looks at what a collection follows. */
export const isFollowed = (follow: Follow | null) => follow !== null && follow.state !== "ended";

/** Whether that is a round. */
export const isRound = (follow: Follow | null) => follow !== null && follow.player === null;

/** How a followed round is sorted at first: by board, if all is one round. */
export const roundOrder = (rows: Row[]): Sort => ({
  column: roundsOf(rows).length > 1 || !rows.some(boardOf) ? "round" : "board",
  descending: false,
});

/** Whether nothing is to come any more. */
export const isOver = (rows: Row[]) => rows.every((row) => ENDS.has(row.status));

/** First and last date of the games as they are written, or null: ["1999.01.16", "1999.01.31"]. */
export function datesOf(rows: Row[]) {
  const dates = rows
    .map((row) => header(row, "Date"))
    .filter((date) => date !== null)
    .filter((date) => /^\d{4}/.test(date))
    .sort();
  return dates.length ? [dates[0], dates[dates.length - 1]] : null;
}

/** The event that all games share, or null. */
export function eventOf(rows: Row[]) {
  const events = new Set(rows.map((row) => header(row, "Event")));
  return events.size === 1 ? [...events][0] : null;
}
