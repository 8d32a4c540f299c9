/**
 * What a reason's facts put on the board: the move that refutes, the piece that hangs, the squares of a
 * motif. Pure; showing.js and board/pointing.js give them to the board.
 */

/** @import { MarksOf, ProofOf, Stands } from "../../types/board" */

import { pieces } from "../chess/position.js";

/** What the other side gets by the move. */
const REFUTES = ["allows_mate", "hangs", "loses", "no_recapture", "traps", "gives_back"];
/** What is ringed. */
const RINGED = ["hangs", "loses", "no_recapture", "traps"];
/** Plies of the line until which a piece that falls is in danger to a person's eye. */
const SOON = 2;

/** @type {Stands} */
const stands = (fen, { piece, square }) =>
  Boolean(square) && pieces(fen)[square ?? ""]?.toLowerCase() === piece?.toLowerCase();

/** The refuting move and the piece that falls, in the position after a fault. @type {ProofOf} */
export const proofOf = ({ facts = [] } = {}, fen) => {
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

/** The squares that a fact speaks of. @type {MarksOf} */
export const marksOf = (fact) => {
  const { base, by_piece: by, targets = [], square, squares = [], line = [] } = fact;
  const color = base === "after" ? "falls" : "wins";
  const struck = targets.map((target) => target.square);
  const told = [...new Set([...struck, ...squares, ...(square ? [square] : [])])];
  return [
    ...(by ? [ring(by.square, color), ...struck.map((to) => arrow(by.square + to, color, 0.45))] : []),
    ...(!by && line[0] ? [arrow(line[0], base === "before" ? "best" : "refutes")] : []),
    ...told.map((at) => ring(at, color)),
  ];
};

/** @type {(uci: string, color: string, weight?: number) => import("../../types/board").BoardArrow} */
const arrow = (uci, color, weight = 1) => ({ from: uci.slice(0, 2), to: uci.slice(2, 4), color, weight });

/** @type {(square: string, color: string) => import("../../types/board").BoardArrow} */
const ring = (square, color) => ({ from: square, to: square, color });
