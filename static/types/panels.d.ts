/** What the panels are given, what they draw, what they tell. Read by the type checker alone. */

import type { Fact, MomentKind, Reason, Status } from "../js/wire";
import type { BoardArrow } from "./board";
import type {
  Begun,
  ClassName,
  EngineLine,
  LineRecord,
  Move,
  MoveNode,
  MoveRecord,
  Position,
  Side,
  State,
  View,
} from "./state";

export interface Part {
  element: HTMLElement;
}
/** Whose accuracy is shown. */
export type Kind = "kibitz" | "lichess";
/** Which side the person is. */
export type Me = Side | "none" | null;
/** A ply, or with "cycle" plies of which the next one is meant. */
export type Go = {
  (ply: number): void;
  (plies: number[], how: "cycle"): void;
};

/** One panel under a tab. */
export interface Panel {
  id: string;
  label: string;
  element: HTMLElement;
}
export type CreatePanels = (
  panels: Panel[],
  options: { label: string; onShow?(id: string): void },
) => Part & { choose(id: string): void };

/** The time of a move; `height` 0..1 of the longest. */
export interface Bar {
  ply: number;
  side: Side;
  seconds: number;
  height: number;
}
export interface Clocks extends Part {
  update(state: Begun, view: View): void;
}
/** `stretch()`: the plies that the graph above shows. */
export type CreateClocks = (go: (ply: number) => void, stretch: () => Stretch) => Clocks;

/** [move, White's expected points, class] */
export type Row = [string, string, string];
export interface GraphTable extends Part {
  update(state: Begun): void;
}

/** `seconds` as the last run lets expect, null where it is not known. */
export interface Budget {
  factor: number;
  nodes: number;
  seconds: number | null;
}

export interface Change {
  ply: number;
  from: ClassName;
  to: ClassName;
}
export interface FromTo<T> {
  from: T;
  to: T;
}
/** What a deeper pass changed; an accuracy is null where there is none; `final`: nothing of it can change. */
export interface Changed {
  moves: Change[];
  accuracy: Record<Side, FromTo<number | null>>;
  nodes: FromTo<number>;
  final: boolean;
}
export interface Changes extends Part {
  update(state: Begun, kind: Kind): void;
}

/** How the review stands by the server's word. */
export interface Standing {
  status?: Status | "queued";
  queue_position?: number | null;
  connection?: string;
}
export interface Described {
  phase: "waiting" | "running" | "done" | "stopped" | "failed";
  /** 0..1 of the moves that are judged */
  share: number;
  words: (string | null | undefined | false)[];
}
export interface StatusActions {
  stop(): void;
  proceed(): void;
  deeper(): void;
}
export interface StatusLine extends Part {
  update(state: State, remote: Standing, owner: boolean): void;
}

/** A score as somebody sees it. */
export interface Seen {
  cp?: number | null;
  mate?: number | null;
}
/**
 * A line that shows why: `base` the ply that it leaves from; score in White's view, nulls where nobody has
 * looked.
 */
export interface WhyLine {
  kind: "better" | "refutes" | "second" | "capture";
  base: number;
  fen: string;
  pv: string[];
  san: string[];
  cp: number | null;
  mate: number | null;
  /** the engine's own line where there is one */
  line: EngineLine | null;
}

/** What stands around a move: `eco` of the position after it. */
export interface Context {
  record: Pick<MoveRecord, "san" | "uci">;
  before: Position | null;
  after: Position | null;
  side: Side;
  eco?: string | null;
}
/** In short, and by the rules with their numbers. */
export interface Explained {
  sentences: string[];
  decided: string[];
}
/** A sentence and the fact behind it. */
export interface SaidFact {
  words: string;
  fact: Fact | null;
}
export type SaidOf = (reason?: Pick<Reason, "facts" | "said">) => SaidFact[];
export type FactBehind = (facts: Fact[], key: string) => Fact | null;
export type Fate = "open" | "mated" | "loses" | "fails";
/** A row's bounds as words: [key, figures]. */
export type RowWords = [string, Record<string, string | number>];

