/** What a hand that presses and lets go on the board means. Pure; input.js acts on it. */

/** @import { IsMovable, Pressed, Released } from "../../types/board" */

import { pieces, turn } from "../chess/position.js";

/** @type {IsMovable} */
export const isMovable = (fen, square) => {
  const sign = pieces(fen)[square];
  return Boolean(sign) && (sign === sign.toUpperCase()) === (turn(fen) === "white");
};

/** @type {Pressed} */
export const pressed = (fen, square, { picked, targets }) => {
  const own = isMovable(fen, square);
  const again = picked === square;
  const aimed = picked && !again && (targets.includes(square) || !own) ? picked : null;
  return { square, aimed, again, own: own && !aimed };
};

/** @type {Released} */
export const released = ({ square, aimed, again, own }, target) => {
  if (own && target && target !== square) return { act: "play", from: square, to: target, dragged: true };
  if (target !== square) return { act: "draw" };
  if (aimed) return { act: "play", from: aimed, to: square, dragged: false };
  return { act: again ? "reset" : "stay" };
};
