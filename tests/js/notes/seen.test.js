import assert from "node:assert/strict";
import { beforeEach, test } from "vitest";

import { createSeen } from "../../../static/js/notes/seen.ts";

const note = (ply, comment = "", more = {}) => ({ ply, line: [], comment, nags: [], arrows: [], ...more });

beforeEach(() => {
  const kept = new Map();
  globalThis.localStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  };
});

test("a note is new until it was shown, on the next visit too", () => {
  const notes = [note(1, "One."), note(2, "Two.")];
  const seen = createSeen("game");
  assert.deepEqual(seen.fresh(notes), notes);
  seen.saw(notes[0], notes);
  assert.deepEqual(seen.fresh(notes), [notes[1]]);
  assert.deepEqual(createSeen("game").fresh(notes), [notes[1]]);
  assert.deepEqual(createSeen("another").fresh(notes), notes);
});

test("a changed note is new again", () => {
  const seen = createSeen("game");
  seen.saw(note(1, "One."), [note(1, "One.")]);
  for (const changed of [note(1, "One!"), note(1, "One.", { nags: [1] }), note(1, "One.", { author: "A" })])
    assert.deepEqual(seen.fresh([changed]), [changed]);
  assert.deepEqual(seen.fresh([note(1, "One.")]), []);
});

test("what is gone is forgotten", () => {
  const seen = createSeen("game");
  const [one, two] = [note(1, "One."), note(2, "Two.")];
  seen.saw(one, [one, two]);
  seen.saw(two, [two]);
  assert.deepEqual(createSeen("game").fresh([one, two]), [one]);
});
