/** What a hand that presses and lets go on the board means. Pure; input.ts acts on it. */

import { pieces, turn } from "../chess/position.ts";
import type { Hint, Press } from "./types.ts";

/** What letting go means. */
type Release =
  | { act: "play"; from: string; to: string; dragged: boolean }
  | { act: "draw" | "reset" | "stay" };

export const isMovable = (fen: string, square: string): boolean => {
  const sign = pieces(fen)[square];
  return Boolean(sign) && (sign === sign.toUpperCase()) === (turn(fen) === "white");
};

export const pressed = (fen: string, square: string, { picked, targets }: Omit<Hint, "over">): Press => {
  const own = isMovable(fen, square);
  const again = picked === square;
  const aimed = picked && !again && (targets.includes(square) || !own) ? picked : null;
  return { square, aimed, again, own: own && !aimed };
};

export const released = ({ square, aimed, again, own }: Press, target: string | null): Release => {
  if (own && target && target !== square) return { act: "play", from: square, to: target, dragged: true };
  if (target !== square) return { act: "draw" };
  if (aimed) return { act: "play", from: aimed, to: square, dragged: false };
  return { act: again ? "reset" : "stay" };
};
