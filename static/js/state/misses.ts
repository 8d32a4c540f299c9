/**
 * A miss: a fault that let go of what was there, a win or two points of material. A mark, not a class. Pure;
 * the twin of server/analysis/reasons/misses.py (tests/data/misses.json tests both).
 */

import { FAULTS } from "../chess/classes.ts";
import { WINNING } from "../chess/expected.ts";
import { t } from "../lib/i18n.ts";
import type { Fact, Side } from "../wire.ts";
import { mover } from "./fold.ts";
import type { Begun, Move } from "./types.ts";

export type Miss = "win" | "material";

/** Expected points below which a side no longer leads. */
const LEAD = 0.6;
/** Points of material that must have been there. */
const POINTS = 2;
/** Facts of a fault that is about what it gives away. */
const GIVES = ["hangs", "loses", "allows_mate"];

/** What a move let go of; null where it is no miss. */
export function missOf(move: Move | null | undefined): Miss | null {
  const { classification: id, expected_before: before, expected_after: after } = move ?? {};
  if (!move || !id || !FAULTS.includes(id) || move.quiet || before == null || after == null) return null;
  const { facts = [] } = move.reason;
  const mates = facts.some(({ kind }) => kind === "misses_mate");
  if (before >= WINNING && after < (mates ? WINNING : LEAD)) return "win";
  const first = facts.find((fact) => GIVES.includes(fact.kind) || isChance(fact));
  return first && isChance(first) ? "material" : null;
}

/** Of two pawns only the first may be sure: the reason then names one. */
const isChance = ({ kind, proven, net = 0, what }: Fact): boolean =>
  kind === "misses_win" && Boolean(proven) && net >= POINTS && what !== "pawn";

/** "Missed win"; nothing of none. */
export const missName = (miss: Miss | null): string => (miss ? t(`report-missed-${miss}`) : "");

/** The plies of a side's misses. */
export const missesOf = (state: Begun, side: Side): number[] =>
  state.moves.flatMap((move) => (move && missOf(move) && mover(state, move.ply) === side ? [move.ply] : []));
