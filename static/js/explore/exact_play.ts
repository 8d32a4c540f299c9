/** What is known exactly of a position in a game that is played out, and what a move gave away. Pure. */

import { keptOf } from "../endgame/kept.ts";
import { exactLook } from "../state/exact.ts";
import type { Solved } from "../wire.ts";
import type { Known } from "./types.ts";

/** `read` gives the UCI of a move in SAN. */
export const exactOf = (fen: string, solved: Solved, read: (san: string) => string | null): Known | null => {
  const { table } = solved;
  if (table)
    return { wdl: table.wdl, dtm: table.dtm, best: table.moves.map(({ uci }) => uci), ordered: true };
  const kept = keptOf(fen, null, solved);
  if (!kept) return null;
  return { wdl: kept.wdl, dtm: null, best: kept.moves.flatMap((san) => read(san) ?? []), ordered: false };
};

/** In words, for a line of its own: "White wins in 12 moves", "A draw". */
export const exactWords = (known: Known, fen: string): string => {
  const { words } = exactLook(known, fen);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** 1 a win, 0 a draw (also by the fifty-move rule), -1 a loss. */
const worth = ({ wdl }: Known): number => (wdl === 2 ? 1 : wdl === -2 ? -1 : 0);

/**
 * What a person's move gave away: `before` is of the person, to move; `after` of the opponent, to move. null:
 * nothing, or nobody knows.
 */
export const givenAway = (before: Known | null, after: Known | null): "win" | "game" | "draw" | null => {
  if (!before || !after) return null;
  const [had, has] = [worth(before), -worth(after)];
  if (has >= had) return null;
  if (had === 0) return "draw";
  return has === 0 ? "win" : "game";
};
