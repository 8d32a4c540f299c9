/** Squares and points of the board, in units of squares from its upper left corner. Pure. */

/** @import { Corner, GlideOf, SquareFrom } from "../../types/board" */

import { FILES, pieces } from "../chess/position.js";

/** @type {Corner} */
export const corner = (square, orientation) => {
  const file = FILES.indexOf(square[0]);
  const rank = Number(square[1]);
  return orientation === "white" ? { x: file, y: 8 - rank } : { x: 7 - file, y: rank - 1 };
};

/** @type {SquareFrom} */
export const squareFrom = (x, y, orientation) => {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || column > 7 || row < 0 || row > 7) return null;
  return orientation === "white" ? FILES[column] + (8 - row) : FILES[7 - column] + (row + 1);
};

/** @type {GlideOf} */
export const glideOf = (before, after) => {
  const [was, is] = [pieces(before.fen), pieces(after.fen)];
  const [made, taken] = [after.move, before.move];
  const back = taken && is[taken.origin] ? { from: taken.target, to: taken.origin } : null;
  const path = made && was[made.origin] && is[made.target] ? { from: made.origin, to: made.target } : back;
  return path?.from === path?.to ? null : path;
};
