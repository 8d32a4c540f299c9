/** What the rooms of the page know of chess. Read by the type checker alone. */

import type { ClassName } from "../js/wire";

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
