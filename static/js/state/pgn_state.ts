/**
 * A game as its PGN tells it, as a state like those of `fold.ts`: evaluations from [%eval], classes from the
 * author's NAGs. No engine has a say, so there are no accuracies and no report. Pure.
 */

import { CLASS_IDS, CLASSES } from "../chess/classes.ts";
import { expectedPoints } from "../chess/expected.ts";
import { turn } from "../chess/position.ts";
import type { PgnGame } from "../chess/types.ts";
import type { ClassName, MoveRecord, Score } from "../wire.ts";
import { initialState } from "./fold.ts";
import type { Move, Position, State } from "./types.ts";

const BY_NAG: Map<number, ClassName> = new Map(
  CLASS_IDS.flatMap((id) => (CLASSES[id].nag ? [[CLASSES[id].nag, id]] : [])),
);

/** The state of a game record (pgn.ts). */
export function stateOfPgn(game: PgnGame): State {
  const positions = [{ eval: game.eval, fen: game.start_fen }, ...game.moves].map(positionOf);
  const moves = game.moves.map(verdictOf);
  return {
    ...initialState(),
    status: "done",
    game: { ...game, moves: game.moves.map(withoutSigns) },
    positions,
    moves,
    progress: {
      moves: moves.length,
      judged: moves.filter(Boolean).length,
      positions: positions.length,
      evaluated: positions.filter(Boolean).length,
      nodes: 0,
    },
  };
}

/** Whether the author gave evaluations, so that a bar and a graph have something to show. */
export const hasEvaluations = (state: State) => state.positions.filter(Boolean).length > 1;

function positionOf(
  record: Partial<MoveRecord> & { fen: string; eval: Score | null },
  ply: number,
): Position | null {
  const score = record.san?.endsWith("#") ? { mate: 0 } : record.eval;
  if (!score) return null;
  const line = { rank: 1, depth: 0, cp: score.cp ?? null, mate: score.mate ?? null, pv: [], san: [] };
  return {
    ply,
    lines: [line],
    win: winOf(score, record.fen),
    depth: 0,
    nodes: 0,
    engine: "",
    source: "pgn",
    pass: 1,
    wobble: 0,
    again: 0,
    exact: null,
    pawns: null,
  };
}

function winOf(score: Score, fen: string): number {
  if (score.mate === 0) return turn(fen) === "black" ? 1 : 0;
  return expectedPoints(score);
}

function verdictOf({ nags }: MoveRecord, index: number): Move | null {
  const nag = nags.find((item) => BY_NAG.has(item));
  const classification = nag && BY_NAG.get(nag);
  if (!classification) return null;
  return {
    ply: index + 1,
    classification,
    accuracy: null,
    loss: null,
    expected_before: null,
    expected_after: null,
    best: null,
    opening: null,
    nag,
    reason: {},
    provisional: false,
    pass: 1,
    close: null,
    quiet: false,
    people: null,
  };
}

/** Without the signs that a badge shows now. */
function withoutSigns(record: MoveRecord) {
  return { ...record, nags: record.nags.filter((nag) => !BY_NAG.has(nag)) };
}
