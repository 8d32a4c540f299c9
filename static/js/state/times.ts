/**
 * The time that moves took and who was in time trouble, from the clocks of the PGN. Pure; the twin of
 * `server/analysis/game/times.py`.
 */

import type { Game, Side } from "../wire.ts";
import { mover } from "./fold.ts";
import type { Begun } from "./types.ts";

/**
 * {base, increment} in seconds from the header TimeControl ("300+3", "40/7200:3600+30"); nulls where it says
 * nothing.
 */
export function timeControl(text?: string) {
  const found = /^(?:\d{1,4}\/)?(\d{1,6})(?:\+(\d{1,5}(?:\.\d{1,3})?))?(?::|$)/.exec((text ?? "").trim());
  return found ? { base: Number(found[1]), increment: Number(found[2] ?? 0) } : { base: null, increment: 0 };
}

/** Whether a game has clocks at all. */
export function hasClocks(game: Game) {
  return game.moves.some(({ clock, emt }) => typeof clock === "number" || typeof emt === "number");
}

/**
 * Seconds that the move of each ply took (index ply - 1); null where nobody knows: time was added, a clock is
 * missing.
 */
export function spent(state: Begun) {
  const { base, increment } = timeControl(state.game.headers.TimeControl);
  const left: Record<Side, number | null> = { white: base, black: base };
  return state.game.moves.map(({ clock, emt }, index) => {
    const side = mover(state, index + 1);
    const before = left[side];
    left[side] = clock ?? null;
    if (typeof emt === "number") return emt;
    if (typeof clock !== "number" || before === null) return null;
    const seconds = before - clock + (index < 2 && before === clock ? 0 : increment);
    return seconds < 0 ? null : seconds;
  });
}

/** Bounds of what counts as time trouble, seconds; between them a tenth of the time for the game. */
const TROUBLE = { least: 10, most: 120 };

/**
 * Whether the move of each ply (index ply - 1) was begun in time trouble: with less than a tenth of what
 * `TimeControl` gives for the game, or of the first clock that is known.
 */
export function troubled({ headers, moves }: Pick<Game, "headers" | "moves">): boolean[] {
  const clocks = moves.map(({ clock }) => clock ?? null);
  const whole = timeControl(headers.TimeControl).base ?? clocks.find((clock) => clock !== null) ?? 0;
  const below = Math.min(TROUBLE.most, Math.max(TROUBLE.least, whole / 10));
  return clocks.map((clock, index) => {
    const began = clocks[index - 2] ?? clock;
    return began !== null && began < below;
  });
}
