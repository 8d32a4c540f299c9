/**
 * A miss: a fault that let go of what was there, a win or two points of material. A mark, not a class. Pure;
 * the twin of server/analysis/reasons/misses.py (tests/data/misses.json tests both).
 */

import { FAULTS } from "../chess/classes.ts";
import { WINNING } from "../chess/expected.ts";
import type { Fact, Side } from "../wire.ts";
import { mover } from "./fold.ts";
import type { Begun, Move } from "./types.ts";

export type Miss = "win" | "material";

/** Expected points from which on a win is still a clear lead: so much is no miss. */
const LEAD = 0.6;

/** Facts of a fault that is about what it gives away. */
const GIVES = ["hangs", "loses", "allows_mate"];

/** What a move let go of; null where it is no miss. */
export function missOf(move: Move | null | undefined): Miss | null {
  if (!move?.classification || !FAULTS.includes(move.classification) || move.quiet) return null;
  const { expected_before: before, expected_after: after, reason } = move;
  if (typeof before !== "number" || typeof after !== "number") return null;
  const { facts = [] } = reason;
  const lead = facts.some(({ kind }) => kind === "misses_mate") ? WINNING : LEAD;
  if (before >= WINNING && after < lead) return "win";
  const first = facts.find((fact) => GIVES.includes(fact.kind) || isChance(fact));
  return first && isChance(first) ? "material" : null;
}

/** Of two pawns only the first may be sure: the reason then names one. */
const isChance = ({ kind, proven, net = 0, what }: Fact): boolean =>
  kind === "misses_win" && Boolean(proven) && net >= 2 && what !== "pawn";

/** The plies of a side's misses. */
export const missesOf = (state: Begun, side: Side): number[] =>
  state.moves.flatMap((move) => (missOf(move) && move && mover(state, move.ply) === side ? [move.ply] : []));
