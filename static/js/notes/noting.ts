/**
 * The notes of a review's owner, tied to the stage. Small, because it is there from the start; what it ties
 * is loaded with the first note, or for an author.
 */

import type { Begun, View } from "../state/types.ts";
import type { NotesOptions, NotesPart } from "./types.ts";

export class Noting {
  #options;
  #notes: Promise<NotesPart> | null = null;
  #now: [Begun, View] | null = null;

  constructor(options: NotesOptions) {
    this.#options = options;
    options.element.hidden = true;
    options.stage.add(this);
  }

  update(state: Begun, view: View) {
    if (!this.#notes && !state.notes.length && !this.#options.writer?.key()) return;
    this.#now = [state, view];
    this.#notes ??= import("./notes.ts").then(({ createNotes }) => createNotes(this.#options));
    this.#notes.then(
      (notes) => this.#now && notes.update(...this.#now),
      () => {
        this.#notes = null; // offline: the next step asks again
      },
    );
  }
}
