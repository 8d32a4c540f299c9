/** The shapes of the room `notes/`. */

import type { Stage } from "../stage/stage.ts";
import type { Begun, View } from "../state/types.ts";
import type { Note } from "../wire.ts";

export interface NotesPart {
  update(state: Begun, view: View): void;
}

/** What this browser has seen. */
export interface SeenPart {
  fresh(notes: Note[]): Note[];
  saw(note: Note, notes: Note[]): void;
}

/** Who may write, and how. */
export interface NoteWriter {
  id: string;
  /** by which notes may be written; null: they may not */
  key(): string | null;
  /** the key is lent: somebody else owns the review */
  guest(): boolean;
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
  /** tells which notes are new to this browser; an embed and a file keep nothing */
  seen?: (() => Promise<SeenPart>) | null;
}
