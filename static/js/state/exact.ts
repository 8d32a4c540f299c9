/** What is exact about a position that a table knows, in words and as a sign. Pure. */

import { turn } from "../chess/position.ts";
import { t } from "../lib/i18n.ts";
import type { Exact } from "../wire.ts";
import type { ExactShown, Position } from "./types.ts";

/** By a table, or as a sum of pawn games. */
export const isExact = (position?: Pick<Position, "exact" | "pawns"> | null): boolean =>
  Boolean(position?.exact || position?.pawns);

/** Whether anybody could know the position: `men` the most that a table has. */
export const mayBeExact = (fen: string, men: number): boolean =>
  menOf(fen) <= men || !/[nbrq]/i.test(placed(fen));

export const menOf = (fen: string) => placed(fen).length;

const placed = (fen: string) => fen.split(" ")[0].replace(/[^a-z]/gi, "");

export const exactLook = (exact: Pick<Exact, "wdl" | "dtm">, fen: string): ExactShown => {
  const [words, points] = result(exact, fen);
  const sign = points ? (points > 0 ? "+−" : "−+") : "=";
  return { sign, words, said: t("exact-words", { words }), win: (points + 1) / 2 };
};

/** In words, and 1 where White wins, -1 where Black does. */
const result = ({ wdl, dtm }: Pick<Exact, "wdl" | "dtm">, fen: string): [words: string, points: number] => {
  if (!wdl) return [t("exact-drawn"), 0];
  const white = wdl > 0 === (turn(fen) === "white");
  const side = white ? "white" : "black";
  if (Math.abs(wdl) === 1) return [t("exact-won-late", { side }), 0];
  return [dtm ? t("exact-won-in", { side, moves: dtm }) : t("exact-won", { side }), white ? 1 : -1];
};
