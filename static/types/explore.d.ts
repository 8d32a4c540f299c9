/** The shapes of the room `explore/`: own variations, the engine in the browser, what is asked of it. */

import type { Stage } from "../js/board/stage.js";
import type { Switch } from "../js/explore/switch.js";
import type { AskedMove, ExplainedMove } from "../js/wire";
import type { BoardArrow, Rules, Seen } from "./board";
import type { Begun, EngineLine, Line, MoveNode, State, Variant, View } from "./state";

/** A line of the engine in the browser, White's view. */
export type LiveLine = EngineLine;

/** What a search has told so far; its lines best first. */
export interface Info {
  depth: number;
  nodes: number;
  nps: number;
  lines: LiveLine[];
}

/** What is searched: the position after `moves` (UCI) from `fen`; without a limit for ever. */
export interface Task {
  fen: string;
  moves?: string[];
  variant?: Variant;
  multipv?: number;
  depth?: number;
  nodes?: number;
  movetime?: number;
  searchmoves?: string[];
}

/** How a search has ended; `best` in UCI, `stopped`: not by itself. */
export interface Ended extends Info {
  best: string | null;
  stopped: boolean;
}

/** `done` rejects when the engine dies. */
export interface Run {
  stop(): void;
  done: Promise<Ended>;
}

export interface Engine {
  name: string;
  /** A search under way is stopped first. */
  analyse(task: Task, onInfo?: (info: Info) => void): Run;
  close(): void;
}

/** What the engine's script is run in; a Worker, or the tests' own. */
export interface EngineWorker {
  postMessage(text: string): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** Milliseconds: loading over a slow line; obeying a `stop`. */
export interface Patience {
  open: number;
  stop: number;
}

/** `onFault(error)` is told of a death. */
export interface EngineOptions {
  createWorker?: () => EngineWorker;
  onFault?: (error: Error) => void;
  patience?: Patience;
}

/** Resolves to the engine when it is ready, rejects with a sentence when it cannot be. */
export type OpenEngine = (options?: EngineOptions) => Promise<Engine>;

export interface TalkOptions {
  opened(name: string): void;
  fail(error: Error): void;
  patience: Patience;
}

export interface Search {
  task: Task;
  onInfo(info: Info): void;
  stopped: boolean;
  lines: Map<number, LiveLine>;
  known: Info;
  resolve(ended: Ended): void;
  reject(error: Error): void;
}

export interface TalkMemory {
  name: string;
  ready: boolean;
  dead: boolean;
  current: Search | null;
  next: Search | null;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** the options as the engine knows them */
  told: Record<string, number | boolean>;
}

/**
 * `fen` the position on the board, `task` with all moves from the start; `key` changes when the search has
 * to.
 */
export interface Asked {
  key: string;
  fen: string;
  task: Task;
}
export type SearchOf = (state: Begun, view: View, multipv: number) => Asked;
/** Arrows for the first moves of lines, thinner by rank; the same move is drawn once. */
export type LineArrows = (lines: Pick<LiveLine, "rank" | "pv">[], color: string) => BoardArrow[];

/** The end of the game by the position alone. */
export type Ending = ReturnType<Rules["ending"]>;
/** A question what the other side threatens: `fen` null where it cannot be asked. */
export interface Threat {
  fen: string | null;
  line: LiveLine | null;
}
/** What the panel knows of the position on the board. */
export interface Looking {
  place: (Asked & { ending: Ending }) | null;
  info: Info | null;
  threat: Threat | null;
}
/** What bar and arrows show of a position; null where it is another one. */
export type SeenOf = (looking: Looking, fen: string) => Seen | null;
export type NoteOf = (looking: Looking) => string;
/** The lines that have a row, at most `multipv`. */
export type RowsOf = (looking: Looking, multipv: number) => LiveLine[];
/** What is kept of what is known when `place` is looked at. */
export type LookAt = (looking: Looking, place: NonNullable<Looking["place"]>) => Looking;

/** Lines of a position that the engine has found; `over`: the game is, there. */
export interface Known {
  lines: LiveLine[];
  depth: number;
  over: boolean;
}
/** A move of one's own and the position before it. */
export interface Tried {
  fen: string;
  node: MoveNode;
}
export type Timer = ReturnType<typeof setTimeout> | undefined;
export type Given = (lines: LiveLine[]) => AskedMove["before"];
export type TriedAt = (
  state: Begun,
  view: View,
  fenAt: (state: Begun, ply: number) => string,
) => Tried | null;
export type Note = (fen: string, lines: LiveLine[], depth: number, over?: boolean) => void;
/** `tell(null, tried)`: nothing is known of it yet; `pause` milliseconds. */
export interface AskingOptions {
  ask(move: AskedMove, signal: AbortSignal): Promise<ExplainedMove>;
  tell(told: ExplainedMove | null, tried: Tried | null): void;
  pause?: number;
}
export type DrawTold = (
  element: HTMLElement,
  told: ExplainedMove | null,
  tried: Tried | null,
  peek: (node: MoveNode | null, marks?: BoardArrow[]) => void,
) => void;

export interface PanelOptions {
  stage: Stage;
  state(): State;
  /** Shut the panel. */
  close(): void;
  /** The engine has died. */
  fault(error: Error): void;
}
export interface PanelMemory {
  engine: Engine | null;
  rules: Rules | null;
  run: Run | null;
  looking: Looking;
  /** positions that were searched for the move that leaves them */
  weighed: Set<string>;
  /** the lines stay as they are under the hand */
  frozen: boolean;
  /** the key of the place that is drawn */
  drawn: string | null;
  /** of switching on: an engine that comes too late is closed */
  turns: number;
  step: ReturnType<typeof setTimeout> | undefined;
  draw: ReturnType<typeof setTimeout> | undefined;
  multipv: number;
}
export type Freeze = (element: HTMLElement, freeze: (on: boolean) => void) => void;
export type CreateChoice = (chosen: number, choose: (count: number) => void) => HTMLElement;

export interface ExploringOptions {
  id: string;
  stage: Stage;
  state(): State;
  say(words: string): void;
  /** Put the engine's panel where it goes. */
  place(panel: HTMLElement): void;
}
export interface ExploringMemory {
  explorer: Promise<Explorer> | null;
  engine: Switch | null;
}
/** `button` shows whether the engine is on. */
export type SwitchOptions = ExploringOptions & { button: HTMLElement };

/** A place that an address names: a ply and UCI moves from there. */
export interface Place {
  ply: number;
  line: string[];
}
/** Own variations of a review. */
export interface Explorer {
  /** The variations that leave the game at a ply; a new function for every state of the tree. */
  linesAt(): import("./board").OwnLines;
  /** The view after `node` was played in `view`. */
  play(state: Begun, view: View, node: MoveNode): View;
  /** The view without an own variation; one inside it goes where it branched off. */
  remove(view: View, base: number, path: string[]): View;
  /** The view at a place; at its ply alone where the moves cannot be played. */
  find(state: Begun, place: Place): Promise<View>;
}
export type CreateExplorer = (id: string) => Explorer;
export type EngineLineAt = (state: Begun, ply: number, nodes: MoveNode[]) => Line | undefined;

/** A position that an address names. */
export interface PositionAsked {
  fen: string;
  variant: Variant;
}
