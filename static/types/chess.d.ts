/** What the rooms of the page know of chess. Read by the type checker alone. */

import type { ClassName } from "../js/wire";

/** A line of a badge in a 24 x 24 box. */
export interface Stroke {
  d: string;
  width?: number;
  fill?: boolean;
}

/** What is stated of a class. */
export interface ClassFacts {
  glyph: string;
  nag: number | null;
  /** worth a dot on the graph */
  notable?: boolean;
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
