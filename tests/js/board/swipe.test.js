import assert from "node:assert/strict";
import { test } from "vitest";

import { swipeOf } from "../../../static/js/board/swipe.ts";

test("a finger to the left goes on, to the right back; taps and scrolling do nothing", () => {
  const from = { x: 200, y: 100 };
  assert.equal(swipeOf(from, { x: 140, y: 110 }), 1);
  assert.equal(swipeOf(from, { x: 260, y: 80 }), -1);
  assert.equal(swipeOf(from, { x: 170, y: 100 }), null);
  assert.equal(swipeOf(from, { x: 140, y: 140 }), null);
});
