/** The shapes of the room `season/`: a player's season on the page, and training on its faults. */

import type { Card, Grade } from "ts-fsrs";
import type {
  CollectedGame,
  FaultKind,
  Figure,
  HeldGames,
  Season,
  SeasonGame,
  SeasonPosition,
  SeasonRow,
  Side,
} from "../js/wire";
import type { Outcome, Session } from "./learn";
import type { CollectionWatch, Listener } from "./net";
import type { Begun, MoveNode } from "./state";

/** Whose season, where. */
export interface Asked {
  id: string;
  player: string;
}

export interface HeadOptions {
  asked: Asked;
  go(path: string): void;
  train(kind: string): void;
  /** more reviews are to come */
  growing: boolean;
}

export interface GrowOptions {
  behind(rows: Map<number, CollectedGame>): boolean;
  grown(): Promise<void>;
  standing(growing: boolean): void;
  watch?: (id: string, options: CollectionWatch) => Listener;
}

/** What a table shows in a column. */
export interface Column {
  id: string;
  of(row: Line): Figure | undefined;
  show(value: number, figure: Figure, row: Line): string;
  /** the value as 0..1 for a bar; without it there is none */
  share?(value: number): number;
}

/** A row of any section: the rows of the wire with all that some of them have. */
export interface Line extends SeasonRow {
  side?: Side;
  eco?: string;
  name?: string;
  book?: Figure;
  leaves?: Figure;
  begins?: Figure;
  parts?: Line[];
}

export interface Section {
  id: string;
  columns: Column[];
  rows(season: Season): Line[];
}

/** A row of a section in each of the seasons that are shown; null where one has none. `deep`: a part. */
export interface Paired {
  key: string;
  lines: (Line | null)[];
  deep: boolean;
}

/** A kind of fault in each of the seasons that are shown. */
export interface PairedKind {
  key: string;
  way: FaultKind["way"];
  kinds: (FaultKind | null)[];
}

/** A figure as it is shown: null says nothing. */
export interface Shown {
  text: string | null;
  n: number;
  at: number[];
  share: number | null;
}

export interface Tile {
  id: string;
  shown: Shown;
}

/** A figure with its sample; `plain`: the sample stands beside it anyway. `title`: of its positions. */
export type Draw = (
  season: Season,
  shown: Shown | null,
  title: string,
  open: Open,
  plain?: boolean,
) => HTMLElement;
/** One figure of each season, beside each other. */
export type DrawPair = (
  seasons: Season[],
  cells: (Shown | null)[],
  title: string,
  open: Open,
  plain?: boolean,
) => HTMLElement;
export type DrawParts = (
  kind: PairedKind,
  seasons: Season[],
  name: string,
  timed: boolean,
  open: Open,
) => HTMLElement[];

/** A position with its game. */
export interface Spot {
  position: SeasonPosition;
  game: SeasonGame;
}

export type HeldName = "conversion" | "resourcefulness";
export type HeldOf = (season: Season, name: HeldName) => HeldGames;

/** Open the positions behind a figure. */
export type Open = (season: Season, title: string, at: number[]) => void;

/** A fault to train on. `id`: "review:ply". */
export interface Task {
  id: string;
  review: string;
  ply: number;
  side: Side;
  kinds: string[];
}

/** id -> its card of FSRS, dates as numbers (ms since 1970). */
export type Deck = Record<string, KeptCard>;
export type KeptCard = Omit<Card, "due" | "last_review"> & { due: number; last_review: number | null };

/** What of FSRS the deck needs. */
export interface Spacing {
  empty(now: Date): Card;
  next(card: Card, now: Date, grade: Grade): Card;
}

/** How the training stands. */
export interface Standing {
  due: number;
  fresh: number;
  all: number;
  /** ms since 1970 when the next is due; null: none has been asked */
  next: number | null;
}

export type NextOf = (
  tasks: Task[],
  deck: Deck,
  now: number,
  options?: { but?: string | null; ahead?: boolean },
) => Task | null;

export type Rated = (deck: Deck, id: string, outcome: Outcome, now: number, spacing: Spacing) => Deck;

/** A file of cards: what is kept in the browser, to be taken elsewhere. */
export interface DeckFile {
  kibitz: "season-deck";
  version: 1;
  cards: Deck;
}

export interface TrainingOptions {
  season: Season;
  /** a kind to train on, "allowed:hangs"; "" all */
  kind: string;
  leave(): void;
}

export interface TrainingMemory {
  task: Task | null;
  /** of the task's review; null: it is not there yet */
  state: Begun | null;
  session: Session | null;
  peeked: MoveNode | null;
  /** what refutes the answer is shown */
  explained: boolean;
  /** ms since 1970 when the task comes back, once it has its outcome */
  again: number | null;
}

/** What the panel of the training draws. `total`: tasks of all kinds. */
export interface Drawn extends TrainingMemory {
  kind: string;
  total: number;
  kinds: { kind: string; count: number }[];
  standing: Standing;
}

export interface TrainingPanelOptions {
  season: Season;
  act(name: string): void;
  choose(kind: string): void;
  peek(node: MoveNode | null): void;
  /** the text of a file of progress */
  take(text: string): void;
}
