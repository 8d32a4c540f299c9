import assert from "node:assert/strict";
import { test } from "vitest";

import { drawingOf, HEIGHT, WIDTH } from "../../../static/js/endgame/drawing.ts";

/** {1|0}: the walls 1 - t and t meet at 1/2, temperature 1/2. */
const SWITCH = {
  left: [
    ["0", "1"],
    ["1/2", "1/2"],
  ],
  right: [
    ["0", "0"],
    ["1/2", "1/2"],
  ],
};

test("White's wall is to the left, both meet in a mast that goes on upwards", () => {
  const { left, right, ticks, rows } = drawingOf(SWITCH);
  assert.ok(left[0].x < right[0].x);
  assert.equal(left[0].y, right[0].y);
  assert.deepEqual(left.slice(1), right.slice(1));
  assert.equal(left.length, 3);
  assert.ok(left[2].y < left[1].y && left[2].x === left[1].x);
  assert.deepEqual(
    ticks.map(({ label }) => label),
    ["0", "1"],
  );
  assert.ok(ticks[0].x > ticks[1].x);
  assert.deepEqual(
    rows.map(({ label }) => label),
    ["0", "½"],
  );
});

test("a number is a mast alone, in the middle", () => {
  const wall = [["0", "2"]];
  const { left, ticks, rows } = drawingOf({ left: wall, right: wall });
  assert.equal(left.length, 2);
  assert.deepEqual(
    ticks.map(({ label }) => label),
    ["1", "2", "3"],
  );
  assert.equal(left[0].x, ticks[1].x);
  assert.deepEqual(
    rows.map(({ label }) => label),
    ["0"],
  );
});

test("everything lies within the picture, and many values get few figures", () => {
  const { left, right, ticks, rows } = drawingOf({
    left: [
      ["0", "9"],
      ["10", "-1"],
    ],
    right: [
      ["0", "-11"],
      ["10", "-1"],
    ],
  });
  for (const { x, y } of [...left, ...right])
    assert.ok(x >= 0 && x <= WIDTH && y >= 0 && y <= HEIGHT, `${x} ${y}`);
  assert.ok(ticks.length <= 6);
  assert.equal(rows.length, 2);
});
