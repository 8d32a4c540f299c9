/** The shapes of the room `board/`: what is drawn, what a hand does, what the stage tells. */

import type { Hand } from "../js/board/input.js";
import type { Arrow, Fact, Reason, Variant } from "../js/wire";
import type { Rules } from "./chess";
import type {
  Begun,
  ClassName,
  EngineLine,
  ExactShown,
  LineRecord,
  Move,
  MoveNode,
  Side,
  State,
  View,
} from "./state";

/** From 0 to 8 in units of squares, from the board's upper left corner. */
export interface Point {
  x: number;
  y: number;
}

/** An arrow, or with `from` = `to` a marked square; `weight` 1 is the thickest. */
export interface BoardArrow extends Arrow {
  weight?: number;
  /** how a marked square is drawn, from its corner; a ring where nothing is said */
  shape?(at: Point): SVGElement;
}

/** The squares of a move as a person sees them. */
export type Squares = Pick<MoveNode, "origin" | "target">;

/** What stands on the board. */
export interface Shown {
  fen: string;
  move: Squares | null;
  classification: ClassName | null;
  arrows: BoardArrow[];
}

/** What `update` takes: the rest is none; `animate` false: the moved piece does not glide. */
export type BoardUpdate = Partial<Shown> & { fen: string; animate?: boolean };

/**
 * Which moves of a person are taken: with `fen` only while that position is shown. `onMove` false refuses.
 */
export interface InputOptions {
  variant?: Variant;
  fen?: string;
  onMove(node: MoveNode): boolean | undefined;
}

/** What the hand holds, where it may go, what it is over. */
export interface Hint {
  picked: string | null;
  targets: string[];
  over: string | null;
}

/** What board.js lends to input.js. */
export interface Surface {
  frame: HTMLElement;
  fen(): string;
  options(): InputOptions | null;
  squareAt(event: PointerEvent): string | null;
  image(square: string): HTMLImageElement | null;
  pieceUrl(sign: string): string;
  corner(square: string): Point;
  hint(hint: Hint, shapes: SVGElement[]): void;
  say(words: string): void;
  /** A piece was put down by a drag: it must not glide. */
  dropped(node: MoveNode | null): void;
}

/**
 * A pressed pointer: on which square, from where a click there is aimed, and whether its own piece can be
 * dragged.
 */
export interface Press {
  square: string;
  aimed: string | null;
  again: boolean;
  own: boolean;
}

/** What letting go means. */
export type Release =
  | { act: "play"; from: string; to: string; dragged: boolean }
  | { act: "draw" | "reset" | "stay" };

/** Whether the piece on a square belongs to the side to move. */
export type IsMovable = (fen: string, square: string) => boolean;
export type Pressed = (fen: string, square: string, held: Omit<Hint, "over">) => Press;
export type Released = (press: Press, target: string | null) => Release;

export interface HandMemory {
  picked: string | null;
  targets: string[];
  drag: (Press & Point & { id: number; ghost: Ghost | null }) | null;
  closeField(): void;
}

/**
 * The piece in the hand: a copy that follows the pointer (above a finger, and larger); its own place is
 * faint.
 */
export interface Ghost {
  move(event: PointerEvent): void;
  remove(): void;
}
export type Lift = (surface: Surface, square: string, byFinger: boolean) => Ghost;
export type { Hand, Rules };

/**
 * The line of a row on which moves can be tried: its score in White's view, nulls where nobody has searched
 * it.
 */
export interface PlayLine extends Score {
  fen: string;
  pv: string[];
  san: string[];
}

/** Of `playRow`. `choose(index)` (1..) is told of a click, `active` is the move on the board (0: none). */
export interface PlayOptions {
  variant?: Variant;
  peek(node: MoveNode | null): void;
  choose?: ((index: number) => void) | null;
  active?: number;
  shown?: number;
}

/** A score in White's view. */
export type Score = Pick<EngineLine, "cp" | "mate">;

/** What an engine in the browser sees of a position: its line and White's expected points, arrows. */
export interface Seen {
  line: Score | null;
  win?: number;
  arrows: BoardArrow[];
}
export type EngineLook = (fen: string) => Seen | null;

