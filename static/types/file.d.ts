/** The files that Kibitz writes. Read by the type checker alone. */

import type { CollectedGame, Side, Tournament } from "../js/wire";
import type { Notation } from "./chess";
import type { Begun, Place } from "./state";

export interface FileOptions {
  orientation: Side;
  notation: Notation;
}
/** What stands in a file beside its games; `table` null in a file of one review. */
export interface KeptFile {
  title: string;
  options: FileOptions;
  table: CollectedGame[] | null;
  standings: Tournament | null;
  /** of the games that it holds, in their order */
  numbers: number[];
}
export interface FileGame {
  element: HTMLElement;
  update(state: Begun): void;
  begin(place: Place): Promise<void>;
  perform(action: string): boolean;
  close(): void;
}
export interface GameInFile {
  number: number;
  game: FileGame;
}
/** `number`: of the game, null for the table. */
export interface PlaceInFile extends Place {
  number: number | null;
}
