/**
 * The state of a page as a fold of events: `(state, event) -> state`.
 *
 * The twin of `server/analysis/events/fold.py`: `tests/data/fold/*.json` holds example logs that test both. Works on
 * wire JSON alone and knows no page. An event that was applied before (by its `seq`) changes nothing, so replay
 * and live may overlap.
 */

/** The state before the first event. */
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

/** The state after `event` (wire JSON with its `seq`). The old state is not changed. */
export function applyEvent(state, event) {
  if (event.seq <= state.seq) return state;
  const { seq, type, ...body } = event;
  const next = { ...state, seq };
  const change = CHANGES[type];
  if (change) Object.assign(next, change(next, body, type));
  next.progress = progress(next);
  return next;
}

/** Apply `events` in order to `state`. */
export function fold(events, state = initialState()) {
  return events.reduce(applyEvent, state);
}

/** "white" or "black": the side that played the move of `ply` (1..N). */
export function mover(state, ply) {
  const whiteStarts = state.game.start_fen.split(/\s+/)[1] === "w";
  return (ply % 2 === 1) === whiteStarts ? "white" : "black";
}

const CHANGES = {
  game: (_, body) => ({
    game: body,
    moves: Array(body.moves.length).fill(null),
    positions: Array(body.moves.length + 1).fill(null),
  }),
  phases: (_, body) => ({ phases: body }),
  report: (_, body) => ({ report: body }),
  preview: (_, body) => ({ preview: body }),
  plan: (state, body) => planned(state, { pass: 1, ...body }),
  position: (state, body) => ({ positions: replaced(state.positions, body.ply, body) }),
  move: (state, body) => {
    const moves = replaced(state.moves, body.ply - 1, { pass: 1, ...body });
    return { moves, counts: counts({ ...state, moves }) };
  },
  done: (_, body) => ({ status: "done", end: body }),
  failed: (_, body) => ({ status: body.code === "stopped" ? "stopped" : "failed", end: body }),
};

/** A run begins. With a deeper pass all that is there can change, and nothing of the pass is done yet. */
function planned(state, plan) {
  const begun = { plan, status: "running", end: null };
  if (!state.plan || plan.pass <= state.plan.pass) return begun;
  return {
    ...begun,
    earlier: standing(state),
    moves: state.moves.map((move) => move && { ...move, provisional: true }),
    report: state.report && { ...state.report, provisional: true },
  };
}

/** What stands when a deeper pass begins: the class of each move, the accuracies, and who gave them. */
function standing({ plan, report, moves }) {
  const figures = (side) => ({
    accuracy: report?.[side].accuracy ?? null,
    accuracy_lichess: report?.[side].accuracy_lichess ?? null,
  });
  return {
    pass: plan.pass,
    nodes: plan.nodes,
    engine: plan.engine,
    classes: moves.map((move) => move && move.classification),
    white: figures("white"),
    black: figures("black"),
  };
}

/** Whether a position or a move is of the pass that runs, or ran last. */
function isCurrent(state, item) {
  return (item?.pass ?? 1) >= (state.plan?.pass ?? 1);
}

function replaced(items, index, value) {
  return [...items.slice(0, index), value, ...items.slice(index + 1)];
}

function counts(state) {
  const result = { white: {}, black: {} };
  for (const move of state.moves) {
    if (!move?.classification) continue;
    const side = result[mover(state, move.ply)];
    side[move.classification] = (side[move.classification] ?? 0) + 1;
  }
  return result;
}

function progress(state) {
  const known = state.positions.filter((position) => position && isCurrent(state, position));
  return {
    moves: state.moves.length,
    judged: state.moves.filter((move) => move && move.accuracy != null && isCurrent(state, move)).length,
    positions: state.positions.length,
    evaluated: known.length,
    nodes: known.reduce((sum, position) => sum + position.nodes, 0),
  };
}
