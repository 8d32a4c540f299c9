/** What leaves Kibitz. Read by the type checker alone. */

import type { Side } from "../js/wire";

/** What a link leads to. */
export interface Shared {
  id: string;
  /** as state/address.js writes it */
  hash: string;
  owner: boolean;
}

/** What is on the board. */
export interface Look {
  fen: string;
  orientation: Side;
}

/** Copy a text or a promised one, and say so. */
export type Copy = (text: string | Promise<string>, done: string, failed?: string) => Promise<void>;

/** How a drawn image looks; `hash` as state/address.js writes it. */
export interface ImageLook {
  hash?: string;
  orientation?: Side;
  theme?: string;
  coordinates?: boolean;
}
