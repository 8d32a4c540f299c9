/** Which notes of a review this browser has shown, so that new ones can be told. */

import { load, save } from "../lib/storage.ts";
import type { Note } from "../wire.ts";
import { keyOf } from "./places.ts";
import type { SeenPart } from "./types.ts";

export const seenKey = (id: string) => `notes-seen:${id}`;

/** A short sign of a note as it stands: another if it is changed. Pure. */
export function signOf(note: Note): string {
  const text = JSON.stringify([note.comment, note.nags, note.arrows, note.author]);
  const hash = [...text].reduce((sum, letter) => (sum * 33 + (letter.codePointAt(0) ?? 0)) >>> 0, 5381);
  return `${keyOf(note)}:${hash.toString(36)}`;
}

export function createSeen(id: string): SeenPart {
  let known = new Set(load<string[]>(seenKey(id), []));
  return {
    fresh: (notes) => notes.filter((note) => !known.has(signOf(note))),
    saw(note, notes) {
      const sign = signOf(note);
      if (known.has(sign)) return;
      known = new Set([...notes.map(signOf).filter((each) => known.has(each)), sign]);
      save(seenKey(id), [...known]);
    },
  };
}
