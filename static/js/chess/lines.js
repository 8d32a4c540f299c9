/** An engine's line as moves that can stand on the board; chessops comes when somebody wants to see one (rules.js). */

import { loadRules } from "./rules.js";

/**
 * Nodes of UCI moves from a FEN; stops before a move that is not legal.
 * @type {(fen: string, ucis: string[], variant?: import("../wire").Variant) => Promise<import("../../types/chess").Played[]>}
 */
export async function nodesOf(fen, ucis, variant = "standard") {
  return (await loadRules()).line(fen, ucis, variant);
}
