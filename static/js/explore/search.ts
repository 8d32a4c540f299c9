/** What the engine in the browser is asked for a view, and what is drawn of its answer. Pure. */

import type { BoardArrow } from "../board/types.ts";
import type { Begun, View } from "../state/types.ts";
import { onBoard } from "../state/view.ts";
import type { Asked, LiveLine } from "./types.ts";

const WEIGHTS = [1, 0.72, 0.5];

/** All moves from the start, so that the engine knows repetitions. */
export const searchOf = (state: Begun, view: View, multipv: number): Asked => {
  const { game } = state;
  const { branch } = view;
  const main = game.moves.slice(0, branch ? branch.base : view.ply);
  const side = branch ? branch.nodes.slice(0, branch.index) : [];
  const moves = [...main, ...side].map(({ uci }) => uci);
  const task = { fen: game.start_fen, moves, variant: game.variant };
  return { key: `${multipv} ${moves.join(" ")}`, fen: onBoard(state, view).fen, task };
};

/** What the rule of repetition compares: placement, side to move, castling, en passant. */
const identity = (fen: string) => fen.split(" ").slice(0, 4).join(" ");

/** Whether the position of a view is there for the third time: a draw by claim, which no engine is told. */
export const isThirdTime = (state: Begun, view: View): boolean => {
  const { game } = state;
  const { branch } = view;
  const main = game.moves.slice(0, branch ? branch.base : view.ply);
  const side = branch ? branch.nodes.slice(0, branch.index) : [];
  return isLastThird([game.start_fen, ...[...main, ...side].map(({ fen }) => fen)]);
};

/** Whether the last of these positions is there for the third time. */
export const isLastThird = (fens: string[]): boolean => {
  const last = identity(fens.at(-1) ?? "");
  return fens.filter((fen) => identity(fen) === last).length >= 3;
};

export const lineArrows = (lines: Pick<LiveLine, "rank" | "pv">[], color: string): BoardArrow[] => {
  const arrows = lines
    .filter(({ pv }) => pv.length)
    .map(({ rank, pv }) => ({
      from: pv[0].slice(0, 2),
      to: pv[0].slice(2, 4),
      color,
      weight: WEIGHTS[rank - 1] ?? WEIGHTS.at(-1),
    }));
  const places = arrows.map(({ from, to }) => from + to);
  return arrows.filter((_, index) => places.indexOf(places[index]) === index);
};
