/** The shapes of the room `learn/`: learning from one's mistakes. */

import type { Card, Grade } from "ts-fsrs";
import type { Score } from "../board/types.ts";
import type { Stage } from "../stage/stage.ts";
import type { Rating } from "../state/rating.ts";
import type { Begun, MoveNode, Side, State, Variant } from "../state/types.ts";
import type { Fact } from "../wire.ts";

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

/** `side` whose moves are asked; null: the exercise chooses. */
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
  /** whose moves are asked first; null: the exercise chooses */
  side(): Side | null;
}
/** What a lesson does on the lent board. */
export interface Exercise {
  element: HTMLElement;
  focus(): void;
  /** what a button or its key does; false where that is nothing now */
  act(name: string): boolean;
  /** new events of a review that grows */
  update(): void;
  /** whether an action of the page is its own */
  perform(action: string): boolean;
  close(): void;
}

export type ExerciseKind = new (options: DrillOptions) => Exercise;

/** An exercise while it is open, and what gives the page back. */
export interface Lesson {
  exercise: Exercise;
  end(): void;
}

/** A guess: its UCI and the expected points that it loses, both null where the move was shown. */
export interface Guessed {
  uci: string | null;
  loss: number | null;
}

/** Guessing the moves of a side. */
export interface GuessSession {
  side: Side;
  /** of the move that is asked; null: all are done */
  ply: number | null;
  /** of the move that was asked last, also if it was skipped; 0: none yet */
  last: number;
  phase: "asking" | "checking" | "unknown" | "told" | "done";
  given: Given | null;
  /** by ply */
  results: Record<number, Guessed>;
}

/** What guesses came to, beside the moves of the game; `people`: best moves that such players find there. */
export interface GuessSum {
  points: number;
  most: number;
  moves: number;
  ahead: number;
  level: number;
  behind: number;
  best: number;
  people: number | null;
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
