import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";

import { missesOf, missOf } from "../../../static/js/state/misses.ts";

const CASES = JSON.parse(readFileSync(new URL("../../data/misses.json", import.meta.url), "utf8"));

const moveOf = ({ classification, before, after, facts, quiet }, ply = 1) => ({
  ply,
  classification,
  expected_before: before,
  expected_after: after,
  quiet,
  reason: { facts },
});

test("a fault that let go of a win or of two points is a miss", () => {
  for (const found of CASES) assert.equal(missOf(moveOf(found)), found.miss, found.case);
  assert.equal(missOf(null), null);
  assert.equal(missOf({ ...moveOf(CASES[0]), reason: {} }), "win");
});

test("the misses of a side are found by their plies", () => {
  const win = CASES.find(({ miss }) => miss === "win");
  const none = CASES.find(({ miss }) => miss === null);
  const moves = [moveOf(win, 1), moveOf(win, 2), null, moveOf(none, 4), moveOf(win, 5)];
  const state = { game: { start_fen: "8/8/8/8/8/8/8/8 w - - 0 1" }, moves };
  assert.deepEqual(missesOf(state, "white"), [1, 5]);
  assert.deepEqual(missesOf(state, "black"), [2]);
});
