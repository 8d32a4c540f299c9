/** Where in the game a person looks. Pure: `(state, view) -> view`; the page draws what comes out. */

import { CLASSES } from "../chess/classes.ts";
import type * as wire from "../wire.ts";
import type { Line, MomentKind } from "../wire.ts";
import { mover } from "./fold.ts";
import type { Begun, Branch, Game, Moment, Move, MoveNode, State, View } from "./types.ts";

/** White's expected points. */
interface Win {
  win: number;
  provisional: boolean;
}

/** What is on the board; `move` led there, null at the start. */
export interface Shown {
  fen: string;
  move: MoveNode | wire.MoveRecord | null;
  ply: number;
  /** of the game itself */
  main: boolean;
}

export const START: View = { ply: 0, branch: null };

/** The last ply of the game (0 before it is known). */
export function lastPly(state: State) {
  return state.game ? state.game.moves.length : 0;
}

/** Whether a game is still being played, as its PGN says in the standard's word: it may grow. */
export function isPlayed(game: Pick<Game, "result" | "headers"> | null) {
  return game?.result === "*" && game.headers.Termination?.toLowerCase() === "unterminated";
}

/** The view at `ply` of the main line, within the game. */
export function atPly(state: State, ply: number): View {
  return { ply: Math.min(Math.max(0, Math.round(ply) || 0), lastPly(state)), branch: null };
}

/** The view after `delta` steps (-1, 1). Walks inside a branch and leaves it at its beginning. */
export function step(state: State, view: View, delta: number): View {
  const { branch } = view;
  if (!branch) return atPly(state, view.ply + delta);
  const index = Math.min(branch.index + delta, branch.nodes.length);
  if (index <= 0) return atPly(state, branch.base);
  return { ...view, branch: { ...branch, index } };
}

/** The view inside a branch that leaves the main line at ply `base`. */
export function enter(base: number, nodes: MoveNode[], index: number, extra: Partial<Branch> = {}): View {
  return { ply: base, branch: { base, nodes, index, kind: "variation", ...extra } };
}

/**
 * The view outside a branch: the move that was looked at when it was opened, else the one that it leaves
 * from.
 */
export function leave(state: State, { ply, branch }: View): View {
  return atPly(state, branch ? (branch.from ?? branch.base) : ply);
}

/** The FEN of a main line position. */
export function fenAt(state: Begun, ply: number): string {
  return ply === 0 ? state.game.start_fen : state.game.moves[ply - 1].fen;
}

/**
 * What is on the board: {fen, move, ply, main}; `move` the record or node that led here, null at the start.
 */
export function onBoard(state: Begun, view: View): Shown {
  const { branch } = view;
  if (branch && branch.index > 0) {
    const node = branch.nodes[branch.index - 1];
    return { fen: node.fen, move: node, ply: branch.base, main: false };
  }
  const move = view.ply > 0 ? state.game.moves[view.ply - 1] : null;
  return { fen: fenAt(state, view.ply), move, ply: view.ply, main: true };
}

/** The plies of the key moments: the report's, or until there is one the faults and feats judged so far. */
export function keyPlies(state: State) {
  return keyMoments(state).map((moment) => moment.ply);
}

/** The key moments, from the last report or, before one, from the verdicts. */
export function keyMoments(state: State): Moment[] {
  if (state.report) return state.report.key_moments;
  if (!state.game) return [];
  return state.moves
    .filter((move) => !!move)
    .filter(({ classification, quiet }) => classification && CLASSES[classification].moment && !quiet)
    .map((move) => ({
      ply: move.ply,
      kind: move.classification as MomentKind,
      swing: whiteSwing(state, move),
    }));
}

/** Change of White's expected points by a move; null: not known. */
function whiteSwing(
  state: Begun,
  { ply, expected_before: before, expected_after: after }: Move,
): number | null {
  if (typeof before !== "number" || typeof after !== "number") return null;
  return mover(state, ply) === "white" ? after - before : before - after;
}

/** The next (1) or previous (-1) key moment from `ply`; null if there is none. */
export function nextKey(state: State, ply: number, direction: number): number | null {
  const plies = keyPlies(state);
  const found = direction > 0 ? plies.find((item) => item > ply) : plies.filter((item) => item < ply).pop();
  return found ?? null;
}

/**
 * White's expected points at a ply; null when nobody has said anything yet. A deeper pass can change those
 * before it.
 */
export function winAt(state: State, ply: number): Win | null {
  const position = state.positions[ply];
  if (position) return { win: position.win, provisional: position.pass < (state.plan?.pass ?? 0) };
  const win = state.preview?.win[ply];
  return win === undefined || win === null ? null : { win, provisional: true };
}

/** The engine's best line of a position (by its rank), or null. */
export function bestLine(position?: { lines: Line[] } | null): Line | null {
  return position?.lines.length ? [...position.lines].sort((a, b) => a.rank - b.rank)[0] : null;
}
