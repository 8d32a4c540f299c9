/** What stands in a crosstable: its columns, and a player's games in each. Pure. */

import { fixed } from "../lib/format.ts";
import type { Cell, Standing, Tournament } from "../wire.ts";

/** The heads of the columns between the names and the points. */
export function columnsOf({ form, players, rounds }: Tournament): string[] {
  if (form === "robin") return players.map((_, index) => String(index + 1));
  return form === "rounds" ? rounds : [];
}

/** A player's games in a column, which may be several. */
export function gamesIn({ form, rounds }: Tournament, player: Standing, column: number): Cell[] {
  return player.games.filter((cell) =>
    form === "robin" ? cell.opponent === column : cell.round === rounds[column],
  );
}

/** "1", "½", "0"; "+" and "−" where nothing was played; "·" without a result. */
export function signOf({ points, kind }: Cell) {
  if (points === null) return "·";
  if (kind === "forfeit") return points ? "+" : "−";
  return points === 0.5 ? "½" : String(points);
}

/** The place of the opponent as the table numbers it, from 1; null for a bye. */
export const placeOf = ({ opponent }: Cell) => (opponent === null ? null : opponent + 1);

/** Points as chess players write them: "5½", "0", "½". */
export function pointsText(points: number) {
  const whole = Math.floor(points);
  return points === whole ? String(whole) : `${whole || ""}½`;
}

/** A sum of halves: "15", "15.5". */
export const half = (value: number) => (Number.isInteger(value) ? String(value) : fixed(value, 1));
