/** What the engine in the browser is asked for a view, and what is drawn of its answer. Pure. */

import type { BoardArrow } from "../board/types.ts";
import type { Begun, MoveNode, View } from "../state/types.ts";
import { onBoard } from "../state/view.ts";
import type { Asked, LiveLine } from "./types.ts";

const WEIGHTS = [1, 0.72, 0.5];

/** All moves that led to where a view stands. */
export const movesTo = ({ game }: Begun, { ply, branch }: View): MoveNode[] =>
  branch
    ? [...game.moves.slice(0, branch.base), ...branch.nodes.slice(0, branch.index)]
    : game.moves.slice(0, ply);

/** All moves from the start, so that the engine knows repetitions. */
export const searchOf = (state: Begun, view: View, multipv: number): Asked => {
  const { game } = state;
  const moves = movesTo(state, view).map(({ uci }) => uci);
  const task = { fen: game.start_fen, moves, variant: game.variant };
  return { key: `${multipv} ${moves.join(" ")}`, fen: onBoard(state, view).fen, task };
};

/** What the rule of repetition compares: placement, side to move, castling, en passant. */
const identity = (fen: string) => fen.split(" ").slice(0, 4).join(" ");

/** Whether the position of a view is there for the third time: a draw by claim, which no engine is told. */
export const isThirdTime = (state: Begun, view: View): boolean =>
  isLastThird([state.game.start_fen, ...movesTo(state, view).map(({ fen }) => fen)]);

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
