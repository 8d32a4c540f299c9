/** The embeds. Read by the type checker alone. */

import type { Side, Variant } from "../js/wire";
import type { Notation } from "./chess";
import type { ClassName, Place, State } from "./state";

/** How an embed shows a game; `ply` and `line` are where it opens. Stated in server/web/embed/options.py. */
export interface EmbedOptions extends Partial<Place>, Look {
  /** "auto" in `/embed/pgn` alone: as the game's header says */
  orientation: Side | "auto";
  notation: Notation;
  /** of "graph", "moves", "moments", "report" */
  show: string[];
  /** of "clocks", "players", "controls", "menu" */
  hide: string[];
  moves: "auto" | "right" | "below" | "off";
  keyboard: boolean;
  wheel: boolean;
  draw: boolean;
}

/** What a viewer without a server is told by its element's attributes (viewer/options.js). */
export type ViewerOptions = Record<string, unknown>;

/** Colours and fonts; null: Kibitz's own. */
export interface Look {
  /** "#rrggbb" */
  lightsquares?: string | null;
  darksquares?: string | null;
  accent?: string | null;
  /** names with commas */
  font?: string | null;
  headings?: string | null;
}

/** What the page around may ask for. */
export type Command =
  | { command: "next" | "previous" | "first" | "last" | "nextgame" | "previousgame" }
  | { command: "goto"; ply: number | "last"; line: string[]; game?: number | null }
  | { command: "flip"; orientation?: Side }
  | { command: "play"; on: boolean; delay: number }
  | { command: "theme"; theme: string };

/** Where a person looks, as the page around is told. */
export interface Told {
  /** of the main line; in a line the ply that it leaves at */
  ply: number;
  /** UCI */
  line: string[];
  san: string | null;
  fen: string;
  verdict: ClassName | null;
}

/** As much of a window as a driver needs. */
export interface Home {
  parent: Pick<Window, "postMessage">;
  addEventListener(
    name: "message",
    hear: (event: Pick<MessageEvent, "source" | "origin" | "data">) => void,
  ): void;
}

export type EmbedEvent = "ready" | "gamechange" | "plychange" | "done" | "error";

export interface Driver {
  /** `stays`: who greets later is told it too */
  tell(event: EmbedEvent, detail?: object, how?: { stays?: boolean }): void;
  /** whether a message of the page around is to be read; one that costs much counts for several */
  admits(cost?: number): boolean;
}

/** What a menu needs to know of the game that is shown. */
export interface MenuWishes {
  /** the PGN, or a promise of it */
  pgn(): string | Promise<string>;
  /** Kibitz's absolute address, where this game can be reviewed; null: it is reviewed already */
  home: string | null;
  /** absolute address of the free board */
  explore: string;
  fen(): string;
  variant(): Variant;
}

/** A review that a viewer shows. */
export interface ShownReview {
  id: string;
  /** addresses of its PGN and, absolute, of the free board */
  pgn: string;
  explore: string;
  state: State;
}

/** What stands in the page of `/embed/<id>`. */
export interface ReviewEmbed extends ShownReview {
  options: EmbedOptions;
}

export interface FollowedWishes {
  /** where it opens */
  place(): Partial<Place>;
  moved(told: Told): void;
  opened(viewer: Viewer, plies: number): void;
  ended?(status: string): void;
  gone(): void;
}

export interface Followed {
  viewer: Viewer;
  begin(): Promise<void>;
  close(): void;
}

/** What the address of a collection's embed asks for. */
export interface CollectionOptions extends Look {
  show: string[];
  orientation: Side | "auto";
  /** null: it opens with the table */
  game: number | null;
  ply: number | "last";
  line: string[];
}

export interface ShelfGame {
  /** its review */
  id: string;
  place: Place;
  way: Element;
  moved(told: Told): void;
  gone(): void;
  /** no other game was asked for meanwhile */
  wanted(): boolean;
}

export interface OpenedGame {
  viewer: Viewer;
  plies: number;
  close(): void;
}

export interface ShelfWishes {
  numbers(): number[];
  open(number: number, place: Place): Promise<OpenedGame>;
  close(next: number | null): void;
  tell(event: EmbedEvent, detail: object): void;
}

export interface Shelf {
  /** shows a game, or null: the table */
  turn(number: number | null, place?: Place): Promise<void>;
  current(): number | null;
  /** does what the page around asks; false where that cannot be */
  obey(command: Command): boolean;
}

/** The viewer of both embeds. */
export interface Viewer {
  update(state: State): void;
  /** opens a place */
  begin(place: Partial<Place>): Promise<void>;
  /** a short note at the foot */
  say(text: string): void;
  /** does what the page around asks; false where that cannot be */
  obey(command: Command): boolean;
  /** null before there is a game */
  place(): Told | null;
  fen(): string;
  /** the keyboard's place: arrows step from here on */
  focus(): void;
  close(): void;
}
