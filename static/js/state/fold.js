/**
 * The state of a page as a fold of events: `(state, event) -> state`.
 *
 * The twin of `server/analysis/events/fold.py`: `tests/data/fold/*.json` holds example logs that test both.
 * Works on wire JSON alone and knows no page. An event that was applied before (by its `seq`) changes
 * nothing, so replay and live may overlap.
 */

/** @import { Begun, Change, Changes, Counts, Earlier, Progress, State } from "../../types/state" */
/** @import { AnyEvent, Game, Plan, Side } from "../wire" */

/** The state before the first event. @returns {State} */
export function initialState() {
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
  };
}

/**
 * The state after `event` (wire JSON with its `seq`). The old state is not changed.
 * @type {(state: State, event: AnyEvent) => State}
 */
export function applyEvent(state, event) {
  if (event.seq <= state.seq) return state;
  const { seq, type, ...body } = event;
  const next = { ...state, seq };
  const change = /** @type {Change | undefined} */ (CHANGES[type]);
  if (change) Object.assign(next, change(next, body));
  next.progress = progress(next);
  return next;
}

/** Apply `events` in order to `state`. @param {AnyEvent[]} events */
export function fold(events, state = initialState()) {
  return events.reduce(applyEvent, state);
}

/**
 * "white" or "black": the side that played the move of `ply` (1..N).
 * @type {(state: Begun, ply: number) => Side}
 */
export function mover(state, ply) {
  const whiteStarts = state.game.start_fen.split(/\s+/)[1] === "w";
  return (ply % 2 === 1) === whiteStarts ? "white" : "black";
}

/** @type {Changes} */
const CHANGES = {
  game: begun,
  phases: (_, body) => ({ phases: body }),
  report: (_, body) => ({ report: { story: [], exact: null, ...body } }),
  preview: (_, body) => ({ preview: body }),
  plan: (state, body) => planned(state, { pass: 1, tables: [], warnings: [], ...body }),
  position: (state, body) => {
    const late = { wobble: 0, drift: 0, again: 0, exact: null, pawns: null };
    return { positions: replaced(state.positions, body.ply, { ...late, ...body }) };
  },
  move: (state, body) => {
    const moves = replaced(state.moves, body.ply - 1, { pass: 1, close: null, quiet: false, ...body });
    return { moves, counts: counts({ ...state, moves }) };
  },
  done: (_, body) => ({ status: "done", end: body }),
  failed: (_, body) => ({ status: body.code === "stopped" ? "stopped" : "failed", end: body }),
};

/**
 * The game, or how it has grown or was corrected: what lies up to the last common ply stands, the rest is
 * dropped, and a run is still to begin.
 * @type {(state: State, game: Game) => Partial<State>}
 */
function begun(state, game) {
  const { moves: before, positions, preview, report, earlier } = state;
  const count = game.moves.length;
  const common = state.game ? pliesInCommon(state.game, game) : -1;
  const moves = cut(before, common, count);
  return {
    game,
    status: "waiting",
    end: null,
    moves,
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
 * @type {(before: Game, game: Game) => number}
 */
export function pliesInCommon(before, game) {
  if (before.start_fen !== game.start_fen || before.variant !== game.variant) return -1;
  const other = before.moves.findIndex((move, at) => move.uci !== game.moves[at]?.uci);
  return other < 0 ? before.moves.length : other;
}

/**
 * The first `stand` of `items`, and as many unknown ones as make it `length`.
 * @type {<T>(items: (T | null)[], stand: number, length: number) => (T | null)[]}
 */
function cut(items, stand, length) {
  const kept = items.slice(0, Math.max(0, stand));
  return [...kept, ...Array(length - kept.length).fill(null)];
}

/**
 * A run begins. With a deeper pass all that is there can change, and nothing of the pass is done yet.
 * @type {(state: State, plan: Plan) => Partial<State>}
 */
function planned(state, plan) {
  const begun = { plan, status: /** @type {const} */ ("running"), end: null };
  if (!state.plan || plan.pass <= state.plan.pass) return begun;
  return {
    ...begun,
    earlier: standing(state, state.plan),
    moves: state.moves.map((move) => move && { ...move, provisional: true }),
    report: state.report && { ...state.report, provisional: true },
  };
}

/**
 * What stands when a deeper pass begins: the class of each move, the accuracies, and who gave them.
 * @type {(state: State, plan: Plan) => Earlier}
 */
function standing({ report, moves }, plan) {
  const figures = (/** @type {Side} */ side) => ({
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

/**
 * Whether a position or a move is of the pass that runs, or ran last.
 * @type {(state: State, item: { pass?: number }) => boolean}
 */
function isCurrent(state, item) {
  return (item?.pass ?? 1) >= (state.plan?.pass ?? 1);
}

/** @type {<T>(items: T[], index: number, value: T) => T[]} */
function replaced(items, index, value) {
  return [...items.slice(0, index), value, ...items.slice(index + 1)];
}

/** @param {State} state */
function counts(state) {
  /** @type {Counts} */
  const result = { white: {}, black: {} };
  if (!state.game) return result;
  for (const move of state.moves) {
    if (!move?.classification) continue;
    const side = result[mover(state, move.ply)];
    side[move.classification] = (side[move.classification] ?? 0) + 1;
  }
  return result;
}

/** @type {(state: State) => Progress} */
function progress(state) {
  const known = state.positions.filter((position) => !!position).filter((item) => isCurrent(state, item));
  return {
    moves: state.moves.length,
    judged: state.moves.filter((move) => move && move.accuracy != null && isCurrent(state, move)).length,
    positions: state.positions.length,
    evaluated: known.length,
    nodes: known.reduce((sum, position) => sum + position.nodes, 0),
  };
}
