/** Puzzles, apart from the page: which moves are asked, what counts as right, how a series goes on. Pure. */

import { pointOf } from "../learn/point.ts";
import type { MoveNode } from "../state/types.ts";
import type { Puzzle, PuzzleSession } from "./types.ts";

/** Hints of a move: which piece, where it goes. */
export const MOST_HINTS = 2;

export const beginPuzzles = (count: number): PuzzleSession => askPuzzle(0, count, []);

const askPuzzle = (at: number, count: number, results: boolean[]): PuzzleSession => ({
  at,
  step: 0,
  phase: at < count ? "asking" : "done",
  hints: 0,
  given: null,
  results,
  helped: false,
});

/**
 * The moves up to the last one that is asked, the solver's and the replies in turn. An author's solution is
 * asked as a whole, any other as far as it wins something.
 */
export const askedLine = ({ fen, whole = false }: Puzzle, nodes: MoveNode[]): MoveNode[] => {
  const wins = whole ? nodes.slice(0, nodes.length - (nodes.length % 2 ? 0 : 1)) : pointOf(fen, nodes);
  return wins.length ? wins : nodes.slice(0, 1);
};

/** The position in which a move is asked. */
export const positionOf = ({ fen }: Puzzle, { step }: PuzzleSession, line: MoveNode[]): string =>
  step ? line[2 * step - 1].fen : fen;

/**
 * Whether another move than the solution's may be as good: only of the first move of an engine's line is it
 * known that there is none, and an author's solution is what is asked.
 */
export const isOneOfSeveral = ({ whole = false }: Puzzle, { step }: PuzzleSession): boolean =>
  step > 0 && !whole;

/** After an answer to `puzzle`; a mate is right whatever the solution says. */
export const answerPuzzle = (
  session: PuzzleSession,
  given: MoveNode,
  line: MoveNode[],
  puzzle: Puzzle,
): PuzzleSession => {
  const { step, helped } = session;
  const mates = given.san.endsWith("#");
  if (!mates && given.uci !== line[2 * step]?.uci)
    return { ...session, phase: "wrong", given, helped: helped || !isOneOfSeveral(puzzle, session) };
  if (!mates && line.length > 2 * step + 1)
    return { ...session, phase: "asking", step: step + 1, hints: 0, given: null };
  return { ...session, phase: "solved", given, results: [...session.results, !helped] };
};

export const retryPuzzle = (session: PuzzleSession): PuzzleSession => ({
  ...session,
  phase: "asking",
  given: null,
});

export const hintPuzzle = (session: PuzzleSession): PuzzleSession => ({
  ...retryPuzzle(session),
  hints: Math.min(MOST_HINTS, session.hints + 1),
  helped: true,
});

export const showPuzzle = (session: PuzzleSession): PuzzleSession => ({
  ...session,
  phase: "shown",
  given: null,
  results: [...session.results, false],
});

/** The next puzzle, or the end; one that is left open counts as not solved. */
export const nextPuzzle = (session: PuzzleSession, count: number): PuzzleSession => {
  const { at, phase, results } = session;
  const isOpen = phase === "asking" || phase === "wrong";
  return askPuzzle(at + 1, count, isOpen ? [...results, false] : results);
};

/** More puzzles have come: a series that was through goes on. */
export const morePuzzles = (session: PuzzleSession, count: number): PuzzleSession =>
  session.phase === "done" ? askPuzzle(session.at, count, session.results) : session;

const OFFERED: Record<string, PuzzleSession["phase"][]> = {
  hint: ["asking", "wrong"],
  show: ["asking", "wrong"],
  retry: ["wrong"],
  next: ["asking", "wrong", "solved", "shown"],
  again: ["done"],
};

/** Whether a button or its key does anything now. */
export const isPuzzleOffered = (name: string, { phase }: PuzzleSession): boolean =>
  OFFERED[name]?.includes(phase) ?? false;
