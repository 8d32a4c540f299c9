/**
 * A sentence of the reason that is pointed at, on the board: where its fact holds, with the squares it speaks
 * of. Pure but for the rules; loaded at the first pointing.
 */

/** @import { PointedAt, WhereOf } from "../../types/board" */

import { nodesOf } from "../chess/lines.js";
import { fenAt } from "../state/view.js";
import { marksOf } from "./marks.js";

/**
 * A motif stands on the board at the move of its line that makes it; anything else where its line begins.
 * @type {PointedAt}
 */
export const pointedAt = async (state, ply, fact) => {
  const base = fact.base === "before" ? ply - 1 : ply;
  const line = fact.by_piece ? (fact.line ?? []).slice(0, (fact.ply ?? 0) + 1) : [];
  const nodes = line.length ? await nodesOf(fenAt(state, base), line, state.game.variant) : [];
  const there = line.length > 0 && nodes.length === line.length ? nodes[line.length - 1] : null;
  return { node: there ?? whereOf(state, base), arrows: marksOf(fact) };
};

/** The position of a ply as a move that stands on the board. @type {WhereOf} */
const whereOf = (state, ply) => {
  const nowhere = { san: "", uci: "", fen: fenAt(state, 0), origin: "", target: "" };
  return ply ? state.game.moves[ply - 1] : nowhere;
};
