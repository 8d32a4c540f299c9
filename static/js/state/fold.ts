/**
 * The state of a page as a fold of events: `(state, event) -> state`.
 *
 * The twin of `server/analysis/events/fold.py`: `tests/data/fold/*.json` holds example logs that test both.
 * Works on wire JSON alone and knows no page. An event that was applied before (by its `seq`) changes
 * nothing, so replay and live may overlap.
 */

import type * as wire from "../wire.ts";
import type { AnyEvent, Counts, Earlier, Game, Plan, Progress, Side } from "../wire.ts";
import type { Begun, State } from "./types.ts";

/** One of them, for whichever event there is. */
export type Change = (state: State, body: object) => Partial<State>;

/** What each event does to the state. */
export type Changes = {
  [E in AnyEvent as E["type"]]: (state: State, body: Omit<E, "seq" | "type">) => Partial<State>;
};

/** The state before the first event. */
export function initialState(): State {
  return {
    seq: 0,
    status: "waiting",
    game: null,
    phases: null,
    plan: null,
    preview: null,
    positions: [],
    moves: [],
    report: null,
    end: null,
    earlier: null,
    counts: { white: {}, black: {} },
    progress: { moves: 0, judged: 0, positions: 0, evaluated: 0, nodes: 0 },
    notes: [],
  };
}

/** The state after `event` (wire JSON with its `seq`). The old state is not changed. */
export function applyEvent(state: State, event: AnyEvent): State {
  if (event.seq <= state.seq) return state;
  const { seq, type, ...body } = event;
  const next = { ...state, seq };
  const change = CHANGES[type] as Change | undefined;
  if (change) Object.assign(next, change(next, body));
  next.progress = progress(next);
  return next;
}

/** Apply `events` in order to `state`. */
export function fold(events: AnyEvent[], state = initialState()) {
  return events.reduce(applyEvent, state);
}

/** "white" or "black": the side that played the move of `ply` (1..N). */
export function mover(state: Begun, ply: number): Side {
  const whiteStarts = state.game.start_fen.split(/\s+/)[1] === "w";
  return (ply % 2 === 1) === whiteStarts ? "white" : "black";
}

const CHANGES: Changes = {
  game: begun,
  phases: (_, body) => ({ phases: body }),
  report: (_, body) => ({ report: body }),
  preview: (_, body) => ({ preview: body }),
  plan: planned,
  position: (state, body) => ({ positions: replaced(state.positions, body.ply, body) }),
  move: (state, body) => {
    const moves = replaced(state.moves, body.ply - 1, body);
    return { moves, counts: counts({ ...state, moves }) };
  },
  note: ({ notes, moves }, body) => {
    const others = notes.filter((held) => !samePlace(held, body));
    return { notes: body.removed || body.ply > moves.length ? others : [...others, body] };
  },
  done: (_, body) => ({ status: "done", end: body }),
  failed: (_, body) => ({ status: body.code === "stopped" ? "stopped" : "failed", end: body }),
};

/**
 * The game, or how it has grown or was corrected: what lies up to the last common ply stands, the rest is
 * dropped, and a run is still to begin.
 */
function begun(state: State, game: Game): Partial<State> {
  const { moves: before, positions, preview, report, earlier, notes } = state;
  const count = game.moves.length;
  const common = state.game ? pliesInCommon(state.game, game) : -1;
  const moves = cut(before, common, count);
  return {
    game,
    status: "waiting",
    end: null,
    moves,
    notes: notes.filter(({ ply }) => ply <= common),
    positions: cut(positions, common + 1, count + 1),
    counts: counts({ ...state, game, moves }),
    phases: common === before.length && common === count ? state.phases : null,
    preview: preview && { ...preview, win: preview.win.slice(0, common + 1) },
    report: report && common === before.length ? { ...report, provisional: true } : null,
    earlier: earlier && { ...earlier, classes: cut(earlier.classes, common, count) },
  };
}

/**
 * The last ply up to which two games are the same, by their moves from the same start position under the same
 * rules; -1: they have not even that in common.
 */
export function pliesInCommon(before: Game, game: Game): number {
  if (before.start_fen !== game.start_fen || before.variant !== game.variant) return -1;
  const other = before.moves.findIndex((move, at) => move.uci !== game.moves[at]?.uci);
  return other < 0 ? before.moves.length : other;
}

/** The first `stand` of `items`, and as many unknown ones as make it `length`. */
function cut<T>(items: (T | null)[], stand: number, length: number): (T | null)[] {
  const kept = items.slice(0, Math.max(0, stand));
  return [...kept, ...Array(length - kept.length).fill(null)];
}

type NotePlace = Pick<wire.Note, "ply" | "line">;

const samePlace = (a: NotePlace, b: NotePlace) => a.ply === b.ply && a.line.join() === b.line.join();

/** A run begins. With a deeper pass all that is there can change, and nothing of the pass is done yet. */
function planned(state: State, plan: Plan): Partial<State> {
  const begun = { plan, status: "running" as const, end: null };
  if (!state.plan || plan.pass <= state.plan.pass) return begun;
  return {
    ...begun,
    earlier: standing(state, state.plan),
    moves: state.moves.map((move) => move && { ...move, provisional: true }),
    report: state.report && { ...state.report, provisional: true },
  };
}

/** What stands when a deeper pass begins: the class of each move, the accuracies, and who gave them. */
function standing({ report, moves }: State, plan: Plan): Earlier {
  const figures = (side: Side) => ({
    accuracy: report?.[side].accuracy ?? null,
    accuracy_lichess: report?.[side].accuracy_lichess ?? null,
  });
  return {
    pass: plan.pass,
    nodes: plan.nodes,
    engine: plan.engine,
    classes: moves.map((move) => move?.classification ?? null),
    white: figures("white"),
    black: figures("black"),
  };
}

/** Whether a position or a move is of the pass that runs, or ran last. */
function isCurrent(state: State, item: { pass: number }): boolean {
  return item.pass >= (state.plan?.pass ?? 1);
}

function replaced<T>(items: T[], index: number, value: T): T[] {
  return [...items.slice(0, index), value, ...items.slice(index + 1)];
}

function counts(state: State) {
  const result: Counts = { white: {}, black: {} };
  if (!state.game) return result;
  for (const move of state.moves) {
    if (!move?.classification) continue;
    const side = result[mover(state, move.ply)];
    side[move.classification] = (side[move.classification] ?? 0) + 1;
  }
  return result;
}

function progress(state: State): Progress {
  const known = state.positions.filter((position) => !!position).filter((item) => isCurrent(state, item));
  return {
    moves: state.moves.length,
    judged: state.moves.filter((move) => move && move.accuracy != null && isCurrent(state, move)).length,
    positions: state.positions.length,
    evaluated: known.length,
    nodes: known.reduce((sum, position) => sum + position.nodes, 0),
  };
}
