/** What is shown of a position that is solved, and of which position that is asked. Pure. */

import { exactLook, isExact, mayBeExact, menOf } from "../state/exact.ts";
import type { Begun, Position, View } from "../state/types.ts";
import { onBoard } from "../state/view.ts";
import type { Solved } from "../wire.ts";
import { keptOf } from "./kept.ts";
import type { PawnLook, SolvedLook } from "./types.ts";

/**
 * A pawn ending of the game is solved where the review says so: the engine has looked at it. Of one that was
 * tried the server alone can tell.
 */
export const wanted = (fen: string, position: Position | null, men: number): boolean =>
  isExact(position) || menOf(fen) <= men || (!position && mayBeExact(fen, men));

export const solvedOf = (
  state: Begun,
  view: View,
  answer: Solved | null | undefined,
): Pick<SolvedLook, "exact" | "answer" | "played" | "pawns" | "kept"> => {
  const { fen, ply, main } = onBoard(state, view);
  const position = main ? state.positions[ply] : null;
  const kept = keptOf(fen, position?.exact ?? null, answer);
  const wdl = kept?.wdl ?? triedOf(state, view);
  const exact = answer?.table ?? position?.exact ?? (wdl === null ? null : { wdl, dtm: null });
  return {
    exact: exact && exactLook(exact, fen),
    kept,
    answer: answer ?? null,
    played: (main && state.game.moves[ply]?.uci) || null,
    pawns: pawnsOf(position, answer),
  };
};

/** What the review's word on a pawn ending tells of a move that is tried there: `wdl` of who is to answer. */
const triedOf = (state: Begun, { branch }: View): number | null => {
  if (branch?.index !== 1) return null;
  const exact = state.positions[branch.base]?.exact;
  if (exact?.table !== "pawns") return null;
  const [{ uci }] = branch.nodes;
  if (exact.keep.includes(uci)) return -exact.wdl;
  return exact.wdl === 0 && !exact.unsure?.includes(uci) ? 2 : null;
};

const pawnsOf = (position: Position | null, answer?: Solved | null): PawnLook | null => {
  const sums = answer?.pawns;
  if (position) return position.pawns && { answer: sums ?? position.pawns, agreed: true };
  if (sums?.certified && answer?.solved?.proven) return { answer: sums, agreed: true };
  return sums?.certified ? { answer: sums, agreed: false } : null;
};
