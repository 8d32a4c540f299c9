/** What the page draws: the folded state, and where in it a person looks. Read by the type checker alone. */

import type { MoveNode } from "../chess/types.ts";
import type * as wire from "../wire.ts";

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
} from "../wire.ts";
export type { MoveNode };

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

interface Known extends Omit<wire.State, "game" | "moves" | "positions"> {
  moves: (Move | null)[];
  positions: (Position | null)[];
}

/** A state whose game is there: what `if (state.game)` leaves of a State. */
export type Begun = Known & { game: wire.Game };

/** The state of a review, or of a PGN that is only looked at. */
export type State = Begun | (Known & { game: null });

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
  /** the ply that the person looked at when the line was opened, if it is not `base` */
  from?: number;
}

/** Where a person looks; `branch` null: on the main line. */
export interface View {
  ply: number;
  branch: Branch | null;
}

/** A key moment, of the report or of the verdicts so far. */
export interface Moment {
  ply: number;
  kind: wire.MomentKind;
  /** change of White's expected points; null where it is not known */
  swing: number | null;
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
  /** letters and signs do something by themselves */
  keys: boolean;
  zoom: number;
}

/** A move of a variation, of the PGN or one's own. */
export interface LineRecord extends MoveNode {
  comment: string;
  starting_comment: string;
  nags: number[];
  variations: LineRecord[][];
}
