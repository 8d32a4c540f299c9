/** What a better move is for, where its line shows more than that move: a mate, or won material. Pure. */

import { material, turn } from "../chess/position.ts";
import type { MoveNode } from "../state/types.ts";

/** Plies of the longest one: four moves of one's own. */
const LONGEST = 7;
/** A further pawn is not asked for where this has been won: other moves win as well then. */
const ENOUGH = 2;

/**
 * The better line from `fen` up to its point, its first and last move the better side's: where it mates, else
 * where it has won the most (a pawn or more) of what is still there at its end, or all but a pawn of it.
 * Empty where that is the first move itself, too far away, or nothing, and where the line is mated; what the
 * last move of a line takes may be taken back, and does not count.
 */
export function pointOf(fen: string, line: MoveNode[]): MoveNode[] {
  const plies = line.at(-1)?.san.endsWith("#") ? line.length : pliesToMost(fen, line);
  return plies > 1 && plies % 2 && plies <= LONGEST ? line.slice(0, plies) : [];
}

/**
 * The move behind which the gain stays, the largest within reach or all but a pawn of it; 0 where nothing is
 * won.
 */
function pliesToMost(fen: string, line: MoveNode[]): number {
  const sign = turn(fen) === "white" ? 1 : -1;
  const before = material(fen).lead;
  const won = line.map((node) => sign * (material(node.fen).lead - before));
  const kept = won.map((_, index) => Math.min(...won.slice(index)));
  const most = Math.max(0, ...kept.slice(0, Math.min(LONGEST, line.length - 1)));
  return most >= 1 ? kept.findIndex((gain) => gain >= Math.min(most, Math.max(most - 1, ENOUGH))) + 1 : 0;
}
