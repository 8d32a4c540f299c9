/** What is exact about a position that a table knows, in words and as a sign. Pure. */

import { turn } from "../chess/position.js";
import { t } from "../lib/i18n.js";

/** @import { ExactLook, ExactResult, IsExact, MayBeExact } from "../../types/state" */

/** By a table, or as a sum of pawn games. @type {IsExact} */
export const isExact = (position) => Boolean(position?.exact || position?.pawns);

/** Whether anybody could know the position: `men` the most that a table has. @type {MayBeExact} */
export const mayBeExact = (fen, men) => menOf(fen) <= men || !/[nbrq]/i.test(placed(fen));

/** @param {string} fen */
export const menOf = (fen) => placed(fen).length;

/** @param {string} fen */
const placed = (fen) => fen.split(" ")[0].replace(/[^a-z]/gi, "");

/** @type {ExactLook} */
export const exactLook = (exact, fen) => {
  const [words, points] = result(exact, fen);
  const sign = points ? (points > 0 ? "+−" : "−+") : "=";
  return { sign, words, said: t("exact", { words }), win: (points + 1) / 2 };
};

/** In words, and 1 where White wins, -1 where Black does. @type {ExactResult} */
const result = ({ wdl, dtm }, fen) => {
  if (!wdl) return [t("exact-drawn"), 0];
  const white = wdl > 0 === (turn(fen) === "white");
  const side = white ? "white" : "black";
  if (Math.abs(wdl) === 1) return [t("exact-won-late", { side }), 0];
  return [dtm ? t("exact-won-in", { side, moves: dtm }) : t("exact-won", { side }), white ? 1 : -1];
};
