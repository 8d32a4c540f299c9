/** What a hand holds, drawn on the board: its square, dots where it may go, the square it is over. */

import { pieces } from "../chess/position.ts";
import { s } from "../lib/dom.ts";
import type { Hint, Surface } from "./types.ts";

export const hintShapes = ({ picked, targets, over }: Hint, surface: Surface): SVGElement[] => {
  if (!picked) return [];
  const signs = pieces(surface.fen());
  const box = (square: string, name: string) => {
    const { x, y } = surface.corner(square);
    return s("rect", { x, y, width: 1, height: 1, class: name });
  };
  const dots = targets.map((square) => {
    const { x, y } = surface.corner(square);
    const taken = signs[square];
    return s("circle", {
      cx: x + 0.5,
      cy: y + 0.5,
      r: taken ? 0.44 : 0.15,
      class: taken ? "board__dot board__dot--taken" : "board__dot",
    });
  });
  return [box(picked, "board__picked"), ...(over ? [box(over, "board__over")] : []), ...dots];
};
