/**
 * A season as values to show: its sections, the columns of their tables, the rows of two seasons side by
 * side, the places of its training. Pure.
 */

/** @import { Column, Line, Paired, PairedKind, Section, Shown, Spot, Tile } from "../../types/season" */
/** @import { FaultKind, Figure, Season } from "../wire" */

import { accuracy, fixed, percent } from "../lib/format.js";

const whole = (/** @type {number} */ value) => fixed(value, 0);

/** @type {Column} */
const GAMES = { id: "games", of: (row) => row.games, show: whole };
/** @type {Column} */
const SCORE = { id: "score", of: (row) => row.score, show: percent, share: (value) => value };
/** @type {Column} */
const ACCURACY = { id: "accuracy", of: (row) => row.accuracy, show: (value) => accuracy(value) ?? "" };
/** Faults of whole games: so many a game. @type {Column} */
const FAULTS = { id: "faults", of: (row) => row.faults, show: (value, { n }) => fixed(value / n, 1) };
/** Faults of parts of games: so many in a hundred moves. @type {Column} */
const RATE = {
  id: "rate",
  of: (row) => row.faults,
  show: (value, _figure, { moves }) => (moves ? fixed((100 * value) / moves, 1) : "–"),
};
/** @type {Column} */
const BOOK = { id: "book", of: (row) => row.book, show: (value) => fixed(value, 1) };
/** @type {Column} */
const LEAVES = { id: "leaves", of: (row) => row.leaves, show: percent };
/** @type {Column} */
const BEGINS = { id: "begins", of: (row) => row.begins, show: percent };

const WHOLE = [GAMES, SCORE, ACCURACY, FAULTS];
const PART = [GAMES, ACCURACY, RATE];

/** @type {(id: keyof Season, columns: Column[]) => Section} */
const section = (id, columns) => ({ id, columns, rows: (season) => /** @type {Line[]} */ (season[id]) });

/** The tables of a season, in order. @type {Section[]} */
export const SECTIONS = [
  section("months", WHOLE),
  section("phases", PART),
  section("clocks", PART),
  section("openings", [...WHOLE, BOOK, LEAVES]),
  section("endgames", [GAMES, SCORE, BEGINS, ACCURACY, RATE]),
  section("colours", WHOLE),
  section("strengths", WHOLE),
  section("ratings", WHOLE),
  section("hours", WHOLE),
];

/** A figure of a row as a column shows it; null where the row has none. */
/** @type {(column: Column, row: Line | null) => Shown | null} */
export function shownIn(column, row) {
  const figure = row && column.of(row);
  if (!row || !figure) return null;
  const { value } = figure;
  const share = value === null || !column.share ? null : column.share(value);
  return { ...shownAs(figure, (known) => column.show(known, figure, row)), share };
}

/** @type {(figure: Figure, show: (value: number) => string) => Shown} */
export const shownAs = ({ value, n, at }, show) => ({
  text: value === null ? null : show(value),
  n,
  at,
  share: null,
});

/** The head's figures. @type {(season: Season) => Tile[]} */
export function tilesOf({ totals, conversion, resourcefulness }) {
  const { score, faults, under_two: hasty } = totals;
  const a_game = (/** @type {number} */ value) => fixed(value / faults.n, 1);
  return [
    { id: "score", shown: shownAs(score, percent) },
    { id: "accuracy", shown: shownAs(totals.accuracy, (value) => accuracy(value) ?? "") },
    { id: "faults", shown: shownAs(faults, a_game) },
    { id: "conversion", shown: shownAs(conversion.share, percent) },
    { id: "resourcefulness", shown: shownAs(resourcefulness.share, percent) },
    { id: "under-two", shown: shownAs(hasty, whole) },
  ];
}

/** The rows of a section in all seasons: those of the first in its order, then what the others have. */
/** @type {(section: Section, seasons: Season[]) => Paired[]} */
export function paired({ rows }, seasons) {
  const lists = seasons.map(rows);
  return merged(lists, false).flatMap((row) => [
    row,
    ...merged(
      row.lines.map((line) => line?.parts ?? []),
      true,
    ),
  ]);
}

/** @type {(lists: Line[][], deep: boolean) => Paired[]} */
function merged(lists, deep) {
  const keys = [...new Set(lists.flatMap((list) => list.map(({ key }) => key)))];
  return keys.map((key) => ({
    key,
    deep,
    lines: lists.map((list) => list.find((line) => line.key === key) ?? null),
  }));
}

/** Rows of which something is said in one season at least, and how many others there are. */
/** @type {(rows: Paired[], least: number) => { told: Paired[], small: Paired[] }} */
export function split(rows, least) {
  const is = (/** @type {Paired} */ { lines }) => lines.some((line) => line && line.games.n >= least);
  return { told: rows.filter(is), small: rows.filter((row) => !row.deep && !is(row)) };
}

/** In which order the ways stand. @type {FaultKind["way"][]} */
export const WAYS = ["allowed", "missed", "given_up", "other"];

/** The kinds of faults of a way in all seasons, the most frequent of the first first. */
/** @type {(seasons: Season[], way: FaultKind["way"]) => PairedKind[]} */
export function kindsOf(seasons, way) {
  const lists = seasons.map(({ kinds }) => kinds.filter((kind) => kind.way === way));
  const keys = [...new Set(lists.flatMap((list) => list.map(({ key }) => key)))];
  return keys.map((key) => ({
    key,
    way,
    kinds: lists.map((list) => list.find((kind) => kind.key === key) ?? null),
  }));
}

/** The largest count of a kind, for the bars. @param {Season[]} seasons */
export const mostOf = (seasons) =>
  Math.max(1, ...seasons.flatMap(({ kinds }) => kinds.map(({ count }) => count.value ?? 0)));

/** The positions that `at` names, with their games; those of games without a review last. */
/** @type {(season: Season, at: number[]) => Spot[]} */
export function spotsOf({ positions, games }, at) {
  const spots = at.map((index) => ({ position: positions[index], game: games[positions[index].game] }));
  return [...spots.filter(({ game }) => game.review), ...spots.filter(({ game }) => !game.review)];
}

/** Where a position opens; null: its game has no review. @param {Spot} spot */
export const hrefOf = ({ position, game }) => (game.review ? `/r/${game.review}?ply=${position.ply}` : null);

/**
 * What "?with=" names: another collection ("id"), a player of one ("id/name"), or a pasted link to either;
 * null: neither. The player is the same where none is named.
 * @type {(text: string | null, player: string) => { id: string, player: string } | null}
 */
export function otherOf(text, player) {
  const [address] = (text ?? "").trim().split(/[?#]/);
  const at = address.indexOf("/c/");
  const [id, ...rest] = address.slice(at < 0 ? 0 : at + 3).split("/");
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(id)) return null;
  const named = rest[0] === "season" ? rest.slice(1) : rest;
  return { id, player: decoded(named.join("/")) || player };
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text.replace(/\/$/, ""));
  } catch {
    return text;
  }
}

/** The address of a season on the page. @type {(asked: { id: string, player: string }) => string} */
export const addressOf = ({ id, player }) => `/c/${id}/season/${encodeURIComponent(player)}`;
