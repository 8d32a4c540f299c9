/**
 * The rows of a collection as values: what a column holds, which rows a filter leaves, and in what order.
 * Pure.
 */

/** @import { Column, Filter, Row, Sort } from "../../types/collection" */
/** @import { Follow, Side } from "../wire" */

const UNKNOWN = /^[?.\-\s]*$/;
const RESULTS = new Set(["1-0", "0-1", "1/2-1/2"]);
const OVER = new Set(["done", "failed", "refused"]);
const ENDS = new Set([...OVER, "stopped"]);

/** A header's value; null where nothing is known. @type {(row: Row, name: string) => string | null} */
export function header(row, name) {
  const value = (row.headers[name] ?? "").trim();
  return UNKNOWN.test(value) ? null : value;
}

/** The round: "3" of "3" and of "3.12", as many files write round and board. @param {Row} row */
export const roundOf = (row) => header(row, "Round")?.split(".")[0] ?? null;

/** The board, from its own header or behind the round. @param {Row} row */
export const boardOf = (row) =>
  header(row, "Board") ?? (header(row, "Round")?.split(".").slice(1).join(".") || null);

/** The chapter of a study that the game is. @param {Row} row */
export const chapterOf = (row) => header(row, "ChapterName");

/** The result of the game, "*" while there is none. @param {Row} row */
export const resultOf = (row) => (RESULTS.has(row.headers.Result) ? row.headers.Result : "*");

/**
 * How often a side did `kind`; null while its moves are not all judged.
 * @type {(row: Row, side: Side, kind: string) => number | null}
 */
export function countOf(row, side, kind) {
  const figures = row[side];
  return figures && figures.judged === figures.moves ? (figures.counts[kind] ?? 0) : null;
}

/** The accuracy of a side, or null. @type {(row: Row, side: Side) => number | null} */
export const accuracyOf = (row, side) => row[side]?.accuracy ?? null;

/**
 * "2.1" is after "2" and before "10": what a round or a board number is sorted by.
 * @param {string | null} text
 */
function parts(text) {
  return text === null
    ? null
    : text
        .split(/[.\-/\s]+/)
        .map((part) => (/^\d+$/.test(part) ? part.padStart(6, "0") : part.toLowerCase()))
        .join(".");
}

/** @type {(of: (side: Side) => number | null) => number | null} */
const both = (of) => {
  const [white, black] = [of("white"), of("black")];
  return white === null && black === null ? null : (white ?? 0) + (black ?? 0);
};

/**
 * Column -> the value that it is sorted by; null goes last in either direction.
 * @type {Record<Column, (row: Row) => string | number | null>}
 */
export const VALUES = {
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
export const LARGEST_FIRST = new Set(
  /** @type {Column[]} */ (["whiteAccuracy", "blackAccuracy", "blunders"]),
);

/**
 * `rows` by a column; equal ones stay in the order of the file.
 * @type {(rows: Row[], sort: Sort) => Row[]}
 */
export function sorted(rows, { column, descending }) {
  const value = VALUES[column];
  const sign = descending ? -1 : 1;
  return [...rows].sort((a, b) => {
    const [x, y] = [value(a), value(b)];
    if (x === null || y === null) return Number(x === null) - Number(y === null) || a.number - b.number;
    return (x < y ? -sign : x > y ? sign : 0) || a.number - b.number;
  });
}

/**
 * The column that the next press on `column` sorts by, and how.
 * @type {(now: Sort, column: Column) => Sort}
 */
export function nextSort(now, column) {
  if (now.column === column) return { column, descending: !now.descending };
  return { column, descending: LARGEST_FIRST.has(column) };
}

/**
 * The rows that a filter leaves: `text` in a name, a chapter, the opening or the event, `result` and `round`
 * exactly.
 * @type {(rows: Row[], filter: Filter) => Row[]}
 */
export function filtered(rows, { text = "", result = "", round = "" }) {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    if (result && resultOf(row) !== result) return false;
    if (round && roundOf(row) !== round) return false;
    const said = plain(
      ["White", "Black", "Event", "ChapterName"]
        .map((name) => header(row, name) ?? "")
        .concat(row.opening?.eco ?? "", row.opening?.name ?? "")
        .join(" "),
    );
    return words.every((word) => said.includes(word));
  });
}

/** Without accents and in small letters, so that "muller" finds "Müller". @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The rounds that there are, in order; fewer than two: nothing to choose. @param {Row[]} rows */
export function roundsOf(rows) {
  const rounds = [...new Set(rows.map(roundOf).filter((round) => round !== null))];
  return rounds.sort((a, b) => ((parts(a) ?? "") < (parts(b) ?? "") ? -1 : 1));
}

/**
 * {games, reviewed, waiting, running, stopped, faulty, share}: `share` 0..1 of all moves of the games to be
 * reviewed; what was stopped is not done.
 * @param {Row[]} rows
 */
export function progressOf(rows) {
  const reviews = rows.filter((row) => row.id);
  const count = (/** @type {Row["status"]} */ status) =>
    reviews.filter((row) => row.status === status).length;
  const moves = (/** @type {Row} */ row) => Math.max(1, row.plies);
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

/** A bye or a forfeit: no game, and no fault. @param {Row} row */
export const isUnplayed = (row) => row.kind === "bye" || row.kind === "forfeit";

/** A game of a round that has not begun: it gets its review with its first move. @param {Row} row */
export const isToCome = (row) => !row.id && row.kind === "open" && !row.fault;

/** Whether somebody still looks at the round that a collection follows. @param {Follow | null} follow */
export const isFollowed = (follow) => follow !== null && follow.state !== "ended";

/**
 * How a followed round is sorted at first: by board, if all is one round.
 * @type {(rows: Row[]) => Sort}
 */
export const roundOrder = (rows) => ({
  column: roundsOf(rows).length > 1 || !rows.some(boardOf) ? "round" : "board",
  descending: false,
});

/** Whether nothing is to come any more. */
export const isOver = (/** @type {Row[]} */ rows) => rows.every((row) => ENDS.has(row.status));

/**
 * First and last date of the games as they are written, or null: ["1999.01.16", "1999.01.31"].
 * @param {Row[]} rows
 */
export function datesOf(rows) {
  const dates = rows
    .map((row) => header(row, "Date"))
    .filter((date) => date !== null)
    .filter((date) => /^\d{4}/.test(date))
    .sort();
  return dates.length ? [dates[0], dates[dates.length - 1]] : null;
}

/** The event that all games share, or null. @param {Row[]} rows */
export function eventOf(rows) {
  const events = new Set(rows.map((row) => header(row, "Event")));
  return events.size === 1 ? [...events][0] : null;
}
