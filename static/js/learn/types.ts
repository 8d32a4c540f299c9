/** The shapes of the room `learn/`: learning from one's mistakes. */

import type { Card, Grade } from "ts-fsrs";
import type { Score } from "../board/types.ts";
import type { Stage } from "../stage/stage.ts";
import type { Rating } from "../state/rating.ts";
import type { Begun, MoveNode, Side, State, Variant } from "../state/types.ts";
import type { Fact } from "../wire.ts";
import type { Drill } from "./drill.ts";

/** "checking" while the answer is looked at, "unknown" where nobody can say. */
type Phase = "asking" | "checking" | "wrong" | "unknown" | "solved" | "shown" | "done";
/** "first": at once, unaided. */
export type Outcome = "first" | "later" | "hinted" | "shown";
/** What an answer is worth; `good` null: nobody can say. */
export interface Verdict {
  good: boolean | null;
  loss?: number | null;
  better?: boolean;
  /** of a better move that a point is made with: the moves up to it */
  point?: MoveNode[];
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
  /** the side's, by which the faults are ordered */
  rating: Rating | null;
  ply: number | null;
  hints: number;
  tries: number;
  phase: Phase;
  given: Given | null;
  results: Record<number, Outcome>;
  /** of an exercise that goes on: its moves and the replies, and which move of one's own is asked, from 0 */
  point: MoveNode[];
  step: number;
  /** an earlier move of it was hinted at */
  aided: boolean;
  /** what the opponent threatens there, asked first; null: nothing proven */
  threat: Fact | null;
  /** the answer to that which was right */
  found: Given | null;
}
export interface Summary extends Record<Outcome, number> {
  open: number;
  all: number;
}

/** An answer to judge: what is on the board, the best move, the answer; `nodes` of the review. */
export interface Weighing {
  fen: string;
  variant: Variant;
  best: string;
  own: MoveNode;
  /** the loss of the played move; of a threat: what it costs who lets it happen */
  fault: number;
  nodes?: number;
}

/** `side` whose faults are asked (null: the side with more). */
export interface DrillOptions {
  stage: Stage;
  state(): State;
  side: Side | null;
  /** the side was chosen */
  onSide(side: Side): void;
  /** the end, at a ply of the game; `plays`: the side with which the person plays on from there */
  leave(ply: number | null, plays?: Side): void;
}

/** `left(ply)` is told where the person comes out. */
export interface LearningOptions {
  element(): HTMLElement;
  stage: Stage;
  state(): State;
  left(ply: number | null): void;
  /** Play the position on the board out with that side. */
  play(side: Side): void;
  /** whose faults are asked first; null: those of the side with more */
  side(): Side | null;
}
/** The drill while it is open, and what gives the page back. */
export interface Lesson {
  drill: Drill;
  end(): void;
}
/** [name, whether it is the likely one, the move that its words name]. */
export type ButtonOf = [name: string, primary: boolean, move?: string];
/** The words of the panel, each null or empty where nothing is said. */
export type Words<T = string> = (state: Begun, session: Session) => T;

/** id -> its card of FSRS, dates as numbers (ms since 1970). */
export type Deck = Record<string, KeptCard>;
export type KeptCard = Omit<Card, "due" | "last_review"> & { due: number; last_review: number | null };

/** What of FSRS the deck needs. */
export interface Spacing {
  empty(now: Date): Card;
  next(card: Card, now: Date, grade: Grade): Card;
}

/** How the training stands. */
export interface Standing {
  due: number;
  fresh: number;
  all: number;
  /** ms since 1970 when the next is due; null: none has been asked */
  next: number | null;
}
