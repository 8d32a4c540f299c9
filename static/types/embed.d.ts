/** The embeds. Read by the type checker alone. */

import type { Side } from "../js/wire";
import type { Notation } from "./chess";
import type { Place, State } from "./state";

/** How an embed shows a game; `ply` and `line` are where it opens. */
export interface EmbedOptions extends Partial<Place> {
  orientation: Side;
  notation: Notation;
  /** of "graph", "moves", "moments", "report" */
  show: string[];
}

/** What stands in the page of `/embed/<id>`. */
export interface ReviewEmbed {
  id: string;
  options: EmbedOptions;
  state: State;
}

/** The viewer of both embeds. */
export interface Viewer {
  update(state: State): void;
  /** opens a place */
  begin(place: Partial<Place>): Promise<void>;
  /** a short note at the foot */
  say(text: string): void;
  close(): void;
}
