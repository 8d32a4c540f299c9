/**
 * Learning from one's mistakes, apart from the page: which positions are asked, what counts as an answer, how
 * a session goes on. Pure.
 */

/** @import * as Types from "../../types/learn" */

import { FAULTS } from "../chess/classes.js";
import { expectedPoints, LOSS_BELOW } from "../chess/expected.js";
import { turn } from "../chess/position.js";
import { mover } from "../state/fold.js";
import { bestLine, fenAt } from "../state/view.js";

/**
 * Expected points at which an inaccuracy begins (docs/classification.md, section 4): an answer must stay
 * below.
 */
export const MOST_LOST = LOSS_BELOW.okay;

/** Being mated this many moves sooner is an inaccuracy (section 4, mate to mate). */
export const SOONER = 7;

/** What is lost at least where a result is not kept. */
const HALF_POINT = 0.5;

/** Share of the fault's loss up to which an answer counts as good. */
const MOST_OF_FAULT = 0.5;

/** @type {Types.Tasks} */
export const tasks = (state, side, mild = true) =>
  state.moves
    .flatMap((move) =>
      move && isAskable(state, move, mild) && mover(state, move.ply) === side ? move.ply : [],
    )
    .sort((one, other) => rankOf(state, one) - rankOf(state, other));

/** @type {Types.IsAskable} */
const isAskable = (state, move, mild) =>
  Boolean(move.classification && FAULTS.includes(move.classification)) &&
  (mild || move.classification !== "inaccuracy") &&
  typeof move.loss === "number" &&
  !move.quiet &&
  Boolean(bestLine(state.positions[move.ply - 1])?.pv.length);

/** Sure faults in the game's order, then close calls. @type {Types.RankOf} */
const rankOf = (state, ply) => (state.moves[ply - 1]?.close ? state.moves.length : 0) + ply;

/** The fault of a ply that is asked: `tasks` has seen that it is one. @type {Types.FaultAt} */
export const faultAt = (state, ply) => /** @type {Types.Fault} */ (state.moves[ply - 1]);

/** @type {Types.Counts} */
export const counts = (state, mild = true) => ({
  white: tasks(state, "white", mild).length,
  black: tasks(state, "black", mild).length,
});

/** @type {Types.DefaultSide} */
export const defaultSide = (state, mild = true) => {
  const { white, black } = counts(state, mild);
  return black > white ? "black" : "white";
};

/** @type {Types.Expected} */
export const expected = (score, side) => {
  const white = expectedPoints(score);
  return side === "white" ? white : 1 - white;
};

/** Moves until `side` is mated; null where it is not. @type {Types.MatedIn} */
const matedIn = (score, side) =>
  typeof score.mate === "number" && expected(score, side) === 0 ? Math.abs(score.mate) : null;

/** @type {Types.Compare} */
export const compare = (best, own, side, fault = 1) => {
  const loss = Math.max(0, expected(best, side) - expected(own, side));
  const [anyway, mated] = [matedIn(best, side), matedIn(own, side)];
  const walksIn = mated !== null && (anyway === null || anyway - mated >= SOONER);
  const good = loss < MOST_LOST && loss <= MOST_OF_FAULT * fault && !walksIn;
  return { good, loss, better: !good && !walksIn && loss < fault - LOSS_BELOW.best };
};

/** @type {Types.ByReview} */
export const byReview = (state, ply, uci) => {
  const lines = state.positions[ply - 1]?.lines ?? [];
  const best = bestLine(state.positions[ply - 1]);
  const side = turn(fenAt(state, ply - 1));
  const own = lines.find((line) => line.pv[0] === uci);
  const played = state.game.moves[ply - 1].uci === uci;
  if (played) {
    const after = bestLine(state.positions[ply]);
    return {
      good: false,
      loss: faultAt(state, ply).loss,
      line: after?.pv ?? [],
      sans: after?.san,
      score: after,
      by: "review",
      engine: engineOf(state, ply),
      played,
    };
  }
  const sure = byTable(state, ply, uci);
  if (sure || !own || !best) return sure;
  return {
    ...compare(own.against ?? best, own, side, faultAt(state, ply).loss),
    line: own.pv.slice(1),
    sans: own.san?.slice(1),
    score: own,
    by: "review",
    engine: engineOf(state, ply - 1),
    best: own === best,
  };
};

/** @type {Types.ByTable} */
const byTable = (state, ply, uci) => {
  const { exact } = state.positions[ply - 1] ?? {};
  if (!exact?.keep.length) return null;
  const good = exact.keep.includes(uci);
  return { good, loss: good ? 0 : HALF_POINT, by: "table", engine: exact.table };
};

/** @type {Types.EngineOf} */
const engineOf = (state, ply) => state.positions[ply]?.engine ?? "";

/** @type {Types.Begin} */
export const begin = (state, side, mild = true) =>
  ask({ side, mild, results: {} }, tasks(state, side, mild)[0] ?? null);

/** @type {Types.Ask} */
const ask = ({ side, mild, results }, ply) => ({
  side,
  mild,
  results,
  ply,
  hints: 0,
  tries: 0,
  phase: ply === null ? "done" : "asking",
  given: null,
});

/** @type {Types.Next} */
export const next = (state, session) => {
  const { ply: now, results, side, mild } = session;
  const open = tasks(state, side, mild).filter((ply) => !(ply in results) && ply !== now);
  const from = now === null ? 0 : rankOf(state, now);
  return ask(session, open.find((ply) => rankOf(state, ply) > from) ?? null);
};

/** @type {Types.HasNext} */
export const hasNext = (state, session) => next(state, session).ply !== null;

/** @type {Types.Check} */
export const check = (session, given) => ({ ...session, phase: "checking", given });

/** @type {Types.Judged} */
export const judge = (session, verdict) => {
  const given = /** @type {Types.Given} */ ({ ...session.given, ...verdict });
  if (verdict.good === null) return { ...session, phase: "unknown", given };
  const tries = session.tries + 1;
  if (!verdict.good) return { ...session, tries, phase: "wrong", given };
  const outcome = session.hints ? "hinted" : tries === 1 ? "first" : "later";
  return {
    ...session,
    tries,
    phase: "solved",
    given,
    results: { ...session.results, [Number(session.ply)]: outcome },
  };
};

/** @type {Types.Turned} */
export const retry = (session) => ({ ...session, phase: "asking", given: null });

/** @type {Types.Hinted} */
export const hint = (session, most = 2) => ({
  ...retry(session),
  hints: Math.min(most, session.hints + 1),
});

/** @type {Types.Turned} */
export const show = (session) => ({
  ...session,
  phase: "shown",
  given: null,
  results: { ...session.results, [Number(session.ply)]: "shown" },
});

/** @type {Types.Summed} */
export const summary = (state, session) => {
  const sum = { first: 0, later: 0, hinted: 0, shown: 0 };
  for (const outcome of Object.values(session.results)) sum[outcome] += 1;
  const all = tasks(state, session.side, session.mild);
  return { ...sum, open: all.filter((ply) => !(ply in session.results)).length, all: all.length };
};

/** @type {Types.PlaceOf} */
export const place = (state, { side, mild, ply }) => {
  const all = tasks(state, side, mild);
  const rank = (/** @type {number} */ one) => rankOf(state, one);
  const plies = ply === null || all.includes(ply) ? all : [...all, ply].sort((a, b) => rank(a) - rank(b));
  return { at: ply === null ? 0 : plies.indexOf(ply) + 1, of: plies.length };
};

/** @type {Types.Grows} */
export const grows = ({ status }) => status === "running" || status === "waiting";
