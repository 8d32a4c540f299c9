import assert from "node:assert/strict";
import { test } from "vitest";
import { highlightPly } from "../../../static/js/start/highlight.ts";
import { initialState } from "../../../static/js/state/fold.ts";

/** @param {[number, number | null][]} moments */
const withMoments = (moments) => ({
  ...initialState(),
  report: { key_moments: moments.map(([ply, swing]) => ({ ply, kind: "blunder", swing })) },
});

test("the key moment that turned the most is shown, whoever it hurt, the first of equals", () => {
  assert.equal(
    highlightPly(
      withMoments([
        [4, 0.1],
        [7, -0.7],
        [8, 0.7],
        [11, 0.2],
      ]),
    ),
    7,
  );
  assert.equal(
    highlightPly(
      withMoments([
        [4, null],
        [9, 0.2],
      ]),
    ),
    9,
  );
});

test("a review without key moments is shown from the start", () => {
  assert.equal(highlightPly(withMoments([])), 0);
  assert.equal(highlightPly(withMoments([[4, null]])), 0);
});
