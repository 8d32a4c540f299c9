/** What the start screen works with. Read by the type checker alone. */

import type { Decoded, OldEncoding } from "../chess/decode.ts";

/** A text that names games of another site. */
export interface ImportLink {
  link: string;
  /** what has to be asked first */
  asks: "site" | "player" | null;
  /** a user's games */
  many: boolean;
}

/** How a file was read, and how it is read `as` another encoding. */
export interface Read extends Pick<Decoded, "old" | "guessed" | "encoding"> {
  as?(encoding: OldEncoding): Read & { text: string };
}

/** What came from another app or a link. */
export interface Shared {
  title?: string;
  text?: string;
  url?: string;
  /** the games of a shared file in which an encoding was guessed, from 1 */
  guessed?: number[];
  encoding?: OldEncoding;
}

/** What is to be reviewed of a text. `games`: more than one, for a collection; 0: none. */
export interface Choice {
  /** the address of a round, in place of games */
  follow?: string;
  games?: number;
  pgn?: string;
  title?: string;
}
