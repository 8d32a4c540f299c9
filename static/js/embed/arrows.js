/**
 * Arrows and squares that a reader draws with the right button; Shift or Ctrl, Alt, both give other colours.
 * The same stroke again takes it away, a left click or another position all of them. Nothing is kept.
 */

import { squareFrom } from "../board/geometry.js";

/** @import { BoardArrow } from "../../types/board" */
/** @import { Side } from "../wire" */

/** The colour of a stroke. Pure. @param {Pick<MouseEvent, "shiftKey" | "ctrlKey" | "altKey">} keys */
export function colorOf({ shiftKey, ctrlKey, altKey }) {
  if (altKey) return shiftKey || ctrlKey ? "yellow" : "blue";
  return shiftKey || ctrlKey ? "red" : "green";
}

/** The strokes with one more, or without it where it was there in its colour. Pure.
 * @type {(strokes: BoardArrow[], stroke: BoardArrow) => BoardArrow[]} */
export function withStroke(strokes, stroke) {
  const same = strokes.find(({ from, to }) => from === stroke.from && to === stroke.to);
  const others = strokes.filter((item) => item !== same);
  return same?.color === stroke.color ? others : [...others, stroke];
}

/**
 * Take strokes on the board `frame`; `show(strokes)` draws them. Returns what forgets all.
 * @param {HTMLElement} frame @param {() => Side} orientation @param {(strokes: BoardArrow[]) => void} show
 */
export function takeStrokes(frame, orientation, show) {
  /** @type {BoardArrow[]} */
  let strokes = [];
  /** @type {string | null} */
  let from = null;
  const squareAt = (/** @type {PointerEvent} */ { clientX, clientY }) => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    return squareFrom(((clientX - left) / width) * 8, ((clientY - top) / height) * 8, orientation());
  };
  const draw = (/** @type {BoardArrow[]} */ next) => {
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
