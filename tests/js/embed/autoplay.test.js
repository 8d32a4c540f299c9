import assert from "node:assert/strict";
import { test } from "vitest";

import { createAutoplay } from "../../../static/js/embed/autoplay.ts";

/** Timers that go off when they are told to. */
function clockwork() {
  let due = null;
  return {
    timers: {
      set: (act, ms) => {
        due = { act, ms };
        return due;
      },
      clear: (timer) => {
        if (timer === due) due = null;
      },
    },
    due: () => due?.ms ?? null,
    tick: () => {
      const { act } = due;
      due = null;
      act();
    },
  };
}

test("moves follow each other until there is none", () => {
  const { timers, due, tick } = clockwork();
  let left = 3;
  const autoplay = createAutoplay(() => left-- > 0, timers);
  autoplay.start(500);
  assert.equal(left, 2);
  assert.equal(due(), 500);
  tick();
  tick();
  tick();
  assert.equal(left, -1);
  assert.equal(due(), null);
});

test("it stops where it is told to, and begins anew with another pace", () => {
  const { timers, due } = clockwork();
  const autoplay = createAutoplay(() => true, timers);
  autoplay.start(500);
  autoplay.stop();
  assert.equal(due(), null);
  autoplay.start(500);
  autoplay.start(900);
  assert.equal(due(), 900);
});

test("its own steps are told from a person's", () => {
  const seen = [];
  const { timers } = clockwork();
  const autoplay = createAutoplay(() => {
    seen.push(autoplay.stepping());
    return true;
  }, timers);
  autoplay.start(500);
  assert.deepEqual(seen, [true]);
  assert.equal(autoplay.stepping(), false);
});
