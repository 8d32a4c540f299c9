/** The files that Kibitz writes. Read by the type checker alone. */

import type { Notation } from "../chess/types.ts";
import type { Begun, Place } from "../state/types.ts";
import type { Side } from "../wire.ts";

export interface FileOptions {
  orientation: Side;
  notation: Notation;
}
export interface FileGame {
  element: HTMLElement;
  update(state: Begun): void;
  begin(place: Place): Promise<void>;
  perform(action: string): boolean;
  close(): void;
}
