/**
 * A sentence of the reason that is pointed at, on the board: where its fact holds, with the squares it speaks
 * of. Pure but for the rules; loaded at the first pointing.
 */

import { nodesOf } from "../chess/lines.ts";
import type { Begun, MoveNode } from "../state/types.ts";
import { fenAt } from "../state/view.ts";
import type { Fact } from "../wire.ts";
import { marksOf } from "./marks.ts";
import type { BoardArrow } from "./types.ts";

/** What a sentence that is pointed at puts on the board. */
interface Pointed {
  node: MoveNode;
  arrows: BoardArrow[];
}

/** A motif stands on the board at the move of its line that makes it; anything else where its line begins. */
export const pointedAt = async (state: Begun, ply: number, fact: Fact): Promise<Pointed> => {
  const base = fact.base === "before" ? ply - 1 : ply;
  const line = fact.by_piece ? (fact.line ?? []).slice(0, (fact.ply ?? 0) + 1) : [];
  const nodes = line.length ? await nodesOf(fenAt(state, base), line, state.game.variant) : [];
  const there = line.length > 0 && nodes.length === line.length ? nodes[line.length - 1] : null;
  return { node: there ?? whereOf(state, base), arrows: marksOf(fact) };
};

/** The position of a ply as a move that stands on the board. */
const whereOf = (state: Begun, ply: number): MoveNode => {
  const nowhere = { san: "", uci: "", fen: fenAt(state, 0), origin: "", target: "" };
  return ply ? state.game.moves[ply - 1] : nowhere;
};
