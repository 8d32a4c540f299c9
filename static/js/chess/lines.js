/**
 * An engine's line as moves that can stand on the board; chessops comes when somebody wants to see one
 * (rules.js).
 */

import { loadRules } from "./rules.js";

/** @import { Variant } from "../wire" */

/**
 * Nodes of UCI moves from a FEN; stops before a move that is not legal.
 * @param {string} fen @param {string[]} ucis @param {Variant} variant
 */
export async function nodesOf(fen, ucis, variant = "standard") {
  return (await loadRules()).line(fen, ucis, variant);
}
