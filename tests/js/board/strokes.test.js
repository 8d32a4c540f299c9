import assert from "node:assert/strict";
import { test } from "vitest";

import { colorOf, withStroke } from "../../../static/js/board/strokes.ts";

const keys = (...held) =>
  Object.fromEntries(["shiftKey", "ctrlKey", "altKey"].map((k) => [k, held.includes(k)]));

test("keys choose the colour", () => {
  assert.equal(colorOf(keys()), "green");
  assert.equal(colorOf(keys("shiftKey")), "red");
  assert.equal(colorOf(keys("ctrlKey")), "red");
  assert.equal(colorOf(keys("altKey")), "blue");
  assert.equal(colorOf(keys("altKey", "shiftKey")), "yellow");
});

test("the same stroke again takes it away, in another colour it changes", () => {
  const arrow = { from: "e2", to: "e4", color: "green" };
  const square = { from: "d5", to: "d5", color: "green" };
  const both = withStroke(withStroke([], arrow), square);
  assert.deepEqual(both, [arrow, square]);
  assert.deepEqual(withStroke(both, arrow), [square]);
  assert.deepEqual(withStroke(both, { ...arrow, color: "red" }), [square, { ...arrow, color: "red" }]);
});
