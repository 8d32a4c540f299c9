/**
 * Arrows and squares drawn with the right button; Shift or Ctrl, Alt, both give other colours. With a pen in
 * hand, the left button and a finger draw too. What becomes of a stroke is for the caller; a reader's are
 * gone with a left click, and nothing of them is kept.
 */

import type { Side } from "../wire.ts";
import { squareFrom } from "./geometry.ts";
import type { BoardArrow } from "./types.ts";

/** The colour of a stroke. Pure. */
export function colorOf({ shiftKey, ctrlKey, altKey }: Pick<MouseEvent, "shiftKey" | "ctrlKey" | "altKey">) {
  if (altKey) return shiftKey || ctrlKey ? "yellow" : "blue";
  return shiftKey || ctrlKey ? "red" : "green";
}

/** The strokes with one more, or without it where it was there in its colour. Pure. */
export function withStroke<A extends BoardArrow>(strokes: A[], stroke: A): A[] {
  const same = strokes.find(({ from, to }) => from === stroke.from && to === stroke.to);
  const others = strokes.filter((item) => item !== same);
  return same?.color === stroke.color ? others : [...others, stroke];
}

/**
 * Be told of each stroke on the board `frame`, while it is `wanted`. `pen()`: the colour in which every press
 * draws, which makes no move then; null: only the right button draws. Returns what ends it.
 */
export function onStroke(
  frame: HTMLElement,
  orientation: () => Side,
  take: (stroke: { from: string; to: string; color: string }) => void,
  wanted: () => boolean = () => true,
  pen: () => string | null = () => null,
) {
  const ended = new AbortController();
  const { signal } = ended;
  let begun: { from: string; button: number; color: string | null } | null = null;
  const squareAt = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    return squareFrom(((clientX - left) / width) * 8, ((clientY - top) / height) * 8, orientation());
  };
  frame.addEventListener("contextmenu", (event) => wanted() && event.preventDefault(), { signal });
  const alone = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  frame.addEventListener(
    "pointerdown",
    (event) => {
      const color = event.button === 0 && event.isPrimary ? pen() : null;
      const from = (event.button === 2 || color) && wanted() ? squareAt(event) : null;
      if (from) begun = { from, button: event.button, color };
      if (from && color) alone(event);
    },
    { signal, capture: true },
  );
  frame.addEventListener("click", (event) => pen() && wanted() && alone(event), { signal, capture: true });
  document.addEventListener(
    "pointerup",
    (event) => {
      if (!begun || event.button !== begun.button) return;
      const { from, color } = begun;
      const to = squareAt(event);
      begun = null;
      if (to) take({ from, to, color: color ?? colorOf(event) });
    },
    { signal },
  );
  document.addEventListener(
    "pointercancel",
    () => {
      begun = null;
    },
    { signal },
  );
  return () => ended.abort();
}

/** Take a reader's strokes on the board `frame`; `show(strokes)` draws them. Returns what forgets all. */
export function takeStrokes(
  frame: HTMLElement,
  orientation: () => Side,
  show: (strokes: BoardArrow[]) => void,
) {
  let strokes: BoardArrow[] = [];
  const draw = (next: BoardArrow[]) => {
    if (next.length || strokes.length) show(next);
    strokes = next;
  };
  onStroke(frame, orientation, (stroke) => draw(withStroke(strokes, stroke)));
  frame.addEventListener("pointerdown", (event) => event.button === 0 && draw([]));
  return () => {
    strokes = [];
  };
}
