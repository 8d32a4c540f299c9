/** The shapes of the room `notes/`. */

import type { Stage } from "../stage/stage.ts";
import type { Begun, View } from "../state/types.ts";

export interface NotesPart {
  update(state: Begun, view: View): void;
}

/** Who may write, and how. */
export interface NoteWriter {
  id: string;
  /** by which notes may be written; null: they may not */
  key(): string | null;
  /** it holds no more */
  lost(): void;
  /** what was written is to be heard of */
  wake(): void;
  /** writer.ts, which an embed and a file do without */
  load(): Promise<typeof import("./writer.ts")>;
}

export interface NotesOptions {
  stage: Stage;
  /** where the note of the position stands */
  element: HTMLElement;
  writer?: NoteWriter | null;
}
