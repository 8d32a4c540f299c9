/** The shapes of the room `board/`: what is drawn, what a hand does, what the stage tells. */

import type { Rules } from "../chess/types.ts";
import type { Sign } from "../lib/icons.ts";
import type {
  Begun,
  ClassName,
  EngineLine,
  ExactShown,
  LineRecord,
  MoveNode,
  Side,
  View,
} from "../state/types.ts";
import type { Arrow, Variant } from "../wire.ts";
import type { Hand } from "./input.ts";

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

/** What board.ts lends to input.ts. */
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

/** A score in White's view. */
export type Score = Pick<EngineLine, "cp" | "mate">;

/** What an engine in the browser sees of a position: its line and White's expected points, arrows. */
export interface Seen {
  line: (Score & { depth?: number }) | null;
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

/** What stands on a board that is lent, at a ply of the game. */
export interface LentLook extends BoardUpdate {
  ply: number;
  /** whose players stand above and below; of the game itself where nothing is said */
  state?: Begun;
}
export interface Loan {
  redraw(): void;
  setInput(options: InputOptions | null): void;
  turn(side: Side): void;
  back(): void;
}

/** The person's variations that leave the game at a ply; another function where they have changed. */
export type OwnLines = (base: number) => LineRecord[][];
/** The owner's notes for the list of moves and the board; another object where they have changed. */
export interface Noted {
  /** what stands below the move of a ply, behind the last: what goes on there. `draw`: a variation */
  below(ply: number, draw: (line: LineRecord[]) => HTMLElement): HTMLElement[];
  arrows(view: View): BoardArrow[];
  /** whether a variation of one's own is one of them */
  holds(base: number, line: LineRecord[]): boolean;
}
export type Path = Pick<Arrow, "from" | "to">;

/** What a part of the page that draws gives to its parent. */
export interface Part {
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

export type MadeControl = (
  action: string,
  sign: Sign,
  label: string,
  click: () => void,
  mark?: string,
) => HTMLButtonElement;
/** `perform(action)` as for the keys. `add` puts a further button in the row. */
export type CreateControls = (perform: (action: string) => void) => Part & { add: MadeControl };

/**
 * Open the field in the board's frame, or go to it where it is open. `play(text)` resolves to whether it was
 * a move, null where none is taken now: the text stays. Returns what closes it; null where it was open.
 */
export type OpenMoveField = (
  surface: Pick<Surface, "frame">,
  play: (text: string) => Promise<boolean | null>,
) => (() => void) | null;

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
