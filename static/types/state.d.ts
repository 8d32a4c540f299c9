/** What the page draws: the folded state, and where in it a person looks. Read by the type checker alone. */

import type * as wire from "../js/wire";

export type {
  BothSides,
  ClassName,
  Counts,
  Earlier,
  Game,
  KeyMoment,
  Line,
  MoveRecord,
  Plan,
  Progress,
  Report,
  Side,
  Variant,
} from "../js/wire";

/** A verdict; one that a PGN's author gave has no reason. */
export interface Move extends Omit<wire.Move, "reason"> {
  reason: Partial<wire.Reason>;
}

/** A position's evaluation; `pgn`: the author's. */
export interface Position extends Omit<wire.Position, "source"> {
  source: wire.Source | "pgn";
}

/** What is exact, to be shown: "+−" for White; in words, bare and as "exact: …"; White's points. */
export interface ExactShown {
  sign: string;
  words: string;
  said: string;
  win: number;
}
export type IsExact = (position?: Pick<Position, "exact" | "pawns"> | null) => boolean;
export type MayBeExact = (fen: string, men: number) => boolean;
export type ExactResult = (
  exact: Pick<wire.Exact, "wdl" | "dtm">,
  fen: string,
) => [words: string, points: number];
export type ExactLook = (exact: Pick<wire.Exact, "wdl" | "dtm">, fen: string) => ExactShown;

interface Known extends Omit<wire.State, "game" | "moves" | "positions"> {
  moves: (Move | null)[];
  positions: (Position | null)[];
}

/** A state whose game is there: what `if (state.game)` leaves of a State. */
export type Begun = Known & { game: wire.Game };

/** The state of a review, or of a PGN that is only looked at. */
export type State = Begun | (Known & { game: null });

/** A move that can stand on the board: of the game, of a variation, of an engine's line. */
export interface MoveNode {
  san: string;
  /** as the server writes it: in Chess960 king takes rook */
  uci: string;
  /** the position after it */
  fen: string;
  origin: string;
  target: string;
  /** "24." or "24…" */
  number?: string;
}

/** Which side of a review a person is. */
export type SideOf = (id: string, headers: Record<string, string>) => Side | "none" | null;
export type AnswerSide = (id: string, headers: Record<string, string>, side: Side | "none") => void;

/** An engine's line, the server's or the browser's, White's view. */
export type EngineLine = Omit<wire.Line, "san"> & { san?: string[] };

/** As much of a line as stands on the board or in the bar. */
export type ScoredLine = Pick<EngineLine, "cp" | "mate" | "pv">;

/** Moves beside the game. */
export interface Branch {
  /** the ply it leaves from */
  base: number;
  nodes: MoveNode[];
  /** how many of them are on the board, 0..n */
  index: number;
  /** of the PGN, the person's, an engine's (then `line` is the engine's) */
  kind: "variation" | "own" | "line";
  label?: string;
  line?: ScoredLine;
}

/** Where a person looks; `branch` null: on the main line. */
export interface View {
  ply: number;
  branch: Branch | null;
}

/** What is on the board; `move` led there, null at the start. */
export interface Shown {
  fen: string;
  move: MoveNode | wire.MoveRecord | null;
  ply: number;
  /** of the game itself */
  main: boolean;
}

/** A key moment, of the report or of the verdicts so far. */
export interface Moment {
  ply: number;
  kind: wire.MomentKind;
  /** change of White's expected points; null where it is not known */
  swing: number | null;
}

/** White's expected points. */
export interface Win {
  win: number;
  provisional: boolean;
}

/** A place that an address names. */
export interface Place {
  ply: number | "last";
  /** UCI moves from there */
  line: string[];
}

/** What a person chose for the board. */
export interface BoardSettings {
  theme: string;
  pieces: string;
  coordinates: boolean;
  animation: boolean;
  sounds: boolean;
  zoom: number;
}

/** What each event does to the state. */
export type Changes = {
  [E in wire.AnyEvent as E["type"]]: (state: State, body: Omit<E, "seq" | "type">) => Partial<State>;
};

/** One of them, for whichever event there is. */
export type Change = (state: State, body: object) => Partial<State>;

/** A move of a variation, of the PGN or one's own. */
export interface LineRecord extends MoveNode {
  comment: string;
  starting_comment: string;
  nags: number[];
  variations: LineRecord[][];
}

/** A move that a person tried, and the moves tried after it: the first is its main continuation. */
export interface OwnNode extends MoveNode {
  children: OwnNode[];
}

/** A person's own variations: the nodes that leave the game at a ply. */
export type Tree = Record<number, OwnNode[]>;

export interface Walked {
  view: View;
  tree: Tree;
}

/** Which of how many key moments one is, from 1. */
export interface MomentPlace {
  at: number;
  of: number;
  kind: wire.MomentKind;
  last: boolean;
}

/** The strip above the moves. */
export interface PlaceStrip {
  element: HTMLElement;
  update(state: Begun, view: View): void;
}
