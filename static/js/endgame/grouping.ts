/** The legal moves of a solved position, by what becomes of the game: wins, draws, loses. Pure. */

import { t } from "../lib/i18n.ts";
import type { SolvedMove } from "../wire.ts";
import type { MoveGroup, Result, Unit } from "./types.ts";

/** By the result of who moves, best first. */
const RESULTS: [Result, number][] = [
  ["wins", 2],
  ["late", 1],
  ["draws", 0],
  ["saved", -1],
  ["loses", -2],
];

/** Groups in which a distance tells anything. */
const COUNTED = ["wins", "loses"];

/** Moves in each group stay in the order in which they came: best first. */
export const groupsOf = (moves: SolvedMove[]): MoveGroup[] =>
  RESULTS.flatMap(([result, wdl]) => {
    const own = moves.filter((move) => move.wdl === wdl);
    if (!own.length) return [];
    const unit = COUNTED.includes(result) ? unitOf(own) : "none";
    const grouped = own.map((move) => {
      const distance = distanceOf(move, unit);
      const said = unit === "mate" ? unit : "none";
      const words = t("endgame-move", { result, unit: said, count: distance ?? 0 });
      return { uci: move.uci, san: move.san, distance, words };
    });
    return [{ result, unit, title: t("endgame-group", { result, unit }), moves: grouped }];
  });

const unitOf = (moves: SolvedMove[]): Unit => {
  if (moves.every(({ dtm }) => dtm !== null)) return "mate";
  return moves.every(({ dtz }) => dtz !== null) ? "zeroing" : "none";
};

/** In moves. */
const distanceOf = ({ dtm, dtz }: SolvedMove, unit: Unit): number | null => {
  if (unit === "mate") return dtm;
  return unit === "zeroing" ? Math.ceil(Math.abs(dtz ?? 0) / 2) : null;
};
