/** The table of a collection and how its players stand. Read by the type checker alone. */

import type { CollectedGame, Tournament } from "../wire.ts";

export type Row = CollectedGame;

export type Column =
  | "round"
  | "board"
  | "number"
  | "chapter"
  | "white"
  | "result"
  | "black"
  | "opening"
  | "whiteAccuracy"
  | "blackAccuracy"
  | "blunders"
  | "state";

export interface Sort {
  column: Column;
  descending: boolean;
}

export interface Filter {
  text?: string;
  result?: string;
  round?: string;
}

/** Where a row leads. */
export interface Links {
  hrefOf(row: Row): string;
  /** to a player's season; without it a name is no link */
  seasonOf?(player: string): string;
  /** what the owner does with a row, at its end */
  toolOf?(row: Row): Element;
  /** links stay in this page, its router follows them */
  inPage?: boolean;
}

/** What the owner's tools are made of; `update` hears of the rows and of what is there twice. */
export interface Editing {
  title: HTMLElement;
  bar: HTMLElement;
  toolOf(row: Row): Element;
  update(rows: Row[], tournament: Tournament | null): void;
}

/** A game that a pasted text holds. */
export interface Scanned {
  /** what a study's chapter without players is called; "" for any other game */
  chapter: string;
  white?: string;
  black?: string;
  result?: string;
  round?: string;
  text: string;
}
