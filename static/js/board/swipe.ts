/**
 * A finger that goes sideways over the board turns to the next or the previous move, as a page is turned.
 * Where it begins on a piece that may be moved, it moves that; up and down it scrolls the page
 * (css/board.css).
 */

import type { Point } from "./types.ts";

/** Pixels from which on it is no tap. */
const LEAST = 40;
/** How much further sideways than up or down. */
const FLAT = 2;

/** 1: on, -1: back, null: no swipe. Pure. */
export function swipeOf(from: Point, to: Point): 1 | -1 | null {
  const [x, y] = [to.x - from.x, Math.abs(to.y - from.y)];
  if (Math.abs(x) < Math.max(LEAST, FLAT * y)) return null;
  return x < 0 ? 1 : -1;
}

export function stepBySwipe(frame: HTMLElement, onStep: (delta: number) => void): void {
  let begun: (Point & { id: number }) | null = null;
  frame.addEventListener("pointerdown", ({ pointerType, pointerId, isPrimary, clientX, clientY, target }) => {
    const piece = target instanceof Element && target.closest(".is-movable");
    begun = pointerType === "touch" && isPrimary && !piece ? { id: pointerId, x: clientX, y: clientY } : null;
  });
  frame.addEventListener("pointercancel", () => {
    begun = null; // the page scrolls
  });
  frame.addEventListener("pointerup", ({ pointerId, clientX, clientY }) => {
    const delta = begun?.id === pointerId ? swipeOf(begun, { x: clientX, y: clientY }) : null;
    begun = null;
    if (delta) onStep(delta);
  });
}
