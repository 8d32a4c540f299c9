import assert from "node:assert/strict";
import { test } from "vitest";

import { barHeight, lineHeight } from "../../../static/js/season/chart.ts";

test("a bar is as high as its score", () => {
  assert.equal(barHeight(0.5), barHeight(1) / 2);
  assert.equal(barHeight(0.25), barHeight(1) / 4);
  assert.equal(barHeight(0), 1);
});

test("the line goes from 40 % at the floor to 100 % at the top of a full bar", () => {
  assert.deepEqual([0, 40].map(lineHeight), [0, 0]);
  assert.equal(lineHeight(70), lineHeight(100) / 2);
  assert.equal(lineHeight(100), barHeight(1));
  assert.equal(lineHeight(101), lineHeight(100));
});
