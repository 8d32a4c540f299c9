/** What stands in a crosstable: its columns, and a player's games in each. Pure. */

import { fixed } from "../lib/format.js";

/** @import { Cell, Standing, Tournament } from "../wire" */

/** The heads of the columns between the names and the points. @type {(tournament: Tournament) => string[]} */
export function columnsOf({ form, players, rounds }) {
  if (form === "robin") return players.map((_, index) => String(index + 1));
  return form === "rounds" ? rounds : [];
}

/** A player's games in a column, which may be several. */
/** @type {(tournament: Tournament, player: Standing, column: number) => Cell[]} */
export function gamesIn({ form, rounds }, player, column) {
  return player.games.filter((cell) =>
    form === "robin" ? cell.opponent === column : cell.round === rounds[column],
  );
}

/** "1", "½", "0"; "+" and "−" where nothing was played; "·" without a result. @param {Cell} cell */
export function signOf({ points, kind }) {
  if (points === null) return "·";
  if (kind === "forfeit") return points ? "+" : "−";
  return points === 0.5 ? "½" : String(points);
}

/** The place of the opponent as the table numbers it, from 1; null for a bye. @param {Cell} cell */
export const placeOf = ({ opponent }) => (opponent === null ? null : opponent + 1);

/** Points as chess players write them: "5½", "0", "½". @param {number} points */
export function pointsText(points) {
  const whole = Math.floor(points);
  return points === whole ? String(whole) : `${whole || ""}½`;
}

/** A sum of halves: "15", "15.5". @param {number} value */
export const half = (value) => (Number.isInteger(value) ? String(value) : fixed(value, 1));
