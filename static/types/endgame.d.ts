/** The shapes of the room `endgame/`: what is exact, where it begins, the panel of a solved position. */

import type { Stage } from "../js/board/stage.js";
import type { ExactFigures, Text } from "../js/wire";
import type { BoardArrow, Point, Sure } from "./board";
import type { Begun, ExactShown, MoveNode, Position, Side, State, View } from "./state";

/** A legal move of a table's position; `wdl` of who makes it. */
export interface TableMove {
  uci: string;
  san: string;
  wdl: number;
  /** moves to mate; null: a draw, or not known */
  dtm: number | null;
  /** half moves to the next capture or pawn move; null: not known */
  dtz: number | null;
}
export interface TableAnswer {
  name: string;
  source: string;
  wdl: number;
  dtm: number | null;
  moves: TableMove[];
}
/** A wall's corners: [temperature, value], as fractions; from the last on it is upright. */
export type Wall = [string, string][];
export interface Thermograph {
  left: Wall;
  right: Wall;
}
export interface AnsweredGroup {
  squares: string[];
  value: string;
  mean: string;
  temperature: string;
  thermograph: Thermograph;
  /** its place, and its value in spare moves */
  where: Text;
  worth: Text;
}
export interface PawnAnswer {
  groups: AnsweredGroup[];
  sum: string;
  outcome: "L" | "R" | "N" | "P";
  winning_moves: string[];
  certified: boolean;
}
/** Of `/api/endgame`. */
export interface EndgameAnswer {
  fen: string;
  table: TableAnswer | null;
  pawns: PawnAnswer | null;
  refused: string | null;
}

/** What draws, once it is loaded. */
export interface Drawn {
  update(state: Begun, view: View): void;
}
/** `aids`: where the panel goes; an embed has none. */
export interface EndgamesOptions {
  stage: Stage;
  aids?: HTMLElement | null;
}
/** Something that is loaded at its first update. */
export interface Later extends Drawn {
  begun(): boolean;
}
export type CreateLater = (load: () => Promise<Drawn>) => Later;
export type CreateMarks = (options: {
  stage: Stage;
  report: HTMLElement;
  place: HTMLElement;
}) => Promise<Drawn>;
export type CreateSolved = (options: { stage: Stage; aids: HTMLElement; men: number }) => Promise<Drawn>;

/** Plies of which every position is exact. */
export interface Exactly {
  from: number;
  to: number;
}
export type Stretches = (state: State) => Exactly[];
/** The ply from which all positions are exact to the end; null where there is none. */
export type ExactFrom = (state: State) => number | null;
/** Where a stretch is on the graph, in shares of what is shown (0..1); null: outside. */
export type PlaceOnGraph = (
  stretch: Exactly,
  shown: Exactly,
) => { from: number; to: number; begins: boolean } | null;

/** A row of the report: label, White's figure, Black's; null where a side has none. */
export type ExactRow = [label: string, white: string | null, black: string | null];
export type ReportRows = (report: Record<Side, ExactFigures>) => ExactRow[];

export type Result = "wins" | "late" | "draws" | "saved" | "loses";
/** What the distances of a group count: moves to mate, moves to the next capture or pawn move, nothing. */
export type Unit = "mate" | "zeroing" | "none";
export interface GroupedMove {
  /** null: it stands in `san` alone */
  uci: string | null;
  san: string;
  /** null where there is none */
  distance: number | null;
  /** as a screen reader says it */
  words: string;
}
export interface MoveGroup {
  result: Result;
  unit: Unit;
  title: string;
  moves: GroupedMove[];
}
export type GroupsOf = (moves: TableMove[]) => MoveGroup[];
export type UnitOf = (moves: TableMove[]) => Unit;
export type DistanceOf = (move: TableMove, unit: Unit) => number | null;

/** What is asked: answers are kept, and a question is put off while a person moves on. */
export interface AnswersOptions {
  ask(fen: string, signal: AbortSignal): Promise<EndgameAnswer>;
  tell(): void;
  /** milliseconds */
  pause?: number;
}
export type KeyOf = (fen: string) => string;

export type IsKnown = (answer: EndgameAnswer | null | undefined) => boolean;

/** Whether the position is shown: by the server's word on it, or because it can be asked about. */
export type Wanted = (fen: string, position: Position | null, men: number) => boolean;

/** What the panel shows of a position. */
export interface SolvedLook {
  fen: string;
  /** null: not known yet, or not by a table */
  exact: ExactShown | null;
  answer: EndgameAnswer | null;
  /** nobody has answered yet */
  asking: boolean;
  /** the move of the game, UCI */
  played: string | null;
  pawns: PawnLook | null;
}
/** A group of a review has no thermograph and no words. */
export type ShownGroup = Pick<AnsweredGroup, "squares" | "value" | "mean" | "temperature"> &
  Partial<AnsweredGroup>;
/** `agreed`: the engine says the same. */
export interface PawnLook {
  answer: Pick<PawnAnswer, "sum" | "outcome" | "winning_moves"> & {
    groups: ShownGroup[];
  };
  agreed: boolean;
}
export interface SolvedPanel {
  element: HTMLElement;
  update(look: SolvedLook): void;
}
/** Told of the move that is pointed at, null when none is, and of the one that is chosen. */
export interface PanelTold {
  peek(node: MoveNode | null): void;
  play(node: MoveNode): void;
}
export type CreatePanel = (told: PanelTold) => SolvedPanel;
export type Chip = (fen: string, move: GroupedMove, played: string | null, told: PanelTold) => HTMLElement;
export type WinningOf = (found: PawnLook | null) => MoveGroup[];
export type SolvedOf = (
  state: Begun,
  view: View,
  answer: EndgameAnswer | null | undefined,
) => Pick<SolvedLook, "exact" | "answer" | "played" | "pawns">;

export type GroupWords = (group: ShownGroup) => string;
export type OutcomeWords = (sums: Pick<PawnAnswer, "outcome">) => string;
/** `fold.open`: whether a person has opened it. */
export type CreateValues = (
  answer: Pick<PawnLook["answer"], "groups" | "sum">,
  fold: { open: boolean },
) => HTMLElement;
export type DrawGraph = (graph: Thermograph, words: string) => SVGElement;

export type PawnsOf = (position: Position | null, answer?: EndgameAnswer | null) => PawnLook | null;
export interface AnswersMemory {
  key: string | null;
  timer: ReturnType<typeof setTimeout> | undefined;
  abort: AbortController | null;
}

/** The letter of a group, from 0: "A". */
export type LetterOf = (index: number) => string;
/** What marks a group's squares on the board. */
export type GroupMarks = (groups: { squares: string[] }[]) => BoardArrow[];
export type GroupShape = (index: number) => (at: Point) => SVGElement;

/** A fraction as a number: "3/4" is 0.75. */
export type Fraction = (written: string) => number;
/** A thermograph as points of a picture: values to the left are White's; `mast`: where the walls have met. */
export interface Drawing {
  left: Point[];
  right: Point[];
  /** values with a tick, and where */
  ticks: { x: number; label: string }[];
  /** temperatures with a tick */
  rows: { y: number; label: string }[];
}
export type DrawingOf = (graph: Thermograph) => Drawing;
export type { Sure };