/** What the verdict may do with the board. */
export interface VerdictActions {
  playLine(base: number, line: EngineLine | WhyLine, index: number): void;
  leave(): void;
  peek?(node: MoveNode | null, marks?: BoardArrow[]): void;
  step?(action: string): void;
  learn?: (() => void) | null;
  beside?(): HTMLElement | null;
  worth?: (() => void) | null;
  element?: HTMLElement;
}
/** `tell` is given what the rules say of the move of a ply, once they are loaded. */
export type Explain = (state: Begun, ply: number, move: Move, tell: (explained: Explained) => void) => void;
export interface OnBoard extends Required<Omit<VerdictActions, "leave" | "worth" | "element">> {
  explained: Explain;
  /** whether a person has opened what the rules say */
  how: { open: boolean };
}
export interface Verdict extends Part {
  update(state: Begun, view: View): void;
}
/** A row that can be played: where it leaves the game, what it holds. */
export type Playable = Pick<WhyLine, "base" | "fen" | "pv" | "san" | "cp" | "mate">;
export type Moment = { at: number; of: number; kind: MomentKind; last: boolean };

/** Own variations that leave the game at a ply. */
export type Own = (base: number) => LineRecord[][];
export interface Moves extends Part {
  update(state: Begun, view: View, own?: Own | null): void;
  /** Scroll to the move that is shown. */
  reveal(): void;
}

/** Of `createReport`: see there. */
export interface ReportOptions {
  go: Go;
  start?: (() => void) | null;
  learn?: (() => void) | null;
  setKind?: ((kind: Kind) => void) | null;
  interactive?: boolean;
  moments?: boolean;
  changes?: HTMLElement | null;
  exact?: HTMLElement | null;
  /** whose report it is */
  me?(): Me;
  foot?: HTMLElement | null;
}
export interface ReportCard extends Part {
  update(state: Begun, kind: Kind): void;
}
export interface MomentsCard extends Part {
  update(state: Begun): void;
}
/** `value`: only once every move is judged. */
export interface SideFigure {
  value: number | null;
  judged: number;
  moves: number;
}

/** A phase along the graph's axis, in plies. */
export interface Band {
  phase: string;
  label: string;
  from: number;
  to: number;
}
export type Stretch = Pick<Band, "from" | "to">;
/** White's per cents by ply, null where there are none. */
export interface Series {
  known: (number | null)[];
  preview: (number | null)[];
}
/** A mark on the graph's line, see graph_dots.js; `key`: of a key moment; `quiet`: of a decided game. */
export interface Dot {
  ply: number;
  win: number;
  id: ClassName | null;
  size: number;
  key: boolean;
  mate: string | null;
  quiet: boolean;
  worth: number;
}
/** Where something is on the graph, in pixels. */
export interface Placed {
  x: number;
  y: number;
  size: number;
}
/** Told of the ply under the pointer, null outside. */
export type Tipped = (ply: number | null) => void;
export interface Graph extends Part {
  update(state: Begun, view: View): void;
  /** The plies that are seen. */
  stretch(): Stretch;
  close(): void;
}
/** What the graph knows: `near` a closer look is wanted, `labelled` what the bands were drawn of. */
export interface GraphMemory {
  draw: DrawGraph | null;
  last: [Begun, View] | null;
  near: boolean;
  stretch: Stretch;
  labelled: unknown[] | null;
}
export type DrawGraph = (svg: SVGSVGElement, state: Begun, view: View, stretch: Stretch) => void;
/** The drawing's size, and where a ply and White's per cent lie on it, in pixels. */
export interface OnGraph {
  width: number;
  height: number;
  x(ply: number): number;
  y(win: number): number;
}
/** Per cents of the plies from `from` on. */
export interface Run {
  from: number;
  wins: number[];
}
