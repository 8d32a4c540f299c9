/** The legal moves of a solved position, by what becomes of the game: wins, draws, loses. Pure. */

/** @import * as Types from "../../types/endgame" */

import { t } from "../lib/i18n.js";

/** By the result of who moves, best first. @type {[Types.Result, number][]} */
const RESULTS = [
  ["wins", 2],
  ["late", 1],
  ["draws", 0],
  ["saved", -1],
  ["loses", -2],
];

/** Groups in which a distance tells anything. */
const COUNTED = ["wins", "loses"];

/** Moves in each group stay in the order in which they came: best first. @type {Types.GroupsOf} */
export const groupsOf = (moves) =>
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

/** @type {Types.UnitOf} */
const unitOf = (moves) => {
  if (moves.every(({ dtm }) => dtm !== null)) return "mate";
  return moves.every(({ dtz }) => dtz !== null) ? "zeroing" : "none";
};

/** In moves. @type {Types.DistanceOf} */
const distanceOf = ({ dtm, dtz }, unit) => {
  if (unit === "mate") return dtm;
  return unit === "zeroing" ? Math.ceil(Math.abs(dtz ?? 0) / 2) : null;
};
