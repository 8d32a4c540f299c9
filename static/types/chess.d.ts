/** What the rooms of the page know of chess. Read by the type checker alone. */

import type { ClassName, Game, MoveRecord, Score, Side, Variant } from "../js/wire";
import type { MoveNode } from "./state";

/** With which signs for the pieces moves are written: the language's letters, English ones, figurines. */
export type Notation = "language" | "english" | "figurines";

/** A line of a badge in a 24 x 24 box. */
export interface Stroke {
  d: string;
  width?: number;
  fill?: true;
}

/** What is stated of a class. */
export interface ClassFacts {
  /** how good it is, 0..5 */
  value: number;
  nag: number | null;
  /** a better move is worth showing */
  fault?: true;
  /** worth a dot on the graph */
  notable?: true;
  /** a key moment while there is no report */
  moment?: true;
  strokes: Stroke[];
}

/** A class with its words in the page's language. */
export interface MoveClass extends ClassFacts {
  /** "Blunder" */
  readonly name: string;
  /** "a blunder" */
  readonly article: string;
}

export type Classes = Record<ClassName, MoveClass>;

/** A move that the rules have played. */
export interface Played extends MoveNode {
  number: string;
}

/** chess/rules.js; FENs and UCI in, nodes and UCI out. */
export interface Rules {
  /**
   * {origin: [target, ...]} of all legal moves; castling goes to the king's square, in Chess960 onto the rook
   */
  targets(fen: string, variant?: Variant): Record<string, string[]>;
  /** what dragging from `origin` to `target` can mean: no legal move, one, or four promotions */
  between(fen: string, origin: string, target: string): string[];
  /** null where the move is not legal */
  play(fen: string, uci: string, variant?: Variant): Played | null;
  /** stops before the first move that is not legal */
  line(fen: string, ucis: string[], variant?: Variant): Played[];
  /** the UCI move of what a person wrote, null where it is none */
  read(fen: string, text: string): string | null;
  /** how the game ends by the position alone */
  ending(fen: string): "mate" | "stalemate" | "material" | null;
  /** the FEN after a pass; null in check */
  passed(fen: string): string | null;
  /** whether a game can go on from here */
  playable(fen: string): boolean;
}

/** The modules of chessops that rules.js asks for. */
export type Ops = typeof import("chessops/fen") &
  typeof import("chessops/chess") &
  typeof import("chessops/util") &
  typeof import("chessops/san");

/** chessops' reader of PGN. */
export type Parser = typeof import("chessops/pgn");

/** The text of one game. */
export interface GameText {
  headers: Record<string, string>;
  moves: string;
}

/** What in the moves is no move. */
export interface Stranger {
  token: string;
  /** main line moves before it */
  ply: number;
  inVariation: boolean;
}

/** What could not be read or played; without `number` it has no place. */
export interface PgnFault {
  code: string;
  token?: string;
  variant?: string;
  /** of the faults that are not told */
  count?: number;
  inVariation?: boolean;
  number?: number;
  side?: Side;
}

/** A game of a PGN; `eval`: the author's, of the start position. */
export interface PgnGame extends Game {
  eval: Score | null;
}

/** What is known while a game is read. */
export interface Reader {
  parser: Parser;
  rules: Rules;
  variant: Variant;
  faults: PgnFault[];
}

/** An `info` line, the score as the side to move sees it. */
export interface Info {
  rank: number;
  depth: number;
  seldepth: number;
  nodes: number;
  nps: number;
  cp: number | null;
  mate: number | null;
  /** the score is only a bound */
  bound: boolean;
  pv: string[];
}

/** A line of a search, a score in whose view the holder knows. */
export type UciLine = Pick<Info, "rank" | "depth" | "cp" | "mate" | "pv">;

/** What `go` may be limited by. */
export interface Limits {
  depth?: number;
  nodes?: number;
  movetime?: number;
  searchmoves?: string[];
}

/** What the comments of a move say. */
export interface Notes extends Pick<MoveRecord, "clock" | "emt" | "eval" | "arrows"> {
  text: string;
}
