/**
 * Learning from one's mistakes, apart from the page: which positions are asked, what counts as an answer, how
 * a session goes on. Pure.
 */

import type { Score } from "../board/types.ts";
import { expectedPoints, LOSS_BELOW } from "../chess/expected.ts";
import { turned } from "../chess/fen.ts";
import { turn } from "../chess/position.ts";
import { askedOf } from "../state/askable.ts";
import { paysOf } from "../state/pays.ts";
import type { Rating } from "../state/rating.ts";
import type { Begun, Move, MoveNode } from "../state/types.ts";
import { bestLine, fenAt } from "../state/view.ts";
import type { Best, Fact, Side } from "../wire.ts";
import { themeOf } from "./themes.ts";
import type { Given, Session, Summary, Verdict } from "./types.ts";

/**
 * Whether a move is as good as makes no fault beside the best one's, and the expected points that it loses.
 */
interface Compared {
  good: boolean;
  loss: number;
  /** no good, but clearly better than the fault */
  better: boolean;
}

/** A fault that can be asked: judged, and its better move is known. */
export type Fault = Move & { best: Best; loss: number };

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

export const tasks = (
  state: Begun,
  side: Side,
  mild: boolean = true,
  rating: Rating | null = null,
): number[] => askedOf(state, side, mild).sort(orderOf(state, side, rating));

/**
 * Sure faults, then close calls; of either those that pay most first where that is known at the side's
 * rating, else in the game's order.
 */
const orderOf = (state: Begun, side: Side, rating: Rating | null) => {
  const pays = paysOf(state, side, rating) ?? (() => 0);
  const close = (ply: number) => (state.moves[ply - 1]?.close ? 1 : 0);
  return (one: number, other: number): number =>
    close(one) - close(other) || pays(other) - pays(one) || one - other;
};

/** The fault of a ply that is asked: `tasks` has seen that it is one. */
export const faultAt = (state: Begun, ply: number): Fault => state.moves[ply - 1] as Fault;

export const counts = (state: Begun, mild: boolean = true): Record<Side, number> => ({
  white: tasks(state, "white", mild).length,
  black: tasks(state, "black", mild).length,
});

export const expected = (score: Score, side: Side): number => {
  const white = expectedPoints(score);
  return side === "white" ? white : 1 - white;
};

/** Moves until `side` is mated; null where it is not. */
const matedIn = (score: Score, side: Side): number | null =>
  typeof score.mate === "number" && expected(score, side) === 0 ? Math.abs(score.mate) : null;

export const compare = (best: Score, own: Score, side: Side, fault: number = 1): Compared => {
  const loss = Math.max(0, expected(best, side) - expected(own, side));
  const [anyway, mated] = [matedIn(best, side), matedIn(own, side)];
  const walksIn = mated !== null && (anyway === null || anyway - mated >= SOONER);
  const good = loss < MOST_LOST && loss <= MOST_OF_FAULT * fault && !walksIn;
  return { good, loss, better: !good && !walksIn && loss < fault - LOSS_BELOW.best };
};

