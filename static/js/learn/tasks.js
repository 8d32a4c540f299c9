/**
 * Learning from one's mistakes, apart from the page: which positions are asked, what counts as an answer, how a
 * session goes on. Pure.
 *
 * A session is {side, ply, hints, tries, phase, given, results}: `ply` of the fault that is asked (the position before
 * it is on the board), null when all are done; `phase` "asking", "checking", "wrong", "solved" or "shown"; `given` the
 * last answer with its verdict; `results` outcome by ply: "first" (at once, unaided), "later", "hinted", "shown".
 */

import { FAULTS } from "../chess/classes.js";
import { expectedPoints, LOSS_BELOW } from "../chess/expected.js";
import { mover } from "../state/fold.js";
import { turn } from "../chess/position.js";
import { bestLine, fenAt } from "../state/view.js";

/** Expected points at which an inaccuracy begins (docs/classification.md, section 4): what an answer must stay below. */
export const MOST_LOST = LOSS_BELOW.okay;

/** Being mated this many moves sooner is an inaccuracy (section 4, mate to mate). */
const SOONER = 7;

/** The faults of a side that can be asked, as far as they are judged: their plies, in the game's order. */
export function tasks(state, side) {
  return state.moves
    .filter(
      (move) =>
        move &&
        FAULTS.includes(move.classification) &&
        mover(state, move.ply) === side &&
        isAskable(state, move),
    )
    .map((move) => move.ply);
}

function isAskable(state, move) {
  return typeof move.loss === "number" && Boolean(bestLine(state.positions[move.ply - 1])?.pv.length);
}

/** How many there are: {white, black}. */
export function counts(state) {
  return { white: tasks(state, "white").length, black: tasks(state, "black").length };
}

/** The side to begin with: the one with more faults, White where it is the same. */
export function defaultSide(state) {
  const { white, black } = counts(state);
  return black > white ? "black" : "white";
}

/** Expected points of `side` by a score in White's view ({cp, mate}); a mate on the board (0) is not asked here. */
export function expected(score, side) {
  const white = expectedPoints(score);
  return side === "white" ? white : 1 - white;
}

/**
 * Whether a move with the score `own` is as good as makes no fault beside the best one's: {good, loss}. Both scores are
 * of searches from the same side to move, White's view. Walking into a mate, or into a much quicker one, is never good.
 */
export function compare(best, own, side) {
  const loss = Math.max(0, expected(best, side) - expected(own, side));
  const mated = (score) => isMate(score) && expected(score, side) === 0;
  const walksIn = mated(own) && !mated(best);
  const sooner = mated(own) && mated(best) && Math.abs(best.mate) - Math.abs(own.mate) >= SOONER;
  return { good: loss < MOST_LOST && !walksIn && !sooner, loss };
}

const isMate = ({ mate }) => mate !== null && mate !== undefined;

/**
 * What the review itself knows of an answer to the fault of `ply`: {good, loss, best, line, by: "review"}, null where it
 * knows nothing. `line`: the best play after the move (UCI, from the position after it; `sans` the same as people write it), `score` in White's view.
 */
export function byReview(state, ply, uci) {
  const lines = state.positions[ply - 1]?.lines ?? [];
  const best = bestLine(state.positions[ply - 1]);
  const side = turn(fenAt(state, ply - 1));
  const own = lines.find((line) => line.pv[0] === uci);
  const played = state.game.moves[ply - 1].uci === uci;
  if (played) {
    const after = bestLine(state.positions[ply]);
    return {
      good: false,
      loss: state.moves[ply - 1].loss,
      line: after?.pv ?? [],
      sans: after?.san,
      score: after,
      by: "review",
      engine: engineOf(state, ply),
      played,
    };
  }
  if (!own) return null;
  return {
    ...compare(best, own, side),
    line: own.pv.slice(1),
    sans: own.san?.slice(1),
    score: own,
    by: "review",
    engine: engineOf(state, ply - 1),
    best: own === best,
  };
}

const engineOf = (state, ply) => state.positions[ply]?.engine ?? "";

/** A session for `side`, at its first fault. */
export function begin(state, side) {
  return ask({ side, results: {} }, tasks(state, side)[0] ?? null);
}

function ask(session, ply) {
  return { ...session, ply, hints: 0, tries: 0, phase: ply === null ? "done" : "asking", given: null };
}

/** The session at the next fault that has no result yet, at its end after the last; from there, at the first that was left open. */
export function next(state, session) {
  const open = tasks(state, session.side).filter((ply) => !(ply in session.results) && ply !== session.ply);
  return ask(session, open.find((ply) => ply > (session.ply ?? 0)) ?? null);
}

/** Whether another fault waits behind this one. */
export function hasNext(state, session) {
  return next(state, session).ply !== null;
}

/** The answer (`given`: {uci, san, fen}) is being looked at. */
export function check(session, given) {
  return { ...session, phase: "checking", given };
}

/** The answer's verdict is there: {good, loss, ...}; `good` null: nobody can say, and it counts as no try. */
export function judge(session, verdict) {
  const given = { ...session.given, ...verdict };
  if (verdict.good === null) return { ...session, phase: "unknown", given };
  const tries = session.tries + 1;
  if (!verdict.good) return { ...session, tries, phase: "wrong", given };
  const outcome = session.hints ? "hinted" : tries === 1 ? "first" : "later";
  return {
    ...session,
    tries,
    phase: "solved",
    given,
    results: { ...session.results, [session.ply]: outcome },
  };
}

/** Back to the question after a wrong answer. */
export function retry(session) {
  return { ...session, phase: "asking", given: null };
}

/** One hint more: the piece, then the square. */
export function hint(session) {
  return { ...session, phase: "asking", given: null, hints: Math.min(2, session.hints + 1) };
}

/** The solution is shown; it ends the question. */
export function show(session) {
  return { ...session, phase: "shown", given: null, results: { ...session.results, [session.ply]: "shown" } };
}

/** What a session came to: {first, later, hinted, shown, open, all}. */
export function summary(state, session) {
  const sum = { first: 0, later: 0, hinted: 0, shown: 0 };
  for (const outcome of Object.values(session.results)) sum[outcome] += 1;
  const all = tasks(state, session.side);
  return { ...sum, open: all.filter((ply) => !(ply in session.results)).length, all: all.length };
}

/** Where in the list the question stands: {at, of}, counted from 1. */
export function place(state, session) {
  const all = tasks(state, session.side);
  const plies =
    all.includes(session.ply) || session.ply === null ? all : [...all, session.ply].sort((a, b) => a - b);
  return { at: plies.indexOf(session.ply) + 1, of: plies.length };
}

/** Whether further faults may come: the review still runs. */
export function grows(state) {
  return state.status === "running" || state.status === "waiting";
}
