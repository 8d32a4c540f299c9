/** The shapes of the room `explore/`: own variations, the engine in the browser, what is asked of it. */

import type { OwnLines, Rules } from "../board/types.ts";
import type { Stage } from "../stage/stage.ts";
import type { Begun, EngineLine, MoveNode, State, Variant, View } from "../state/types.ts";
import type { PeopleHere, Side, Solved } from "../wire.ts";
import type { PlayOut } from "./play_out.ts";
import type { Switch } from "./switch.ts";

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

/**
 * `fen` the position on the board, `task` with all moves from the start; `key` changes when the search has
 * to.
 */
export interface Asked {
  key: string;
  fen: string;
  task: Task;
}

/** The end of the game by the position alone. */
type Ending = ReturnType<Rules["ending"]>;
/**
 * A question what the other side threatens: `fen`, after a pass, null where it cannot be asked; `line` what
 * follows then, null too where that is no threat; `words`: null until they are known.
 */
interface Threat {
  fen: string | null;
  line: LiveLine | null;
  words: string | null;
}
/** What the panel knows of the position on the board. */
export interface PanelState {
  place: (Asked & { ending: Ending }) | null;
  info: Info | null;
  threat: Threat | null;
}
/** A move of one's own and the position before it. */
export interface Tried {
  fen: string;
  node: MoveNode;
}

export interface ExploringOptions {
  id: string;
  stage: Stage;
  state(): State;
  say(words: string): void;
  /** Put the engine's panel where it goes. */
  place(panel: HTMLElement): void;
  /** which side of the game the reader is; null: neither, or nobody knows */
  side?(): Side | null;
}

/** What a review's exploring has loaded. */
export interface ExploringMemory {
  explorer: Promise<Explorer> | null;
  engine: Switch | null;
  /** a game that is played out */
  game: PlayOut | null;
}

/** A place that an address names: a ply and UCI moves from there. */
export interface Place {
  ply: number;
  line: string[];
}
/** Own variations of a review. */
export interface Explorer {
  /** The variations that leave the game at a ply; a new function for every state of the tree. */
  linesAt(): OwnLines;
  /** The view after `node` was played in `view`. */
  play(state: Begun, view: View, node: MoveNode): View;
  /** Keep `nodes`, played from `view` on, as a variation. */
  keep(state: Begun, view: View, nodes: MoveNode[]): void;
  /** The view without an own variation; one inside it goes where it branched off. */
  remove(view: View, base: number, path: string[]): View;
  /** The view at a place; at its ply alone where the moves cannot be played. */
  find(state: Begun, place: Place): Promise<View>;
}

/**
 * Where a game is played out from: a game with all moves that led there. `side` is the one that the person
 * plays unless they choose the other; null: the side to move.
 */
export interface PlayFrom {
  headers: Record<string, string>;
  start_fen: string;
  variant: Variant;
  moves: MoveNode[];
  side: Side | null;
}
/** Whom a person plays against: people of a rating, the engine in the browser, what is known exactly. */
export type Against = number | "engine" | "perfect";
/** A game that is played out: `moves` are those since `from`. */
export interface PlayedOut {
  from: PlayFrom;
  side: Side;
  against: Against;
  moves: MoveNode[];
  resigned: boolean;
}
/** `winner` null: a draw. */
export interface PlayEnd {
  how: "mate" | "stalemate" | "material" | "repetition" | "fifty" | "resigned";
  winner: Side | null;
}
/** What is known exactly of a position: `wdl` and `dtm` of the side to move, moves as UCI. */
export interface Known {
  wdl: number;
  dtm: number | null;
  /** those that keep the result; `ordered`: the first is the best */
  best: string[];
  ordered: boolean;
}
/** Where answers come from. */
export interface Sources {
  rules: Rules;
  random(): number;
  people(asked: { fen: string; moves: string[] }, signal: AbortSignal): Promise<PeopleHere>;
  solve(fen: string, signal: AbortSignal): Promise<Solved>;
  open(): Promise<Engine>;
}
/** What the panel of such a game remembers; `game` null: the person still chooses. */
export interface PlayMemory {
  side: Side;
  against: Against;
  choices: Against[];
  /** the person has chosen `against` by hand: no later answer chooses another */
  picked: boolean;
  game: PlayedOut | null;
  /** also of a position where nobody can move any more */
  end: PlayEnd | null;
  /** what is known exactly where the person is to move; null: nobody was asked, or nobody knows */
  known: Known | null;
  /** what the person's last move gave away */
  away: "win" | "game" | "draw" | null;
  hint: { move: MoveNode; whole: boolean } | null;
  busy: "thinking" | "searching" | "judging" | null;
  /** why it does not go on, for a person */
  fault: string | null;
}
/** What the panel says below the moves. */
export interface PlaySaid {
  tone: "good" | "bad" | "open";
  words: string;
  more: string;
}
/** What a button does. */
export type PlayAct = "start" | "retry" | "back" | "hint" | "resign" | "judge" | "again" | "leave";
