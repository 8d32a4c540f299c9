import assert from "node:assert/strict";
import { test } from "vitest";

import * as cards from "../../../static/js/learn/cards.ts";

const spacing = await cards.loadSpacing();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOW = Date.UTC(2026, 0, 1);
const TASKS = ["r1:9", "r3:8", "r1:5"].map((id) => ({ id }));

test("what is solved at once comes back days later, what was shown within minutes", () => {
  let deck = cards.rated({}, "r1:9", "first", NOW, spacing);
  assert.equal(deck["r1:9"].due, NOW + 10 * MINUTE);
  deck = cards.rated(deck, "r1:9", "first", NOW + 10 * MINUTE, spacing);
  assert.equal(deck["r1:9"].due, NOW + 10 * MINUTE + 2 * DAY);
  assert.equal(deck["r1:9"].reps, 2);
  const shown = cards.rated({}, "r1:9", "shown", NOW, spacing)["r1:9"];
  assert.equal(shown.due, NOW + MINUTE);
  const hinted = cards.rated({}, "r1:9", "hinted", NOW, spacing)["r1:9"].due;
  assert.ok(shown.due < hinted && hinted < NOW + 10 * MINUTE);
  assert.equal(cards.rated({}, "r1:9", "later", NOW, spacing)["r1:9"].due, hinted);
});

test("what is due comes first, then what is new; what is not due only ahead of its time", () => {
  const next = (deck, options) => cards.nextOf(TASKS, deck, NOW, options)?.id ?? null;
  const due = (at) => ({ due: at });
  assert.equal(next({}), "r1:9");
  assert.equal(next({}, { but: "r1:9" }), "r3:8");
  assert.equal(next({ "r1:5": due(NOW - 1), "r3:8": due(NOW - 9) }), "r3:8");
  const later = { "r1:9": due(NOW + 9), "r3:8": due(NOW + 5), "r1:5": due(NOW + 7) };
  assert.equal(next(later), null);
  assert.equal(next(later, { ahead: true }), "r3:8");
  assert.equal(next({ ...later, "r1:9": due(NOW) }, { but: "r1:9" }), "r1:9", "there is no other");
  assert.equal(cards.nextOf([], {}, NOW), null);
  assert.deepEqual(cards.standingOf(TASKS, later, NOW + 5), { due: 1, fresh: 0, all: 3, next: NOW + 5 });
  assert.deepEqual(cards.standingOf(TASKS, {}, NOW), { due: 0, fresh: 3, all: 3, next: null });
});
