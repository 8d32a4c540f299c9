/** The shapes of the room `learn/`: learning from one's mistakes. */

import type { Stage } from "../js/board/stage.js";
import type { Drill } from "../js/learn/drill.js";
import type { Best, Reason } from "../js/wire";
import type { LentLook, PlayLine, Score } from "./board";
import type { EndgameAnswer } from "./endgame";
import type { Engine, LiveLine, Task } from "./explore";
import type { Begun, ClassName, Move, MoveNode, Side, State, Variant } from "./state";

/** A fault that can be asked: judged, and its better move is known. */
export type Fault = Move & { best: Best; loss: number };

/** "checking" while the answer is looked at, "unknown" where nobody can say. */
export type Phase = "asking" | "checking" | "wrong" | "unknown" | "solved" | "shown" | "done";
/** "first": at once, unaided. */
export type Outcome = "first" | "later" | "hinted" | "shown";

/**
 * Whether a move is as good as makes no fault beside the best one's, and the expected points that it loses.
 */
export interface Compared {
  good: boolean;
  loss: number;
  /** no good, but clearly better than the fault */
  better: boolean;
}
/** What an answer is worth; `good` null: nobody can say (`failed`: an engine was there and gave nothing). */
export interface Verdict {
  good: boolean | null;
  loss?: number | null;
  better?: boolean;
  failed?: boolean;
  /** the best play after the move: UCI, and as people write it */
  line?: string[];
  sans?: string[];
  score?: Score | null;
  by?: "review" | "browser" | "table";
  engine?: string;
  depth?: number;
  /** it is the fault itself that was played; the engine's first move */
  played?: boolean;
  best?: boolean;
}
/** An answer, with its verdict once it is there. */
export type Given = MoveNode & Partial<Verdict>;

/**
 * `ply` of the fault that is asked (the position before it is on the board), null when all are done; `given`
 * the last answer; `results` outcome by ply.
 */
export interface Session {
  side: Side;
  /** inaccuracies are asked too */
  mild: boolean;
  ply: number | null;
  hints: number;
  tries: number;
  phase: Phase;
  given: Given | null;
  results: Record<number, Outcome>;
}
export interface Summary extends Record<Outcome, number> {
  open: number;
  all: number;
}

/**
 * The plies of the faults of a side that can be asked, as far as they are judged: sure ones in the game's
 * order, then close calls; inaccuracies where `mild`.
 */
export type Tasks = (state: Begun, side: Side, mild?: boolean) => number[];
export type IsAskable = (state: Begun, move: Move, mild: boolean) => boolean;
export type RankOf = (state: Begun, ply: number) => number;
export type FaultAt = (state: Begun, ply: number) => Fault;
export type Counts = (state: Begun, mild?: boolean) => Record<Side, number>;
/** The side to begin with: the one with more faults, White where it is the same. */
export type DefaultSide = (state: Begun, mild?: boolean) => Side;
/** Expected points of `side` by a score in White's view; a mate on the board (0) is not asked here. */
export type Expected = (score: Score, side: Side) => number;
/**
 * Both scores are of searches from the same side to move, White's view; `fault` the loss of the played move.
 * Walking into a mate, or into a much quicker one, is never good.
 */
export type Compare = (best: Score, own: Score, side: Side, fault?: number) => Compared;
/** Moves until `side` is mated; null where it is not. */
export type MatedIn = (score: Score, side: Side) => number | null;
/** What the review itself knows of an answer to the fault of `ply`; null where it knows nothing. */
export type ByReview = (state: Begun, ply: number, uci: string) => Verdict | null;
/** Where a table knows the position before the fault: a move that keeps the result is good. */
export type ByTable = (state: Begun, ply: number, uci: string) => Verdict | null;
/** What the other side plays after an answer, and what that is worth: `before` of who answered. */
export type ReplyOf = (answer: EndgameAnswer, fen: string, before: number) => Partial<Verdict>;
/** What is said of an answer that a table has judged. */
export type Exactly = (state: Begun, ply: number, given: Given, best: string) => string;
export type EngineOf = (state: Begun, ply: number) => string;
export type Begin = (state: Begun, side: Side, mild?: boolean) => Session;
export type Ask = (session: Pick<Session, "side" | "mild" | "results">, ply: number | null) => Session;
/**
 * The session at the next fault that has no result yet, at its end after the last; from there, at the first
 * that was left open.
 */
export type Next = (state: Begun, session: Session) => Session;
/** Whether another fault waits behind this one. */
export type HasNext = (state: Begun, session: Session) => boolean;
/** The answer is being looked at. */
export type Check = (session: Session, given: Given) => Session;
/** The answer's verdict is there; `good` null counts as no try. */
export type Judged = (session: Session, verdict: Verdict) => Session;
/**
 * `retry` back to the question; `hint` one more: the piece, then the square; `show` the solution, which ends
 * it.
 */
export type Turned = (session: Session) => Session;
/** One hint more, of at most `most`. */
export type Hinted = (session: Session, most?: number) => Session;
export type Summed = (state: Begun, session: Session) => Summary;
/** Where in the list the question stands, counted from 1. */
export type PlaceOf = (state: Begun, session: Session) => { at: number; of: number };
/** Whether further faults may come: the review still runs. */
export type Grows = (state: Begun) => boolean;

