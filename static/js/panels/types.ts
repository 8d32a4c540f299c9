/** What the panels are given, what they draw, what they tell. Read by the type checker alone. */

import type { BoardArrow } from "../board/types.ts";
import type { SaidDeparture } from "../state/repertoire.ts";
import type {
  Begun,
  ClassName,
  EngineLine,
  Move,
  MoveNode,
  MoveRecord,
  Position,
  Side,
  View,
} from "../state/types.ts";

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

/** What is said of a move, empty where that is nothing. */
export type Said = (move: Move) => string;

export interface Change {
  ply: number;
  from: ClassName;
  to: ClassName;
}
interface FromTo<T> {
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

/** What the verdict may do with the board. */
export interface VerdictActions {
  playLine(base: number, line: EngineLine | WhyLine, index: number): void;
  leave(): void;
  peek?(node: MoveNode | null, marks?: BoardArrow[]): void;
  step?(action: string): void;
  learn?: (() => void) | null;
  /** go to a ply, where a person tries a move; null: none can be tried */
  tryAt?: ((ply: number) => void) | null;
  /** play on from the position on the board */
  play?: (() => void) | null;
  beside?(): HTMLElement[];
  /** the address at which the text of the game can be put right; null: nobody can */
  correction?: string | null;
  element?: HTMLElement;
  /** where the game leaves a repertoire; the same array while nothing has changed */
  departures?: () => SaidDeparture[];
}
/** `tell` is given what the rules say of the move of a ply, once they are loaded. */
export type Explain = (state: Begun, ply: number, move: Move, tell: (explained: Explained) => void) => void;
/** What people play in place of a move: what is said of it, and a fold; null where nobody knows. */
export type PeopleOf = (
  state: Begun,
  ply: number,
  move: Move,
) => { words: HTMLElement; fold: HTMLElement } | null;
export interface OnBoard extends Required<Omit<VerdictActions, "leave" | "element" | "departures">> {
  departures: VerdictActions["departures"];
  explained: Explain;
  /** whether a person has opened what the rules say */
  how: { open: boolean };
  people: PeopleOf;
  /** whether the engine's lines below the verdict are open */
  lines: { open: boolean };
}
export interface Verdict extends Part {
  update(state: Begun, view: View): void;
}

/** A phase along the graph's axis, in plies. */
export interface Band {
  phase: string;
  label: string;
  from: number;
  to: number;
}
export type Stretch = Pick<Band, "from" | "to">;
/** A mark on the graph's line, see graph_dots.ts; `key`: of a key moment; `quiet`: of a decided game. */
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
/** Per cents of the plies from `from` on. */
export interface Run {
  from: number;
  wins: number[];
}

/** Learning from mistakes, or guessing the moves. */
export type LessonKind = "learn" | "guess";

/** What a reader can do from a report. */
export interface Ways {
  buttons(state: Begun, me: Me): HTMLElement[];
  /** Whose accuracy is shown. */
  kinds(kind: Kind): HTMLElement;
  /** When this changes, the buttons are drawn anew. */
  mark(): unknown;
}
