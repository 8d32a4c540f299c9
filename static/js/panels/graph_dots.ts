/**
 * The marks on the graph: which moves have one, and which of them are drawn where there is no room for all.
 * Pure; loaded with what draws them.
 */

import { CLASSES } from "../chess/classes.ts";
import type { Begun, Move, View } from "../state/types.ts";
import { keyPlies, winAt } from "../state/view.ts";
import { mateOf } from "./graph_data.ts";
import type { Dot, Placed, Stretch } from "./types.ts";

/** Pixels of the graph's width for each mark: more marks than that are a wall. */
const ROOM = 24;
/** Part of two marks' size by which they stand apart. */
const APART = 0.9;
/** The worth of the move on the board: it is always drawn. */
const SHOWN = 10;

/** Radius of a badge with its ring, of a size of 24. */
export const RINGS = { key: 17.5, plain: 14.2 };

/** How far a mark reaches from its middle, in pixels. */
export const reachOf = ({ size, key }: { size: number; key: boolean }) =>
  ((key ? RINGS.key : RINGS.plain) * size) / 24;

/**
 * The marks within a stretch, worth most first: [{ply, win, id, size, key, mate, quiet, worth}]; `mate`
 * "misses_mate" or "allows_mate" where the move does, `id` null where that alone is marked, `quiet`: a fault
 * that decides nothing.
 */
export function dotsOf(state: Begun, view: View, { from, to }: Stretch): Dot[] {
  const keys = new Set(keyPlies(state));
  return state.moves
    .flatMap((move) => {
      const win = move && move.ply >= from && move.ply <= to && winAt(state, move.ply);
      return win ? dotOf(move, win.win, keys.has(move.ply), move.ply === view.ply) : [];
    })
    .sort((a, b) => b.worth - a.worth);
}

function dotOf(move: Move, win: number, key: boolean, shown: boolean): Dot[] {
  const mate = mateOf(move);
  const id = move.classification;
  const named = id && (key || CLASSES[id].notable) ? id : null;
  if (!named && !mate) return [];
  const { quiet } = move;
  const size = shown ? 19 : quiet ? 8 : key ? 14 : named === "inaccuracy" ? 10 : 12;
  const worth = (shown ? SHOWN : 0) + (quiet ? -2 : 0) + (key ? 2 : 0) + (mate ? 1 : 0) + (move.loss ?? 0);
  return [{ ply: move.ply, win: win * 100, id: named, size, key, mate, quiet, worth }];
}

/**
 * Of marks with a place, worth most first, those that are drawn on a graph of this width: none on another,
 * and no more than there is room for; worth least first, so that the worst lies on top.
 */
export function chosen<T extends Placed>(marks: T[], width: number): T[] {
  const drawn: typeof marks = [];
  const most = Math.max(4, Math.floor(width / ROOM));
  for (const mark of marks) {
    if (drawn.length >= most) break;
    const free = drawn.every(
      (other) => Math.hypot(mark.x - other.x, mark.y - other.y) >= (APART * (mark.size + other.size)) / 2,
    );
    if (free) drawn.push(mark);
  }
  return drawn.reverse();
}
