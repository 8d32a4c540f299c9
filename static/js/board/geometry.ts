/** Squares and points of the board, in units of squares from its upper left corner. Pure. */

import { FILES, pieces } from "../chess/position.ts";
import type { Side } from "../wire.ts";
import type { Path, Point, Shown } from "./types.ts";

export type Placed = Pick<Shown, "fen" | "move">;

export const corner = (square: string, orientation: Side): Point => {
  const file = FILES.indexOf(square[0]);
  const rank = Number(square[1]);
  return orientation === "white" ? { x: file, y: 8 - rank } : { x: 7 - file, y: rank - 1 };
};

export const squareFrom = (x: number, y: number, orientation: Side): string | null => {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || column > 7 || row < 0 || row > 7) return null;
  return orientation === "white" ? FILES[column] + (8 - row) : FILES[7 - column] + (row + 1);
};

export const glideOf = (before: Placed, after: Placed): Path | null => {
  const [was, is] = [pieces(before.fen), pieces(after.fen)];
  const [made, taken] = [after.move, before.move];
  const back = taken && is[taken.origin] ? { from: taken.target, to: taken.origin } : null;
  const path = made && was[made.origin] && is[made.target] ? { from: made.origin, to: made.target } : back;
  return path?.from === path?.to ? null : path;
};
