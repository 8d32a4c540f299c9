/**
 * What the clocks say of a fault: how long the move took, what was left, and whether its side was in time
 * trouble. Loaded with the first fault of a game that has clocks. Pure.
 */

import { FAULTS } from "../chess/classes.ts";
import { t } from "../lib/i18n.ts";
import { mover } from "../state/fold.ts";
import { spent, troubled } from "../state/times.ts";
import type { Begun } from "../state/types.ts";
import type { Side } from "../wire.ts";

const MINUTES_FROM = 100;

/** "3 seconds", "12 minutes". */
export function lengthOf(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < MINUTES_FROM
    ? t("time-seconds", { count: whole })
    : t("time-minutes", { count: Math.round(seconds / 60) });
}

/** The plies of a side's faults in time trouble, in order. */
export function troublesOf(state: Begun, side: Side): number[] {
  const inTrouble = troubled(state.game);
  return state.moves.flatMap((move, index) => {
    const ply = index + 1;
    const fault = move?.classification && FAULTS.includes(move.classification) && !move.quiet;
    return fault && mover(state, ply) === side && inTrouble[index] ? [ply] : [];
  });
}

/** "Played in 3 seconds, with 12 minutes left. The third mistake in time trouble."; "" without clocks. */
export function timeWords(state: Begun, ply: number): string {
  const { clock } = state.game.moves[ply - 1];
  const took = spent(state)[ply - 1];
  const nth = troublesOf(state, mover(state, ply)).indexOf(ply) + 1;
  const left = typeof clock === "number" ? lengthOf(clock) : "";
  const sentences = [
    took !== null && left ? t("time-played", { spent: lengthOf(took), left }) : null,
    took !== null && !left ? t("time-took", { spent: lengthOf(took) }) : null,
    took === null && left ? t("time-left", { left }) : null,
    nth ? t("time-trouble", { nth }) : null,
  ];
  return sentences.filter(Boolean).join(" ");
}

/** How many faults each side made in time trouble; "" where neither did. */
export function troublesWords(state: Begun): string {
  const [white, black] = (["white", "black"] as const).map((side) => troublesOf(state, side).length);
  return white || black ? t("time-troubles", { white, black }) : "";
}
