/** Where a person looks, as the page around an embed is told it. Pure. */

import { onBoard } from "../state/view.js";

/** @import { Told } from "../../types/embed" */
/** @import { Begun, View } from "../../types/state" */

/** The place of a view. @type {(state: Begun, view: View) => Told} */
export function placeOf(state, view) {
  const { fen, move, ply, main } = onBoard(state, view);
  const { branch } = view;
  return {
    ply,
    line: branch ? branch.nodes.slice(0, branch.index).map(({ uci }) => uci) : [],
    san: move?.san ?? null,
    fen,
    verdict: (main && ply > 0 && state.moves[ply - 1]?.classification) || null,
  };
}
