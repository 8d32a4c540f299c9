/** The shapes of the room `season/`: a player's season on the page, and training on its faults. */

import type { Session } from "../learn/types.ts";
import type { Begun, MoveNode } from "../state/types.ts";
import type { FaultKind, Figure, Season, SeasonGame, SeasonPosition, SeasonRow, Side } from "../wire.ts";

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

/** A position with its game. */
export interface Spot {
  position: SeasonPosition;
  game: SeasonGame;
}

/** A fault to train on. `id`: "review:ply". */
export interface Task {
  id: string;
  review: string;
  ply: number;
  side: Side;
  kinds: string[];
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
