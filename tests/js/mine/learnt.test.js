// @vitest-environment jsdom
import assert from "node:assert/strict";
import { beforeEach, test, vi } from "vitest";

import { fakeIndexedDb } from "../indexed_db.js";

const NUMBERS = { due: 5, stability: 1, difficulty: 2, elapsed_days: 0, scheduled_days: 1 };
const card = (last_review) => ({ ...NUMBERS, learning_steps: 0, reps: 1, lapses: 0, state: 2, last_review });
const NONE = { repertoires: {}, cards: {}, training: {}, settings: {} };

/** A browser of its own: nothing is kept yet, or with `held` in its small storage. */
async function browser({ full = () => false, held = {} } = {}) {
  vi.resetModules();
  const small = new Map(Object.entries(held).map(([key, value]) => [`kibitz:${key}`, JSON.stringify(value)]));
  vi.stubGlobal("localStorage", {
    getItem: (key) => small.get(key) ?? null,
    setItem(key, value) {
      if (full()) throw new Error("full");
      small.set(key, value);
    },
    removeItem: (key) => small.delete(key),
  });
  vi.stubGlobal("indexedDB", fakeIndexedDb({ full }));
  return import("../../../static/js/mine/learnt.ts");
}

beforeEach(() => vi.unstubAllGlobals());

test("what one browser has read another takes in, beside what it has", async () => {
  const first = await browser();
  const taken = {
    repertoires: { white: "1. e4 e5 (1... c5) 2. Nf3 *", black: "" },
    cards: { "white a": card(4), "white b": card(4) },
    training: { "r1:9": card(4) },
    settings: { rating: 1500, "my-names": ["Ann"], "my-sides": [["r1", "white"]] },
  };
  assert.deepEqual(await first.takeLearnt(taken), { positions: 5, cards: 3, kept: true });
  const read = await first.readLearnt();
  assert.match(read.repertoires.white, /1\. e4 e5 \(1\.\.\. c5\) 2\. Nf3 \*/);
  const { repertoires: _, ...others } = taken;
  assert.deepEqual({ ...read, repertoires: {} }, { repertoires: {}, ...others });

  const held = { rating: 1700, "my-names": ["Bob"], "my-sides": [["r1", "black"]] };
  const second = await browser({ held: { ...held, "season-deck": { "r1:9": card(9), "r1:11": card(1) } } });
  await second.takeLearnt({ ...NONE, repertoires: { white: "1. e4 c5 *" } });
  assert.deepEqual(await second.takeLearnt(read), { positions: 2, cards: 3, kept: true });
  const both = await second.readLearnt();
  assert.match(both.repertoires.white, /1\. e4 c5 \(1\.\.\. e5 2\. Nf3\) \*/);
  assert.deepEqual(both.training, { "r1:9": card(9), "r1:11": card(1) });
  assert.deepEqual(both.settings, {
    rating: 1700,
    "my-names": ["Ann", "Bob"],
    "my-sides": [["r1", "black"]],
  });
});

test("a browser that keeps nothing says so, and takes what it can", async () => {
  const { takeLearnt } = await browser({ full: () => true });
  const taken = { ...NONE, repertoires: { white: "1. e4 *" } };
  assert.deepEqual(await takeLearnt(taken), { positions: 0, cards: 0, kept: false });
  assert.equal((await takeLearnt({ ...NONE, cards: { "white a": card(1) } })).kept, false);
  assert.equal((await takeLearnt({ ...NONE, training: { "r1:9": card(1) } })).kept, false);
  assert.equal((await takeLearnt(NONE)).kept, true);
});
