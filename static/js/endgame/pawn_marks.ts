/** The groups of a pawn ending on the board: framed squares, each with its group's letter. */

import type { BoardArrow, Point } from "../board/types.ts";
import { s } from "../lib/dom.ts";
import { letterOf } from "./pawn_words.ts";

export const groupMarks = (groups: { squares: string[] }[]): BoardArrow[] =>
  groups.flatMap(({ squares }, index) =>
    squares.map((square) => ({ from: square, to: square, color: "green", shape: shapeOf(index) })),
  );

/** Told apart by letter and by the frame's dashes, not by colour alone. */
const shapeOf =
  (index: number): ((at: Point) => SVGElement) =>
  ({ x, y }) => {
    const name = s("text", { x: 0.185, y: 0.275 });
    name.textContent = letterOf(index);
    return s(
      "g",
      { class: `board__group board__group--${index % 4}`, transform: `translate(${x} ${y})` },
      s("rect", { x: 0.05, y: 0.05, width: 0.9, height: 0.9, rx: 0.1 }),
      s("circle", { cx: 0.18, cy: 0.18, r: 0.16 }),
      name,
    );
  };
