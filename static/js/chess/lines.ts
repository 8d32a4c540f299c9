/**
 * An engine's line as moves that can stand on the board; chessops comes when somebody wants to see one
 * (rules.ts).
 */

import type { Variant } from "../wire.ts";
import { loadRules } from "./rules.ts";

/** Nodes of UCI moves from a FEN; stops before a move that is not legal. */
export async function nodesOf(fen: string, ucis: string[], variant: Variant = "standard") {
  return (await loadRules()).line(fen, ucis, variant);
}
