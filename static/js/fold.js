/**
 * The state of a page as a fold of events: `(state, event) -> state`.
 *
 * The twin of `server/analysis/fold.py`: `tests/data/fold/*.json` holds example logs that test both. Works on
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
  plan: (_, body) => ({ plan: body, status: "running", end: null }),
  position: (state, body) => ({ positions: replaced(state.positions, body.ply, body) }),
  move: (state, body) => {
    const moves = replaced(state.moves, body.ply - 1, body);
    return { moves, counts: counts({ ...state, moves }) };
  },
  done: (_, body) => ({ status: "done", end: body }),
  failed: (_, body) => ({ status: body.code === "stopped" ? "stopped" : "failed", end: body }),
};

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
  const known = state.positions.filter(Boolean);
  return {
    moves: state.moves.length,
    judged: state.moves.filter((move) => move && move.accuracy != null).length,
    positions: state.positions.length,
    evaluated: known.length,
    nodes: known.reduce((sum, position) => sum + position.nodes, 0),
  };
}
