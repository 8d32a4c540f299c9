/**
 * A season as values to show: its sections, the columns of their tables, the rows of two seasons side by
 * side, the places of its training. Pure.
 */

import { accuracy, fixed, percent } from "../lib/format.ts";
import { at } from "../lib/site.ts";
import type { FaultKind, Figure, Season } from "../wire.ts";
import type { Column, Line, Paired, PairedKind, Section, Shown, Spot } from "./types.ts";

interface Tile {
  id: string;
  /** null: nothing is known, so that it is left out */
  shown: Shown | null;
}

const whole = (value: number) => fixed(value, 0);

const GAMES: Column = { id: "games", of: (row) => row.games, show: whole };
const SCORE: Column = { id: "score", of: (row) => row.score, show: percent, share: (value) => value };
const ACCURACY: Column = {
  id: "accuracy",
  of: (row) => row.accuracy,
  show: (value) => accuracy(value) ?? "",
};
/** Faults of whole games: so many a game. */
const FAULTS: Column = { id: "faults", of: (row) => row.faults, show: (value, { n }) => fixed(value / n, 1) };
/** Faults of parts of games: so many in a hundred moves. */
const RATE: Column = {
  id: "rate",
  of: (row) => row.faults,
  show: (value, _figure, { moves }) => (moves ? fixed((100 * value) / moves, 1) : "–"),
};
const BOOK: Column = { id: "book", of: (row) => row.book, show: (value) => fixed(value, 1) };
const LEAVES: Column = { id: "leaves", of: (row) => row.leaves, show: percent };
const BEGINS: Column = { id: "begins", of: (row) => row.begins, show: percent };

const WHOLE = [GAMES, SCORE, ACCURACY, FAULTS];
const PART = [GAMES, ACCURACY, RATE];

const section = (id: keyof Season, columns: Column[]): Section => ({
  id,
  columns,
  rows: (season) => season[id] as Line[],
});

/** The tables of a season, in order. */
export const SECTIONS: Section[] = [
  section("months", WHOLE),
  section("phases", PART),
  section("clocks", PART),
  section("paces", PART),
  section("openings", [...WHOLE, BOOK, LEAVES]),
  section("endgames", [GAMES, SCORE, BEGINS, ACCURACY, RATE]),
  section("colours", WHOLE),
  section("strengths", WHOLE),
  section("ratings", WHOLE),
  section("hours", WHOLE),
];

/** A figure of a row as a column shows it; null where the row has none. */
export function shownIn(column: Column, row: Line | null): Shown | null {
  const figure = row && column.of(row);
  if (!row || !figure) return null;
  const { value } = figure;
  const share = value === null || !column.share ? null : column.share(value);
  return { ...shownAs(figure, (known) => column.show(known, figure, row)), share };
}

export const shownAs = ({ value, n, at }: Figure, show: (value: number) => string): Shown => ({
  text: value === null ? null : show(value),
  n,
  at,
  share: null,
});

/** The head's figures. */
export function tilesOf({ totals, conversion, resourcefulness, level }: Season): Tile[] {
  const { score, faults, in_trouble: trouble } = totals;
  const a_game = (value: number) => fixed(value / faults.n, 1);
  return [
    { id: "score", shown: shownAs(score, percent) },
    { id: "accuracy", shown: shownAs(totals.accuracy, (value) => accuracy(value) ?? "") },
    { id: "faults", shown: shownAs(faults, a_game) },
    { id: "misses", shown: shownAs(totals.misses, a_game) },
    { id: "conversion", shown: shownAs(conversion.share, percent) },
    { id: "resourcefulness", shown: shownAs(resourcefulness.share, percent) },
    { id: "trouble", shown: shownAs(trouble, whole) },
    { id: "avoided", shown: level && shownAs(level.avoided, whole) },
    { id: "hard", shown: level && shownAs(level.hard, whole) },
  ];
}

/** The rows of a section in all seasons: those of the first in its order, then what the others have. */
export function paired({ rows }: Section, seasons: Season[]): Paired[] {
  const lists = seasons.map(rows);
  return merged(lists, false).flatMap((row) => [
    row,
    ...merged(
      row.lines.map((line) => line?.parts ?? []),
      true,
    ),
  ]);
}

function merged(lists: Line[][], deep: boolean): Paired[] {
  const keys = [...new Set(lists.flatMap((list) => list.map(({ key }) => key)))];
  return keys.map((key) => ({
    key,
    deep,
    lines: lists.map((list) => list.find((line) => line.key === key) ?? null),
  }));
}

/** Rows of which something is said in one season at least, and how many others there are. */
export function split(rows: Paired[], least: number): { enough: Paired[]; small: Paired[] } {
  const is = ({ lines }: Paired) => lines.some((line) => line && line.games.n >= least);
  return { enough: rows.filter(is), small: rows.filter((row) => !row.deep && !is(row)) };
}

/** In which order the ways stand. */
export const WAYS: FaultKind["way"][] = ["allowed", "missed", "given_up", "other"];

/** The kinds of faults of a way in all seasons, the most frequent of the first first. */
export function kindsOf(seasons: Season[], way: FaultKind["way"]): PairedKind[] {
  const lists = seasons.map(({ kinds }) => kinds.filter((kind) => kind.way === way));
  const keys = [...new Set(lists.flatMap((list) => list.map(({ key }) => key)))];
  return keys.map((key) => ({
    key,
    way,
    kinds: lists.map((list) => list.find((kind) => kind.key === key) ?? null),
  }));
}

/** The largest count of a kind, for the bars. */
export const mostOf = (seasons: Season[]) =>
  Math.max(1, ...seasons.flatMap(({ kinds }) => kinds.map(({ count }) => count.value ?? 0)));

/** The positions that `at` names, with their games; those of games without a review last. */
export function spotsOf({ positions, games }: Season, at: number[]): Spot[] {
  const spots = at.map((index) => ({ position: positions[index], game: games[positions[index].game] }));
  return [...spots.filter(({ game }) => game.review), ...spots.filter(({ game }) => !game.review)];
}

/** Where a position opens; null: its game has no review. */
export const hrefOf = ({ position, game }: Spot) =>
  game.review ? at(`/r/${game.review}?ply=${position.ply}`) : null;

/**
 * What "?with=" names: another collection ("id"), a player of one ("id/name"), or a pasted link to either;
 * null: neither. The player is the same where none is named.
 */
export function otherOf(text: string | null, player: string): { id: string; player: string } | null {
  const [address] = (text ?? "").trim().split(/[?#]/);
  const at = address.indexOf("/c/");
  const [id, ...rest] = address.slice(at < 0 ? 0 : at + 3).split("/");
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(id)) return null;
  const named = rest[0] === "season" ? rest.slice(1) : rest;
  return { id, player: decoded(named.join("/")) || player };
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text.replace(/\/$/, ""));
  } catch {
    return text;
  }
}

/** The address of a season on the page. */
export const addressOf = ({ id, player }: { id: string; player: string }): string =>
  at(`/c/${id}/season/${encodeURIComponent(player)}`);
