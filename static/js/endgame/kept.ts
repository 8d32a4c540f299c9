/** What is solved of a pawn ending: its result, and the moves that keep it. Pure. */

import { turn } from "../chess/position.ts";
import { t } from "../lib/i18n.ts";
import type { Exact, Solved } from "../wire.ts";
import type { Kept, MoveGroup, Result, Targets } from "./types.ts";

const WDL = { white: { "1-0": 2, "1/2-1/2": 0, "0-1": -2 }, black: { "1-0": -2, "1/2-1/2": 0, "0-1": 2 } };
/** By `wdl`. */
const RESULTS: Record<number, Result> = { 2: "wins", 0: "draws", "-2": "loses" };

/** As the server has just answered, else as the review says, which had more time and may be sure of more. */
export const keptOf = (fen: string, exact: Exact | null, answer?: Solved | null): Kept | null => {
  const whole = answer?.solved;
  if (answer?.table) return null;
  const own = exact?.table === "pawns" ? exact : null;
  if (whole?.result && whole.unsure.length <= (own?.unsure?.length ?? whole.unsure.length)) {
    const { moves, unsure } = whole;
    return { wdl: WDL[turn(fen)][whole.result], moves, unsure };
  }
  if (!own) return null;
  const [moves, unsure] = [own.keep, own.unsure ?? []].map((all) => all.map((uci) => sanOf(fen, uci)));
  return { wdl: own.wdl, moves, unsure };
};

/** Of a move of kings and pawns, which needs no rules: "Kd4", "exd5", "a8=Q". */
export const sanOf = (fen: string, uci: string): string => {
  const [from, to, promoted] = [uci.slice(0, 2), uci.slice(2, 4), uci.slice(4)];
  if (/k/i.test(on(fen, from))) return `K${on(fen, to) ? "x" : ""}${to}`;
  const takes = from[0] === to[0] ? "" : `${from[0]}x`;
  return `${takes}${to}${promoted && `=${promoted.toUpperCase()}`}`;
};

const on = (fen: string, square: string): string => {
  const row = fen.split(" ")[0].split("/")[8 - Number(square[1])];
  const men = row.replace(/\d/g, (count) => " ".repeat(Number(count)));
  return men["abcdefgh".indexOf(square[0])].trim();
};

/** The moves under what becomes of the game: those that keep the result, may do so, give it away. */
export const keptGroups = (fen: string, kept: Kept, legal: Targets | null): MoveGroup[] => {
  const { wdl, moves, unsure } = kept;
  const result = RESULTS[wdl];
  const open = t("endgame-unsure");
  return [
    group(result, t("endgame-group", { result, unit: "none" }), moves, wordsOf(result)),
    group("unsure", open, unsure, open),
    wdl === 0
      ? group(
          "loses",
          t("endgame-group", { result: "loses", unit: "none" }),
          rest(fen, kept, legal),
          wordsOf("loses"),
        )
      : group("gone", t("endgame-gone"), rest(fen, kept, legal), t("endgame-gone")),
  ].filter((each) => each.moves.length);
};

const wordsOf = (result: Result): string => t("endgame-move", { result, unit: "none", count: 0 });

/** The legal moves that are left, of a promotion the queen's. */
const rest = (fen: string, { moves, unsure }: Kept, legal: Targets | null): string[] => {
  const known = new Set([...moves, ...unsure].map((san) => san.replace(/[+#]$/, "")));
  const all = Object.entries(legal ?? {}).flatMap(([from, to]) => to.map((square) => from + square));
  const queens = (uci: string) => (/[18]$/.test(uci) && /p/i.test(on(fen, uci.slice(0, 2))) ? "q" : "");
  return all.map((uci) => sanOf(fen, uci + queens(uci))).filter((san) => !known.has(san));
};

const group = (result: MoveGroup["result"], title: string, sans: string[], words: string): MoveGroup => ({
  result,
  unit: "none",
  title,
  moves: sans.map((san) => ({ uci: null, san, distance: null, words })),
});
