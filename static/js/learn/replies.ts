/** What a table says of an answer that did not keep the result: the reply, and what is lost by it. Pure. */

import { turn } from "../chess/position.ts";
import type { Solved } from "../wire.ts";
import type { Verdict } from "./types.ts";

/** Points of who has a `wdl`: what the fifty-move rule spoils is a draw. */
const points = (wdl: number) => (wdl === 2 ? 1 : wdl === -2 ? 0 : 0.5);

/** `fen`: the position after the answer. */
export const replyOf = ({ table }: Solved, fen: string, before: number): Partial<Verdict> => {
  if (!table) return {};
  const [reply] = table.moves;
  const white = table.wdl > 0 === (turn(fen) === "white");
  const mate = table.dtm && Math.abs(table.wdl) === 2 ? table.dtm * (white ? 1 : -1) : null;
  return {
    loss: Math.max(0, points(before) - points(-table.wdl)),
    ...(reply && { line: [reply.uci], sans: [reply.san] }),
    score: { cp: mate === null ? 0 : null, mate },
  };
};