export const byReview = (state: Begun, ply: number, uci: string): Verdict | null => {
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

const byTable = (state: Begun, ply: number, uci: string): Verdict | null => {
  const { exact } = state.positions[ply - 1] ?? {};
  if (!exact?.keep.length) return null;
  const good = exact.keep.includes(uci);
  return { good, loss: good ? 0 : HALF_POINT, by: "table", engine: exact.table };
};

const engineOf = (state: Begun, ply: number): string => state.positions[ply]?.engine ?? "";

export const begin = (
  state: Begun,
  side: Side,
  mild: boolean = true,
  rating: Rating | null = null,
): Session => ask(state, { side, mild, rating, results: {} }, tasks(state, side, mild, rating)[0] ?? null);

/** The session at a position, or at its end. */
export const ask = (
  state: Begun,
  { side, mild, rating, results }: Pick<Session, "side" | "mild" | "rating" | "results">,
  ply: number | null,
): Session => ({
  side,
  mild,
  rating,
  results,
  ply,
  hints: 0,
  tries: 0,
  phase: ply === null ? "done" : "asking",
  given: null,
  point: [],
  step: 0,
  aided: false,
  threat: ply === null ? null : threatAt(state, ply),
  found: null,
});

/** A proven threat that the fault overlooked, unless the better line wins something of its own; else null. */
const threatAt = (state: Begun, ply: number): Fact | null => {
  const { reason } = faultAt(state, ply);
  const overlooked = ({ kind, name }: Fact) => kind === "threat" && name === "overlooked";
  return (themeOf(reason) === "threat" && reason?.facts?.find(overlooked)) || null;
};

/** The threat, once it was found or is shown. */
export const threatKnown = (session: Session): Fact | null => (asksThreat(session) ? null : session.threat);

/** Whether the opponent's threat is asked, on the board as if one's own move were passed. */
export const asksThreat = ({ threat, found, phase }: Session): boolean =>
  Boolean(threat) && !found && phase !== "shown";

export const next = (state: Begun, session: Session): Session => {
  const { ply: now, results, side, mild, rating } = session;
  const open = tasks(state, side, mild, rating).filter((ply) => !(ply in results) && ply !== now);
  const order = orderOf(state, side, rating);
  return ask(state, session, open.find((ply) => now === null || order(ply, now) > 0) ?? null);
};

export const hasNext = (state: Begun, session: Session): boolean => next(state, session).ply !== null;

export const check = (session: Session, given: Given): Session => ({ ...session, phase: "checking", given });

export const judge = (session: Session, verdict: Verdict): Session => {
  const given = { ...session.given, ...verdict } as Given;
  if (verdict.good === null) return { ...session, phase: "unknown", given };
  if (verdict.good && asksThreat(session)) return { ...further(session), found: given };
  const tries = session.tries + 1;
  const point = verdict.point ?? session.point;
  if (verdict.best && point.length > 2 * (session.step + 1)) return goOn({ ...session, point });
  if (!verdict.good) return { ...session, tries, phase: "wrong", given };
  const outcome = session.hints || session.aided ? "hinted" : tries === 1 ? "first" : "later";
  return {
    ...session,
    tries,
    phase: "solved",
    given,
    results: { ...session.results, [Number(session.ply)]: outcome },
  };
};

/** The reply to a right move stands on the board, and the next one is asked. */
const goOn = (session: Session): Session => ({ ...further(session), step: session.step + 1 });

/** The next question of the same exercise. */
const further = (session: Session): Session => ({
  ...retry(session),
  aided: session.aided || session.hints > 0,
  hints: 0,
});

/** The reply behind which a move is asked; null before the first. */
export const replyBefore = ({ point, step }: Session): MoveNode | null => (step ? point[2 * step - 1] : null);

/** The position in which a move is asked; the start where none was yet. */
export const baseOf = (state: Begun, session: Session, ply: number | null): string =>
  replyBefore(session)?.fen ?? (asksThreat(session) ? passedAt(state, Number(ply)) : boardAt(state, ply));

const boardAt = (state: Begun, ply: number | null) =>
  ply === null ? state.game.start_fen : fenAt(state, ply - 1);

/** The position before a move, the move passed. */
export const passedAt = (state: Begun, ply: number): string => turned(fenAt(state, ply - 1));

/** The move that is right. */
export const wantedOf = (state: Begun, session: Session): { uci: string; san: string } => {
  const { ply, point, step, threat } = session;
  if (threat && asksThreat(session)) return { uci: threat.by ?? "", san: threat.san?.[0] ?? "" };
  return step ? point[2 * step] : faultAt(state, Number(ply)).best;
};

/** What there is to look for, for a hint; null where none says so, or a threat is asked in its place. */
export const themeAt = (state: Begun, { ply, step, threat }: Session): string | null =>
  ply === null || step || threat ? null : themeOf(faultAt(state, ply).reason);

/** Expected points that the threat of a fault's ply costs who lets it happen. */
export const threatWorth = (state: Begun, ply: number): number => {
  const best = bestLine(state.positions[ply - 1]);
  const left = faultAt(state, ply).reason?.proofs?.threat?.expected ?? 0; // a mate leaves nothing
  return best ? Math.max(MOST_LOST, expected(best, turn(fenAt(state, ply - 1))) - left) : 1;
};

/** An answer that the line of an exercise that goes on knows; null where it does not. */
export const byPoint = (state: Begun, { ply, point, step }: Session, uci: string): Verdict | null => {
  if (!step || point[2 * step].uci !== uci) return null;
  const known = byReview(state, Number(ply), faultAt(state, Number(ply)).best.uci);
  const rest = point.slice(2 * step + 1);
  return {
    ...known,
    good: true,
    loss: 0,
    best: true,
    line: rest.map((node) => node.uci),
    sans: rest.map((node) => node.san),
  };
};

export const retry = (session: Session): Session => ({ ...session, phase: "asking", given: null });

export const hint = (session: Session, most: number = 2): Session => ({
  ...retry(session),
  hints: Math.min(most, session.hints + 1),
});

export const show = (session: Session): Session => ({
  ...session,
  phase: "shown",
  given: null,
  results: { ...session.results, [Number(session.ply)]: "shown" },
});

export const summary = (state: Begun, session: Session): Summary => {
  const sum = { first: 0, later: 0, hinted: 0, shown: 0 };
  for (const outcome of Object.values(session.results)) sum[outcome] += 1;
  const all = tasks(state, session.side, session.mild);
  return { ...sum, open: all.filter((ply) => !(ply in session.results)).length, all: all.length };
};

export const place = (state: Begun, { side, mild, rating, ply }: Session): { count: number; all: number } => {
  const found = tasks(state, side, mild, rating);
  const known = ply === null || found.includes(ply);
  const plies = known ? found : [...found, ply].sort(orderOf(state, side, rating));
  return { count: ply === null ? 0 : plies.indexOf(ply) + 1, all: plies.length };
};

export const grows = ({ status }: Begun): boolean => status === "running" || status === "waiting";
