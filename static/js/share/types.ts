/** What leaves Kibitz. Read by the type checker alone. */

import type { Side } from "../wire.ts";
import type { FrameSize } from "./links.ts";

/** What a link leads to. */
export interface Shared {
  id: string;
  /** as state/address.ts writes it */
  hash: string;
  /** the owner's; null for a guest */
  token: string | null;
}

/** What is on the board. */
export interface Look {
  fen: string;
  orientation: Side;
  /** the reader's side; null if it is not known, or neither */
  side: Side | null;
}

/** What can be shown on another site. */
export interface Embeddable {
  /** the key of the frame's name */
  title: string;
  /** the frame's path below Kibitz's address */
  frame: string;
  /** that of the page, which WordPress makes a frame of; null: it makes none of it */
  link: string | null;
  /** by name */
  sizes: Record<string, FrameSize>;
  /** the key of what is asked about `parts` */
  label: string;
  /** what can be left out, each with the key of its words */
  parts: Record<string, string>;
  /** those that are there unless an address says otherwise */
  shown: string[];
  /** it can ask its positions as puzzles */
  asks: boolean;
  /** the side that is below for the reader; null: no board is there at once */
  orientation: Side | null;
  /** the ply that the reader looks at; 0: none to start at */
  ply: number;
}

/** How an embed is to look; colours as `#b58863`, null: Kibitz's own. */
export interface EmbedChoice {
  /** "review" or "puzzle" */
  mode: string;
  theme: string;
  orientation: string;
  squares: { light: string; dark: string } | null;
  show: string[];
  ply: number;
}