/** The evaluation bar: White's expected points, the score in figures. */
export interface BarLook {
  win?: number | null;
  line?: Score | null;
  provisional?: boolean;
  /** no estimate */
  exact?: ExactShown | null;
}

/** What is known exactly of a position: for the bar, and what is marked on the board. */
export interface Sure {
  exact: ExactShown | null;
  arrows: BoardArrow[];
}
/** null where it is another position. */
export type SureLook = (fen: string) => Sure | null;

/** What stands on a board that is lent, at a ply of the game. */
export interface LentLook extends BoardUpdate {
  ply: number;
}
export interface Loan {
  redraw(): void;
  setInput(options: InputOptions | null): void;
  turn(side: Side): void;
  back(): void;
}

/** The person's variations that leave the game at a ply; another function where they have changed. */
export type OwnLines = (base: number) => LineRecord[][];

/** A part of the page that follows state and view. */
export interface StagePanel {
  update(state: Begun, view: View): void;
}

/** What the stage tells, by name: nobody answers. */
export interface StageEvents {
  /** A person looks elsewhere. */
  view: View;
  /** An own variation shall go: where it leaves the game and its UCI moves. */
  remove: { base: number; path: string[] };
  /** There is no further key moment that way. */
  noKey: 1 | -1;
  /** The board is lent from now on. */
  lent: null;
}

/**
 * What the stage remembers. `peeked` is looked at, with `marks`; `told` takes moves; `moved`: a person has
 * gone anywhere.
 */
export interface StageMemory {
  state: State | null;
  view: View;
  frame: number;
  drawn: boolean;
  moved: boolean;
  peeked: MoveNode | null;
  marks: BoardArrow[];
  /** what a reader has drawn, until the position changes */
  strokes: BoardArrow[];
  loan: (() => LentLook) | null;
  own: OwnLines | null;
  told: ((node: MoveNode) => boolean) | null;
  look: EngineLook;
  sure: SureLook;
  extras: StagePanel[];
  /** of a game that has grown */
  growth: Promise<{ take(before: Game, state: Begun): Promise<void> }> | null;
}

/** Of a stage, what growing.js needs. */
export type GrowingStage = Pick<Stage, "parts" | "on" | "view" | "show" | "showPly">;

export type Followed = (view: View, before: Game, state: Begun) => View;

/**
 * What is shown: `ply` the position that strips and bar are of; `peeked` a move on a mere look, with `marks`.
 */
export type ShownOf = (
  state: Begun,
  view: View,
  peeked: MoveNode | null,
  look: EngineLook,
  marks?: BoardArrow[],
  sure?: Sure | null,
) => { ply: number; board: Shown; bar: BarLook };
export type Known = (state: Begun, view: View, ply: number) => BarLook;
/** What a sentence that is pointed at puts on the board. */
export interface Pointed {
  node: MoveNode;
  arrows: BoardArrow[];
}
export type PointedAt = (state: Begun, ply: number, fact: Fact) => Promise<Pointed>;
export type WhereOf = (state: Begun, ply: number) => MoveNode;
/** `fen`: the position after the move. */
export type ProofOf = (reason: Pick<Reason, "facts"> | undefined, fen: string) => BoardArrow[];
export type MarksOf = (fact: Fact) => BoardArrow[];
/** Whether the fact's piece is still on its square. */
export type Stands = (fen: string, fact: Fact) => boolean;
/** The PGN's arrows and squares, and the engine's better move after a fault. */
export type ArrowsOf = (state: Begun, view: View, verdict: Move | null) => BoardArrow[];
/** What a screen reader says of the place: the move, its class, the evaluation. */
export type SpokenOf = (state: Begun, view: View) => string;
/** The view one step on (1) or back (-1), or null at either end. */
export type StepFrom = (state: Begun, view: View, delta: number) => View | null;
/** Where an action leads, null where it leads nowhere; undefined where it is no step. */
export type Stepped = (state: Begun, view: View, action: string) => View | null | undefined;
/** The better move where the played one was not best, else the line from here; null where there is none. */
export type BetterAt = (state: Begun, ply: number) => { base: number; line: EngineLine } | null;

