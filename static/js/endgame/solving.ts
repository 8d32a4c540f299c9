/** What is shown of a position that is solved, and of which position that is asked. Pure. */

import { turn } from "../chess/position.ts";
import { t } from "../lib/i18n.ts";
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
): Omit<SolvedLook, "fen" | "asking" | "legal"> => {
  const { fen, ply, main } = onBoard(state, view);
  const position = main ? state.positions[ply] : null;
  const kept = keptOf(fen, position?.exact ?? null, answer);
  const tried = triedOf(state, view);
  const wdl = kept?.wdl ?? (tried === "gone" ? null : tried);
  const exact = answer?.table ?? position?.exact ?? (wdl === null ? null : { wdl, dtm: null });
  return {
    exact: exact && exactLook(exact, fen),
    gone: !exact && tried === "gone" ? t("exact-not-won", { side: turn(fen) }) : null,
    ordered: (!exact && answer?.ordered) || null,
    kept,
    answer: answer ?? null,
    played: (main && state.game.moves[ply]?.uci) || null,
    pawns: pawnsOf(position, answer),
  };
};

/**
 * What the review's word on a pawn ending tells of a move that is tried there: `wdl` of who is to answer, or
 * that the win is gone, whatever is left of it.
 */
const triedOf = (state: Begun, { branch }: View): number | "gone" | null => {
  if (branch?.index !== 1) return null;
  const exact = state.positions[branch.base]?.exact;
  if (exact?.table !== "pawns") return null;
  const [{ uci }] = branch.nodes;
  if (exact.keep.includes(uci)) return -exact.wdl;
  if (exact.unsure?.includes(uci)) return null;
  return exact.wdl ? "gone" : 2;
};

const pawnsOf = (position: Position | null, answer?: Solved | null): PawnLook | null => {
  const sums = answer?.pawns;
  if (position) return position.pawns && { answer: sums ?? position.pawns, agreed: true };
  if (sums?.certified && answer?.solved?.proven) return { answer: sums, agreed: true };
  return sums?.certified ? { answer: sums, agreed: false } : null;
};
