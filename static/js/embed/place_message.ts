/** Where a person looks, as the page around an embed is told it. Pure. */

import type { Begun, View } from "../state/types.ts";
import { onBoard } from "../state/view.ts";
import type { PlaceMessage } from "./types.ts";

/** The place of a view. */
export function placeOf(state: Begun, view: View): PlaceMessage {
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
