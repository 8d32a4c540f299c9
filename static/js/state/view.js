/** Where in the game a person looks. Pure: `(state, view) -> view`; the page draws what comes out. */

import { CLASSES } from "../chess/classes.js";
import { mover } from "./fold.js";

/**
 * @import { Begun, Branch, Line, Moment, Move, MoveNode, Shown, State, View, Win } from "../../types/state"
 */
/** @import { MomentKind } from "../wire" */

/** @type {View} */
export const START = { ply: 0, branch: null };

/** The last ply of the game (0 before it is known). @param {State} state */
export function lastPly(state) {
  return state.game ? state.game.moves.length : 0;
}

/**
 * Whether a game is still being played, as its PGN says in the standard's word: it may grow.
 * @param {Pick<import("../../types/state").Game, "result" | "headers"> | null} game
 */
export function isPlayed(game) {
  return game?.result === "*" && game.headers.Termination?.toLowerCase() === "unterminated";
}

/** The view at `ply` of the main line, within the game. @type {(state: State, ply: number) => View} */
export function atPly(state, ply) {
  return { ply: Math.min(Math.max(0, Math.round(ply) || 0), lastPly(state)), branch: null };
}

/**
 * The view after `delta` steps (-1, 1). Walks inside a branch and leaves it at its beginning.
 * @type {(state: State, view: View, delta: number) => View}
 */
export function step(state, view, delta) {
  const { branch } = view;
  if (!branch) return atPly(state, view.ply + delta);
  const index = Math.min(branch.index + delta, branch.nodes.length);
  if (index <= 0) return atPly(state, branch.base);
  return { ...view, branch: { ...branch, index } };
}

/**
 * The view inside a branch that leaves the main line at ply `base`.
 * @type {(base: number, nodes: MoveNode[], index: number, extra?: Partial<Branch>) => View}
 */
export function enter(base, nodes, index, extra = {}) {
  return { ply: base, branch: { base, nodes, index, kind: "variation", ...extra } };
}

/** The FEN of a main line position. @type {(state: Begun, ply: number) => string} */
export function fenAt(state, ply) {
  return ply === 0 ? state.game.start_fen : state.game.moves[ply - 1].fen;
}

/**
 * What is on the board: {fen, move, ply, main}; `move` the record or node that led here, null at the start.
 * @type {(state: Begun, view: View) => Shown}
 */
export function onBoard(state, view) {
  const { branch } = view;
  if (branch && branch.index > 0) {
    const node = branch.nodes[branch.index - 1];
    return { fen: node.fen, move: node, ply: branch.base, main: false };
  }
  const move = view.ply > 0 ? state.game.moves[view.ply - 1] : null;
  return { fen: fenAt(state, view.ply), move, ply: view.ply, main: true };
}

/**
 * The plies of the key moments: the report's, or until there is one the faults and feats judged so far.
 * @param {State} state
 */
export function keyPlies(state) {
  return keyMoments(state).map((moment) => moment.ply);
}

/**
 * The key moments, from the last report or, before one, from the verdicts.
 * @type {(state: State) => Moment[]}
 */
export function keyMoments(state) {
  if (state.report) return state.report.key_moments;
  if (!state.game) return [];
  return state.moves
    .filter((move) => !!move)
    .filter(({ classification, quiet }) => classification && CLASSES[classification].moment && !quiet)
    .map((move) => ({
      ply: move.ply,
      kind: /** @type {MomentKind} */ (move.classification),
      swing: whiteSwing(state, move),
    }));
}

/**
 * Change of White's expected points by a move; null: not known.
 * @type {(state: Begun, move: Move) => number | null}
 */
function whiteSwing(state, { ply, expected_before: before, expected_after: after }) {
  if (typeof before !== "number" || typeof after !== "number") return null;
  return mover(state, ply) === "white" ? after - before : before - after;
}

/**
 * The next (1) or previous (-1) key moment from `ply`; null if there is none.
 * @type {(state: State, ply: number, direction: number) => number | null}
 */
export function nextKey(state, ply, direction) {
  const plies = keyPlies(state);
  const found = direction > 0 ? plies.find((item) => item > ply) : plies.filter((item) => item < ply).pop();
  return found ?? null;
}

/**
 * White's expected points at a ply; null when nobody has said anything yet. A deeper pass can change those
 * before it.
 * @type {(state: State, ply: number) => Win | null}
 */
export function winAt(state, ply) {
  const position = state.positions[ply];
  if (position) return { win: position.win, provisional: position.pass < (state.plan?.pass ?? 0) };
  const win = state.preview?.win[ply];
  return win === undefined || win === null ? null : { win, provisional: true };
}

/**
 * The engine's best line of a position (by its rank), or null.
 * @type {(position?: { lines: Line[] } | null) => Line | null}
 */
export function bestLine(position) {
  return position?.lines.length ? [...position.lines].sort((a, b) => a.rank - b.rank)[0] : null;
}
