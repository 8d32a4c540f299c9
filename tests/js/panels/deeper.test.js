/** The choice of a deeper pass: which budgets are offered, and how long they take. */

import "../english.js";

import assert from "node:assert/strict";
import { test } from "vitest";

import { budgets, duration } from "../../../static/js/panels/deeper.ts";

test("the budgets are larger ones within the limit, with the time to expect", () => {
  assert.deepEqual(budgets(50_000, 8), [
    { factor: 5, nodes: 250_000, seconds: 40 },
    { factor: 10, nodes: 500_000, seconds: 80 },
    { factor: 50, nodes: 2_500_000, seconds: 400 },
  ]);
  assert.deepEqual(
    budgets(10_000_000).map(({ nodes }) => nodes),
    [20_000_000],
  );
  assert.deepEqual(budgets(20_000_000), []);
});

test("a time is told in the unit that fits", () => {
  assert.deepEqual([3.2, 42, 100, 5000].map(duration), ["3 secs", "40 secs", "2 mins", "1.5 hrs"]);
});