/** Where a square's upper left corner is. */
export type Corner = (square: string, orientation: Side) => Point;
/** The square under a point; null outside. */
export type SquareFrom = (x: number, y: number, orientation: Side) => string | null;
/** The way of the piece that glides between two positions, forward or back; null where none does. */
export type GlideOf = (before: Placed, after: Placed) => Path | null;
export type Path = Pick<Arrow, "from" | "to">;
export type Placed = Pick<Shown, "fen" | "move">;

/** False at either end of the game: the page scrolls on. */
export type OnStep = (delta: number) => boolean;
export type Highlight = (holder: HTMLElement, shown: Shown) => void;
export type Glide = (holder: HTMLElement, path: Path, orientation: Side) => void;
export type Drawings = (shown: Shown, orientation: Side) => SVGElement[];
export type BadgeOn = (square: string, classification: ClassName, orientation: Side) => SVGElement;
export type ArrowShape = (arrow: BoardArrow, orientation: Side) => SVGElement;
export type StepByWheel = (element: HTMLElement, onStep: OnStep) => void;
export type HintShapes = (hint: Hint, surface: Surface) => SVGElement[];

export interface BoardMemory {
  shown: Shown;
  input: InputOptions | null;
  hand: Hand | null;
  /** What a drag has put down: it must not glide. */
  dropped: MoveNode | null;
}

/** What a part of the page that draws gives to whoever puts it there. */
interface Part {
  element: HTMLElement;
}

export type CreateBar = () => Part & { update(look: BarLook & { orientation: Side }): void };
export type SpokenBar = (win: BarLook["win"], line: BarLook["line"]) => string;

/** Whose strip, at which position, and the position that is drawn. */
export interface PlayerLook {
  state: Begun;
  side: Side;
  fen: string;
  ply: number;
}
export type CreatePlayer = () => Part & { update(look: PlayerLook): void };
/** A side's clock at a ply, in seconds: of its last move until then; null where the game has none. */
export type ClockOf = (state: Begun, side: Side, ply: number) => number | null;
export type ShowMaterial = (element: HTMLElement, side: Side, fen: string) => void;

export type MadeControl = (
  action: string,
  sign: import("../js/lib/icons").Sign,
  label: string,
  click: () => void,
  mark?: string,
) => HTMLButtonElement;
/** `perform(action)` as for the keys. `add` puts a further button in the row. */
export type CreateControls = (perform: (action: string) => void) => Part & { add: MadeControl };

/**
 * Open the field in the board's frame, or go to it where it is open. `play(text)` resolves to whether it was
 * a move. Returns what closes it; null where it was open.
 */
export type OpenMoveField = (
  surface: Pick<Surface, "frame">,
  play: (text: string) => Promise<boolean>,
) => (() => void) | null;

/** Resolves to "q", "r", "b", "n", or null where the person thinks better of it. */
export type ChoosePromotion = (choice: {
  side: Side;
  square: string;
  surface: Surface;
}) => Promise<string | null>;
export type PromotionChoice = (kind: string, side: Side, surface: Surface) => HTMLElement;
export type PlaceDialog = (dialog: HTMLElement, square: string, surface: Surface) => void;

/** A row: the score and the moves. */
export type PlayRow = (line: PlayLine, options: PlayOptions) => HTMLElement;
/** Which move of the line is looked at; the moves are worked out at the first look. */
export type CreateLook = (
  line: PlayLine,
  variant: Variant,
  peek: PlayOptions["peek"],
) => { at(index: number): Promise<void>; away(): void };
export type ScoreOf = (line: PlayLine) => HTMLElement;
export type MovesOf = (line: PlayLine, active: number, shown: number) => HTMLElement;

export interface SquaresMemory {
  orientation: Side;
  cursor: string;
  enabled: boolean;
  /** Pieces by square. */
  signs: Record<string, string>;
  marked: Marked;
}
/** The square whose piece is in the hand and where it may go. */
export interface Marked {
  square: string | null;
  targets: string[];
}
/** `press(square)` is told of Enter and space; `escape()` says whether there was something to let go. */
export interface SquaresOptions {
  press(square: string): void;
  escape(): boolean;
}
/** The square that a key leads to as a person sees the board; itself at the edge. */
export type WalkSquares = (square: string, key: string, orientation: Side) => string;
export type NameOf = (square: string, sign: string | undefined, marked: Marked) => string;
