/** The embeds. Read by the type checker alone. */

import type { Notation } from "../chess/types.ts";
import type { Stage } from "../stage/stage.ts";
import type { Begun, ClassName, MoveNode, Place, State } from "../state/types.ts";
import type { Collection, Season, Side, Tournament, Variant } from "../wire.ts";

/** How an embed shows a game; `ply` and `line` are where it opens. Stated in server/web/embed/options.py. */
export interface EmbedOptions extends Partial<Place>, Look {
  /** "auto" in `/embed/pgn` alone: as the game's header says */
  orientation: Side | "auto";
  notation: Notation;
  /** of "graph", "moves", "moments", "report" */
  show: string[];
  /** of "clocks", "players", "controls", "menu", "reasons" */
  hide: string[];
  /** at which it is told what people play; "players": the game's own */
  rating: number | "players" | "off";
  moves: "auto" | "right" | "below" | "off";
  keyboard: boolean;
  wheel: boolean;
  draw: boolean;
}

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

/** Makes what shows the owner's notes of a review on a stage. */
export type CreateNotes = (stage: Stage) => HTMLElement;

/** Makes the report of a review that stands on a stage; `go` shows a ply, or the next of several. */
export type CreateReport = (
  stage: Stage,
  go: (target: number | number[]) => void,
) => { element: HTMLElement; update(state: Begun, kind: "kibitz"): void };

/** Whether a command was obeyed: false where that cannot be; in a while false where it was none after all. */
export type Obeyed = boolean | Promise<boolean>;

/** Where a person looks, as the page around is told. */
export interface PlaceMessage {
  /** of the main line; in a line the ply that it leaves at */
  ply: number;
  /** UCI */
  line: string[];
  san: string | null;
  fen: string;
  verdict: ClassName | null;
}

export type EmbedEvent = "ready" | "gamechange" | "plychange" | "done" | "error";

/** What a menu needs to know of the game that is shown. */
export interface MenuOptions {
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

/** What the address of a collection's embed asks for. */
export interface CollectionOptions extends Look {
  show: string[];
  /** of its games */
  hide: string[];
  orientation: Side | "auto";
  /** null: it opens with the table */
  game: number | null;
  ply: number | "last";
  line: string[];
}

/** What stands in the page of `/embed/c/<id>`. */
export interface CollectionEmbed {
  table: Collection;
  /** null: not shown */
  standings: Tournament | null;
  options: CollectionOptions;
  query: string;
  /** absolute address of the free board */
  explore: string;
}

/** A position that is asked. */
export interface Puzzle {
  fen: string;
  variant: Variant;
  /** UCI, the best play from here on */
  solution: string[];
  /** an author's: all of the solution is asked, not only as far as it wins something */
  whole?: boolean;
  /** "17.Qh5", and why that was no good; empty where nothing is known */
  played: string;
  why: string;
  /** "Ann – Bob", or how its author calls it */
  players: string;
  /** absolute address of the place in the review; null: there is none */
  game: string | null;
}

/** How the puzzles stand: `at` from 0 (their number: all are done), `step` of the moves of one's own. */
export interface PuzzleSession {
  at: number;
  step: number;
  phase: "asking" | "wrong" | "solved" | "shown" | "done";
  hints: number;
  given: MoveNode | null;
  /** of each that is done: whether it was solved at once and unaided */
  results: boolean[];
  /** there was a wrong move or a hint */
  helped: boolean;
}

/** What stands in the page of `/embed/<id>?mode=puzzle` and `/embed/c/<id>?mode=puzzle`. */
export interface PuzzleEmbed {
  puzzles: Puzzle[];
  options: Look & { orientation: Side | "auto" };
}

/** What stands in the page of `/embed/c/<id>/season/<player>`. */
export interface SeasonEmbed {
  season: Season;
  options: CollectionOptions;
}

export interface OpenedGame {
  viewer: Viewer;
  plies: number;
  close(): void;
}

/** The viewer of both embeds. */
export interface Viewer {
  update(state: State): void;
  /** opens a place */
  begin(place: Partial<Place>): Promise<void>;
  /** a short note at the foot */
  say(text: string): void;
  /** does what the page around asks */
  obey(command: Command): Obeyed;
  /** null before there is a game */
  place(): PlaceMessage | null;
  fen(): string;
  /** the keyboard's place: arrows step from here on */
  focus(): void;
  close(): void;
}
