/** Under which key an answer is kept by net/answers.ts, and whether the server may say more later. Pure. */

import { menOf } from "../state/exact.ts";
import type { Solved } from "../wire.ts";

/** Men of the tables that a server builds when somebody has asked for one. */
const BUILT = 5;

/** The same for the same position, whatever number its move has. */
export const keyOf = (fen: string): string => [...fen.split(/\s+/).slice(0, 5), "1"].join(" ");

/** A table that was missing may be there now. */
export const isOpen = (answer: Solved): boolean => Boolean(answer.refused) && menOf(answer.fen) <= BUILT;
