/** The shapes of the room `endgame/`: what is exact, where it begins, the panel of a solved position. */

import type { Sure } from "../board/types.ts";
import type { Begun, ExactShown, View } from "../state/types.ts";
import type { Solved, SolvedGroup, SolvedPawns } from "../wire.ts";

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
  result: Result | "unsure" | "gone";
  unit: Unit;
  title: string;
  moves: GroupedMove[];
}

/** A solved pawn ending: `wdl` of the side to move, the moves that keep it and those that may, SAN. */
export interface Kept {
  wdl: number;
  moves: string[];
  unsure: string[];
}

/** The legal moves of a position, by the square that they begin on. */
export type Targets = Record<string, string[]>;

/** What the panel shows of a position. */
export interface SolvedLook {
  fen: string;
  /** null: not known yet, or not by a table */
  exact: ExactShown | null;
  /** in words, where no more is known than that */
  gone: string | null;
  /** the table that is to be built for it, where nothing is known */
  ordered: string | null;
  answer: Solved | null;
  /** nobody has answered yet */
  asking: boolean;
  /** the move of the game, UCI */
  played: string | null;
  pawns: PawnLook | null;
  kept: Kept | null;
  /** of a pawn ending that is kept; null: the rules are not loaded yet */
  legal: Targets | null;
}
/** A group of a review has no thermograph and no words. */
export type ShownGroup = Pick<SolvedGroup, "squares" | "value" | "mean" | "temperature"> &
  Partial<SolvedGroup>;
/** `agreed`: the engine says the same. */
export interface PawnLook {
  answer: Pick<SolvedPawns, "sum" | "outcome" | "winning_moves"> & {
    groups: ShownGroup[];
  };
  agreed: boolean;
}
export type { Sure };
