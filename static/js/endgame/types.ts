/** The shapes of the room `endgame/`: what is exact, where it begins, the panel of a solved position. */

import type { Sure } from "../board/types.ts";
import type { Begun, ExactShown, View } from "../state/types.ts";
import type { Text } from "../wire.ts";

/** A legal move of a table's position; `wdl` of who makes it. */
export interface TableMove {
  uci: string;
  san: string;
  wdl: number;
  /** moves to mate; null: a draw, or not known */
  dtm: number | null;
  /** half moves to the next capture or pawn move; null: not known */
  dtz: number | null;
}
interface TableAnswer {
  name: string;
  source: string;
  wdl: number;
  dtm: number | null;
  moves: TableMove[];
}
/** A wall's corners: [temperature, value], as fractions; from the last on it is upright. */
export type Wall = [string, string][];
export interface Thermograph {
  left: Wall;
  right: Wall;
}
interface AnsweredGroup {
  squares: string[];
  value: string;
  mean: string;
  temperature: string;
  thermograph: Thermograph;
  /** its place, and its value in spare moves */
  where: Text;
  worth: Text;
}
export interface PawnAnswer {
  groups: AnsweredGroup[];
  sum: string;
  outcome: "L" | "R" | "N" | "P";
  winning_moves: string[];
  certified: boolean;
}
/** Of `/api/endgame`. */
export interface EndgameAnswer {
  fen: string;
  table: TableAnswer | null;
  pawns: PawnAnswer | null;
  refused: string | null;
}

/** What draws, once it is loaded. */
export interface Drawn {
  update(state: Begun, view: View): void;
}

/** Plies of which every position is exact. */
export interface Exactly {
  from: number;
  to: number;
}

export type Result = "wins" | "late" | "draws" | "saved" | "loses";
/** What the distances of a group count: moves to mate, moves to the next capture or pawn move, nothing. */
export type Unit = "mate" | "zeroing" | "none";
export interface GroupedMove {
  /** null: it stands in `san` alone */
  uci: string | null;
  san: string;
  /** null where there is none */
  distance: number | null;
  /** as a screen reader says it */
  words: string;
}
export interface MoveGroup {
  result: Result;
  unit: Unit;
  title: string;
  moves: GroupedMove[];
}

/** What the panel shows of a position. */
export interface SolvedLook {
  fen: string;
  /** null: not known yet, or not by a table */
  exact: ExactShown | null;
  answer: EndgameAnswer | null;
  /** nobody has answered yet */
  asking: boolean;
  /** the move of the game, UCI */
  played: string | null;
  pawns: PawnLook | null;
}
/** A group of a review has no thermograph and no words. */
export type ShownGroup = Pick<AnsweredGroup, "squares" | "value" | "mean" | "temperature"> &
  Partial<AnsweredGroup>;
/** `agreed`: the engine says the same. */
export interface PawnLook {
  answer: Pick<PawnAnswer, "sum" | "outcome" | "winning_moves"> & {
    groups: ShownGroup[];
  };
  agreed: boolean;
}
export type { Sure };