/** The position that is asked. */
export type BaseOf = (state: Begun, ply: number | null) => string;
/** What stands on the board: a move that is looked at, the answer, or the position that is asked. */
export type LookOf = (
  state: Begun,
  session: Session,
  last: number | null,
  peeked: MoveNode | null,
) => LentLook;
/** A word for what to look for; null where the facts know none. */
export type ThemeOf = (reason?: Pick<Reason, "facts">) => string | null;
/** The class of an answer, as a badge on the board. */
export type BadgeOf = (state: Begun, session: Session, given: Given) => ClassName | null;
export type ArrowsOf = (state: Begun, session: Session) => NonNullable<LentLook["arrows"]>;
export type IsOffered = (name: string, session: Session) => boolean;

/** An answer to judge: what is on the board, the best move, the answer; `nodes` of the review. */
export interface Weighing {
  fen: string;
  variant: Variant;
  best: string;
  own: MoveNode;
  /** the loss of the played move */
  fault: number;
  nodes?: number;
}
export interface Judge {
  weigh(weighing: Weighing): Promise<Verdict>;
  close(): void;
}
/** `open` starts an engine. */
export type CreateJudge = (open?: () => Promise<Engine>) => Judge;
export type Weighed = LiveLine;
/**
 * The line of one move, searched with nothing else in view, each once; null where a later search stopped it.
 */
export type Searched = (
  engine: Engine,
  task: Pick<Task, "fen" | "variant" | "nodes">,
  move: string,
) => Promise<Weighed | null>;
/** What the best move's line and the answer's come to. */
export type VerdictOf = (
  engine: string,
  found: { first: Weighed; mine: Weighed; own: MoveNode; variant: Variant; fault: number; side: Side },
) => Promise<Verdict>;

/** `side` whose faults are asked (null: the side with more). */
export interface DrillOptions {
  stage: Stage;
  state(): State;
  side: Side | null;
  /** the side was chosen */
  onSide(side: Side): void;
  /** the end, at a ply of the game */
  leave(ply: number | null): void;
}
export interface DrillMemory {
  /** the person has chosen the side */
  chosen: boolean;
  session: Session;
  peeked: MoveNode | null;
  /** the ply of the last fault that was asked */
  last: number | null;
  /** what refutes the answer is shown */
  explained: boolean;
}

/** `left(ply)` is told where the person comes out. */
export interface LearningOptions {
  element(): HTMLElement;
  stage: Stage;
  state(): State;
  left(ply: number | null): void;
  /** whose faults are asked first; null: those of the side with more */
  side(): Side | null;
}
/** The drill while it is open, and what gives the page back. */
export interface Lesson {
  drill: Drill;
  end(): void;
}
export type BeginLesson = (
  options: LearningOptions,
  side: Side | null,
  close: (ply: number | null) => void,
) => Lesson;
export type MakeRoom = (review: HTMLElement, board: HTMLElement, panel: HTMLElement) => () => void;
/** What "#learn" and "#learn:black" ask for, else null. WordPress may add "#?secret=…". */
export type LearnFromAddress = (address: { hash?: string }) => { side: Side | null } | null;

export type Act = (name: string) => void;
export interface PanelOptions {
  act: Act;
  peek(node: MoveNode | null): void;
}
/** `explained`: what refutes the answer is shown. */
export type PanelUpdate = (state: Begun, session: Session, explained: boolean) => void;
export interface DrillPanel {
  element: HTMLElement;
  update: PanelUpdate;
  focus(): void;
  /** Where a pressed button has gone, the focus goes to the one that is first now. */
  focusAfter(name: string): void;
}
export type CreatePanel = (options: PanelOptions) => DrillPanel;

/** The line that belongs to what is shown. */
export interface ShownLine {
  title: string;
  line: PlayLine;
}
/** [name, whether it is the likely one]. */
export type ButtonOf = [name: string, primary: boolean];
/** An outcome, how often, in words. */
export interface OutcomeOf {
  name: keyof Summary;
  count: number;
  words: string;
}
export type MildSwitch = (act: Act) => { element: HTMLElement; update(on: boolean, offered: boolean): void };
export type Tell = (live: HTMLElement, text: string) => void;
export type SideButton = (side: Side, count: number, chosen: Side, act: Act) => HTMLElement;
export type Content = (
  state: Begun,
  session: Session,
  options: PanelOptions & { explained: boolean },
) => HTMLElement[];
export type Button = (button: ButtonOf, act: Act) => HTMLElement;
export type EndedOf = (state: Begun, session: Session, act: Act) => HTMLElement[];
export type LeaveRow = (act: Act, first: ButtonOf[]) => HTMLElement;
/** The words of the panel, each null or empty where nothing is said. */
export type Words<T = string> = (state: Begun, session: Session) => T;
export type Explained<T> = (state: Begun, session: Session, explained: boolean) => T;
export type JudgedBy = (given: Given | null) => string;
