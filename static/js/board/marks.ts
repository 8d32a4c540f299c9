/**
 * What a reason's facts put on the board: the move that refutes, the piece that hangs, the squares of a
 * motif. Pure; stage/stage_look.ts and board/pointing.ts give them to the board.
 */

import { pieces } from "../chess/position.ts";
import type { Fact, Reason } from "../wire.ts";
import type { BoardArrow } from "./types.ts";

/** What the other side gets by the move. */
const REFUTES = ["point", "allows_mate", "hangs", "loses", "no_recapture", "traps", "gives_back"];
/** What is ringed. */
const RINGED = ["hangs", "loses", "no_recapture", "traps"];
/** Plies of the line until which a piece that falls is in danger to a person's eye. */
const SOON = 2;

const stands = (fen: string, { piece, square }: Fact): boolean =>
  Boolean(square) && pieces(fen)[square ?? ""]?.toLowerCase() === piece?.toLowerCase();

/** The refuting move and the piece that falls, in the position after a fault. */
export const proofOf = (
  { facts = [] }: Pick<Reason, "facts"> | undefined = {},
  fen: string,
): BoardArrow[] => {
  if (facts[0]?.kind === "noise") return [];
  const refuting = facts.find(
    ({ kind, base, line }) => REFUTES.includes(kind) && base === "after" && line?.[0],
  );
  const falls = facts.find(
    (fact) => RINGED.includes(fact.kind) && fact.piece && (fact.ply ?? 0) <= SOON && stands(fen, fact),
  );
  return [
    ...(refuting?.line ? [arrow(refuting.line[0], "refutes")] : []),
    ...(falls?.square ? [ring(falls.square, "falls")] : []),
  ];
};

/** The squares that a fact speaks of. */
export const marksOf = (fact: Fact): BoardArrow[] => {
  const { base, by_piece: by, targets = [], square, squares = [], line = [] } = fact;
  const color = base === "after" ? "falls" : "wins";
  const struck = targets.map((target) => target.square);
  const ringed = [...new Set([...struck, ...squares, ...(square ? [square] : [])])];
  return [
    ...(by ? [ring(by.square, color), ...struck.map((to) => arrow(by.square + to, color, 0.45))] : []),
    ...(!by && line[0] ? [arrow(line[0], base === "before" ? "best" : "refutes")] : []),
    ...ringed.map((at) => ring(at, color)),
  ];
};

const arrow = (uci: string, color: string, weight: number = 1): BoardArrow => ({
  from: uci.slice(0, 2),
  to: uci.slice(2, 4),
  color,
  weight,
});

const ring = (square: string, color: string): BoardArrow => ({
  from: square,
  to: square,
  color,
});
