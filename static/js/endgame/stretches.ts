/** Which part of a game is exact, and where that is on the graph. Pure. */

import { isExact } from "../state/exact.ts";
import type { State } from "../state/types.ts";
import { winAt } from "../state/view.ts";
import type { Exactly } from "./types.ts";

/** Mate, stalemate and the like end what is exact: alone they say nothing. */
export const stretches = ({ positions }: State): Exactly[] => {
  const found: Exactly[] = [];
  positions.forEach((position, ply) => {
    const last = found.at(-1);
    const goesOn = last?.to === ply - 1;
    if (!isExact(position) && !(goesOn && position?.source === "rule")) return;
    if (last && goesOn) last.to = ply;
    else found.push({ from: ply, to: ply });
  });
  return found;
};

export const exactFrom = (state: State): number | null => {
  const last = stretches(state).at(-1);
  return last?.to === state.positions.length - 1 ? last.from : null;
};

/** Where the graph's line leaves room for words: below while White is better. */
export const sideOf = (state: State, { from, to }: Exactly): "above" | "below" => {
  const wins = state.positions.slice(from, to + 1).map((_, index) => winAt(state, from + index)?.win ?? 0.5);
  return wins.reduce((sum, win) => sum + win, 0) > wins.length / 2 ? "below" : "above";
};

export const placeOnGraph = (
  { from, to }: Exactly,
  shown: Exactly,
): { from: number; to: number; begins: boolean } | null => {
  const length = Math.max(1, shown.to - shown.from);
  const share = (ply: number) => Math.min(1, Math.max(0, (ply - shown.from) / length));
  if (to < shown.from || from > shown.to) return null;
  return { from: share(from), to: share(to), begins: from >= shown.from };
};
