/**
 * Guessing the moves of one side, apart from the page: which moves are asked, what a guess is worth, what it
 * came to. Pure.
 */

import type { LentLook } from "../board/types.ts";
import { LOSS_BELOW } from "../chess/expected.ts";
import { mover } from "../state/fold.ts";
import type { Rating } from "../state/rating.ts";
import { atRating } from "../state/rating.ts";
import type { Begun } from "../state/types.ts";
import { bestLine, fenAt } from "../state/view.ts";
import type { Best, ClassName, Side } from "../wire.ts";
import { classByLoss } from "./look.ts";
import type { Given, Guessed, GuessSession, GuessSum, Verdict } from "./types.ts";

/** Points of a guess that loses nothing. */
export const MOST_POINTS = 10;

/** The plies that are asked: neither theory nor forced, with a known loss and a known best move. */
export const askedGuesses = (state: Begun, side: Side): number[] =>
  state.moves.flatMap((move) =>
    move &&
    mover(state, move.ply) === side &&
    typeof move.loss === "number" &&
    !["theory", "forced", null].includes(move.classification) &&
    bestLine(state.positions[move.ply - 1])?.pv.length
      ? move.ply
      : [],
  );

/** Points, 0 to 10, of a move that loses this many expected points: 10 for none, 0 from a blunder on. */
export const pointsOf = (loss: number): number =>
  Math.round(MOST_POINTS * Math.max(0, 1 - loss / LOSS_BELOW.mistake));

export const beginGuessing = (state: Begun, side: Side): GuessSession =>
  askGuess({ side, results: {}, last: 0 }, askedGuesses(state, side)[0] ?? null);

const askGuess = (
  { side, results, last }: Pick<GuessSession, "side" | "results" | "last">,
  ply: number | null,
): GuessSession => ({
  side,
  results,
  ply,
  last: ply ?? last,
  phase: ply === null ? "done" : "asking",
  given: null,
});

/** The next move that is asked, or the end. */
export const nextGuess = (state: Begun, session: GuessSession): GuessSession =>
  askGuess(session, askedGuesses(state, session.side).find((ply) => ply > session.last) ?? null);

export const checkGuess = (session: GuessSession, given: Given): GuessSession => ({
  ...session,
  phase: "checking",
  given,
});

/** The session with what a guess is worth. If its loss is not known, the guess does not count. */
export const judgeGuess = (session: GuessSession, verdict: Verdict): GuessSession => {
  const given = { ...session.given, ...verdict } as Given;
  const { loss } = verdict;
  if (typeof loss !== "number") return { ...session, phase: "unknown", given };
  return told({ ...session, given }, { uci: given.uci, loss });
};

/** The move is shown in place of a guess: no points. */
export const showGuess = (session: GuessSession): GuessSession =>
  told({ ...session, given: null }, { uci: null, loss: null });

const told = (session: GuessSession, guessed: Guessed): GuessSession => ({
  ...session,
  phase: "told",
  results: { ...session.results, [Number(session.ply)]: guessed },
});

/** Points of a guess; none where the move was shown. */
export const pointsFor = ({ loss }: Guessed): number => (loss === null ? 0 : pointsOf(loss));

/** The move that the review holds for the best. */
export const bestAt = (state: Begun, ply: number): Best => {
  const line = bestLine(state.positions[ply - 1]);
  return state.moves[ply - 1]?.best ?? { uci: line?.pv[0] ?? "", san: line?.san?.[0] ?? "" };
};

/** How likely players of a rating find the best move; null where that is not known. */
export const bestFoundAt = (state: Begun, ply: number, rating: Rating): number | null => {
  const best = state.moves[ply - 1]?.people?.best;
  return best ? atRating(best, rating.value) : null;
};

/** What the guesses came to; `people` at a rating, null where that or a prediction is not known. */
export const sumOf = (state: Begun, { results }: GuessSession, rating: Rating | null): GuessSum => {
  const sum = { points: 0, most: 0, moves: 0, ahead: 0, level: 0, behind: 0, best: 0 };
  const found: (number | null)[] = [];
  for (const [key, guessed] of Object.entries(results)) {
    const move = state.moves[Number(key) - 1];
    const ahead = (move?.loss ?? 0) - (guessed.loss ?? 1);
    const isSame = guessed.uci === state.game.moves[Number(key) - 1].uci;
    sum.moves += 1;
    sum.most += MOST_POINTS;
    sum.points += pointsFor(guessed);
    sum[isSame || Math.abs(ahead) < LOSS_BELOW.best ? "level" : ahead > 0 ? "ahead" : "behind"] += 1;
    if (guessed.uci === bestAt(state, Number(key)).uci) sum.best += 1;
    found.push(rating && bestFoundAt(state, Number(key), rating));
  }
  const known = found.filter((share) => share !== null);
  const people = known.length === sum.moves ? Math.round(known.reduce((all, one) => all + one, 0)) : null;
  return { ...sum, people };
};

/** The class of a guess: that of the game's move if it is that one, else by what it loses. */
export const guessClass = (state: Begun, ply: number, { uci, loss }: Guessed): ClassName | null => {
  if (uci === state.game.moves[ply - 1].uci) return state.moves[ply - 1]?.classification ?? null;
  return loss === null ? null : classByLoss(loss);
};

/** What stands on the board: the guess with its class, the move that was shown, or the question. */
export const guessLook = (state: Begun, session: GuessSession): LentLook => {
  const { last, given, phase, results } = session;
  if (phase === "done")
    return { fen: fenAt(state, last), move: state.game.moves[last - 1] ?? null, ply: last };
  const before = { fen: fenAt(state, last - 1), move: state.game.moves[last - 2] ?? null, ply: last - 1 };
  if (phase === "asking") return before;
  const classification = phase === "told" ? guessClass(state, last, results[last]) : null;
  if (given) return { fen: given.fen, move: given, ply: last - 1, classification };
  const { uci } = bestAt(state, last);
  return { ...before, arrows: [{ from: uci.slice(0, 2), to: uci.slice(2, 4), color: "best" }] };
};

const OFFERED: Record<string, GuessSession["phase"][]> = {
  show: ["asking", "unknown"],
  retry: ["unknown"],
  next: ["asking", "told", "unknown"],
};

/** Whether a button or its key does anything now. */
export const isGuessOffered = (name: string, { phase }: GuessSession): boolean =>
  OFFERED[name]?.includes(phase) ?? true;
