/** What the rooms of the page know of chess. Read by the type checker alone. */

import type { Game, Score, Side, Variant } from "../wire.ts";

/** With which signs for the pieces moves are written: the language's letters, English ones, figurines. */
export type Notation = "language" | "english" | "figurines";

/** A move that can stand on the board: of the game, of a variation, of an engine's line. */
export interface MoveNode {
  san: string;
  /** as the server writes it: in Chess960 king takes rook */
  uci: string;
  /** the position after it */
  fen: string;
  origin: string;
  target: string;
  /** "24." or "24…" */
  number?: string;
}

/** A move that the rules have played. */
export interface Played extends MoveNode {
  number: string;
}

/** chess/rules.ts; FENs and UCI in, nodes and UCI out. */
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
  /** the UCI move of one in English letters, null where it is none */
  read(fen: string, text: string): string | null;
  /** the same of what a person typed, in whatever letters */
  typed(fen: string, text: string): string | null;
  /** how the game ends by the position alone */
  ending(fen: string): "mate" | "stalemate" | "material" | null;
  /** the FEN after a pass; null in check */
  passed(fen: string): string | null;
  /** whether a game can go on from here */
  playable(fen: string): boolean;
}

/** The text of one game. */
export interface GameText {
  headers: Record<string, string>;
  moves: string;
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
