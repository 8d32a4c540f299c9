/** What a hand holds, drawn on the board: its square, dots where it may go, the square it is over. */

/** @import { HintShapes } from "../../types/board" */

import { pieces } from "../chess/position.js";
import { s } from "../lib/dom.js";

/** @type {HintShapes} */
export const hintShapes = ({ picked, targets, over }, surface) => {
  if (!picked) return [];
  const signs = pieces(surface.fen());
  const box = (/** @type {string} */ square, /** @type {string} */ name) => {
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
