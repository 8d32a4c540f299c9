/**
 * Arrows and squares that a reader draws with the right button; Shift or Ctrl, Alt, both give other colours.
 * The same stroke again takes it away, a left click or another position all of them. Nothing is kept.
 */

import { squareFrom } from "../board/geometry.ts";
import type { BoardArrow } from "../board/types.ts";
import type { Side } from "../wire.ts";

/** The colour of a stroke. Pure. */
export function colorOf({ shiftKey, ctrlKey, altKey }: Pick<MouseEvent, "shiftKey" | "ctrlKey" | "altKey">) {
  if (altKey) return shiftKey || ctrlKey ? "yellow" : "blue";
  return shiftKey || ctrlKey ? "red" : "green";
}

/** The strokes with one more, or without it where it was there in its colour. Pure. */
export function withStroke(strokes: BoardArrow[], stroke: BoardArrow): BoardArrow[] {
  const same = strokes.find(({ from, to }) => from === stroke.from && to === stroke.to);
  const others = strokes.filter((item) => item !== same);
  return same?.color === stroke.color ? others : [...others, stroke];
}

/** Take strokes on the board `frame`; `show(strokes)` draws them. Returns what forgets all. */
export function takeStrokes(
  frame: HTMLElement,
  orientation: () => Side,
  show: (strokes: BoardArrow[]) => void,
) {
  let strokes: BoardArrow[] = [];
  let from: string | null = null;
  const squareAt = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    return squareFrom(((clientX - left) / width) * 8, ((clientY - top) / height) * 8, orientation());
  };
  const draw = (next: BoardArrow[]) => {
    if (next.length || strokes.length) show(next);
    strokes = next;
  };
  frame.addEventListener("contextmenu", (event) => event.preventDefault());
  frame.addEventListener("pointerdown", (event) => {
    if (event.button === 2) from = squareAt(event);
    else if (event.button === 0) draw([]);
  });
  document.addEventListener("pointerup", (event) => {
    const to = event.button === 2 && from ? squareAt(event) : null;
    if (from && to) draw(withStroke(strokes, { from, to, color: colorOf(event) }));
    if (event.button === 2) from = null;
  });
  return () => {
    strokes = [];
  };
}
