/**
 * Where a side's figures lie among games of others of that rating and time control, on lichess. The table is
 * `scripts/build_typical.py`'s: docs/accuracy.md. Pure.
 */

import { START } from "../chess/fen.ts";
import type { Rating } from "./rating.ts";
import { timeControl } from "./times.ts";
import type { Begun, Side } from "./types.ts";

export const FIGURES = ["accuracy", "accuracy_lichess", "errors", "theory"] as const;
export type Figure = (typeof FIGURES)[number];

/** 21 quantiles of each figure, 0 to 100 %; `players`: how many they are of. */
export type Cell = Record<Figure, number[]> & { players: number };

/** {time control: {lowest rating of a band: its cell}} */
export type TypicalTable = Record<string, Record<string, Cell>>;

export interface Typical {
  control: string;
  /** ratings of the band, both included */
  from: number;
  to: number;
  cell: Cell;
}

/** In percent of the games, 0..100. */
export interface Range {
  low: number;
  high: number;
}

const BAND = 200;
/** Seconds of a game of 40 moves below which it is one, as lichess has it; ultrabullet is none of these. */
const CONTROLS: [number, string | null][] = [
  [30, null],
  [180, "bullet"],
  [480, "blitz"],
  [1500, "rapid"],
  [21_600, "classical"],
];
/** Moves of a side that the games of the sample have. */
const SHORTEST = 10;
/** The nodes a position that they were searched with. */
const NODES = 200_000;
/** Of the normal distribution: nine of ten ranges hold what they are to hold. */
const Z = 1.645;
const STEP = 5;

/**
 * What a side of a finished review is compared with; null where nothing can be: another rating than
 * lichess's, no time control, a short game, a review that is not as deep, too few games of the kind.
 */
export function typicalOf(
  state: Begun,
  side: Side,
  rating: Rating | null,
  table: TypicalTable,
): Typical | null {
  const { game, plan, report } = state;
  if (!report || report.provisional || !rating || (rating.about && rating.side)) return null;
  if (!plan?.engine.name.startsWith("Stockfish") || plan.nodes < NODES) return null;
  if (game.start_fen !== START || game.variant === "chess960" || report[side].moves < SHORTEST) return null;
  const control = controlOf(game.headers.TimeControl);
  const from = Math.floor(rating.value / BAND) * BAND;
  const cell = control && table[control]?.[from];
  return cell ? { control, from, to: from + BAND - 1, cell } : null;
}

function controlOf(text?: string): string | null {
  const { base, increment } = timeControl(text);
  if (base === null) return null;
  return CONTROLS.find(([seconds]) => base + 40 * increment < seconds)?.[1] ?? null;
}

/** In how many of the games the figure is lower; as many as it is in are not. */
export const lowerThan = (value: number, figure: Figure, { cell }: Typical): Range =>
  around(sharesOf(cell[figure], value)[0], cell.players);

/** In how many it is higher. */
export const higherThan = (value: number, figure: Figure, { cell }: Typical): Range =>
  around(1 - sharesOf(cell[figure], value)[1], cell.players);

/** What a share can be, as the games are a sample (Wilson's interval), in steps of 5 %. */
function around(share: number, players: number): Range {
  const round = (end: number) => Math.max(0, STEP * Math.round((100 * end) / STEP)); // never -0
  return { low: round(wilson(share, players, -1)), high: round(wilson(share, players, 1)) };
}

/** The shares, 0..1, of what is less than a value, and of what is not more. */
function sharesOf(quantiles: number[], value: number): [number, number] {
  const last = quantiles.length - 1;
  const first = quantiles.findIndex((each) => each >= value);
  if (first < 0) return [1, 1];
  if (quantiles[first] === value) {
    const ties = quantiles.lastIndexOf(value);
    return [first && first / last, ties / last];
  }
  if (!first) return [0, 0];
  const [below, above] = [quantiles[first - 1], quantiles[first]];
  const share = (first - 1 + (value - below) / (above - below)) / last;
  return [share, share];
}

/** An end of the interval of a share that was seen in a sample (E. B. Wilson 1927). */
function wilson(share: number, size: number, sign: 1 | -1): number {
  const spread = Math.sqrt((share * (1 - share)) / size + (Z / (2 * size)) ** 2);
  return (share + Z ** 2 / (2 * size) + sign * Z * spread) / (1 + Z ** 2 / size);
}
