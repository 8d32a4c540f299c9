/** What leaves Kibitz. Read by the type checker alone. */

import type { Side } from "../wire.ts";

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
