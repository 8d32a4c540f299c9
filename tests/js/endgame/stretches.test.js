import assert from "node:assert/strict";
import { test } from "vitest";

import { exactFrom, placeOnGraph, sideOf, stretches } from "../../../static/js/endgame/stretches.ts";

const estimate = { exact: null, pawns: null, source: "search" };
const table = { exact: { wdl: 2, dtm: 3 }, pawns: null, source: "table" };
const sums = { exact: null, pawns: { sum: "0" }, source: "search" };
const over = { exact: null, pawns: null, source: "rule" };
const game = (...positions) => ({ positions });

test("exact positions in a row are a stretch; the end of the game by the rules goes with it", () => {
  const state = game(estimate, sums, sums, estimate, table, table, over);
  assert.deepEqual(stretches(state), [
    { from: 1, to: 2 },
    { from: 4, to: 6 },
  ]);
  assert.equal(exactFrom(state), 4);
});

test("the rules alone are no stretch, and what is not known yet ends one", () => {
  assert.deepEqual(stretches(game(estimate, over)), []);
  assert.equal(exactFrom(game(estimate, over)), null);
  assert.equal(exactFrom(game(estimate, table, null)), null);
  assert.deepEqual(stretches(game(estimate, table, null)), [{ from: 1, to: 1 }]);
});

test("a log of old times has neither field", () => {
  assert.deepEqual(stretches(game({ source: "search" }, null)), []);
});

test("a position that was exact from the start", () => {
  assert.equal(exactFrom(game(table, table)), 0);
  assert.equal(exactFrom(game()), null);
});

test("on the graph a stretch is cut to what is shown", () => {
  const whole = { from: 0, to: 100 };
  assert.deepEqual(placeOnGraph({ from: 80, to: 100 }, whole), { from: 0.8, to: 1, begins: true });
  assert.deepEqual(placeOnGraph({ from: 10, to: 30 }, { from: 20, to: 40 }), {
    from: 0,
    to: 0.5,
    begins: false,
  });
  assert.equal(placeOnGraph({ from: 10, to: 19 }, { from: 20, to: 40 }), null);
  assert.equal(placeOnGraph({ from: 41, to: 50 }, { from: 20, to: 40 }), null);
});

test("the words stand below the line while White is better, above while Black is", () => {
  const chances = (...wins) => game(...wins.map((win) => win && { win, pass: 1 }));
  const side = (from, to) => sideOf(chances(0.1, 0.9, 0.8, 0.5, null), { from, to });
  assert.equal(side(1, 2), "below");
  assert.equal(side(0, 0), "above");
  assert.equal(side(0, 1), "above");
  assert.equal(side(2, 4), "below");
  assert.equal(side(3, 4), "above");
});
