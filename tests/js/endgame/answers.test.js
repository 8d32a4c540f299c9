import assert from "node:assert/strict";
import { test } from "vitest";

import { isOpen, keyOf } from "../../../static/js/endgame/answers.ts";

const FEN = "8/8/8/8/8/4k3/8/R3K3 w - - 4 61";
const MANY = "8/8/8/8/8/4k3/R7/BNN1K3 b - - 5 61";

test("a position is the same whatever the number of its move", () => {
  assert.equal(keyOf(FEN), "8/8/8/8/8/4k3/8/R3K3 w - - 4 1");
  assert.equal(keyOf(FEN.replace(" 61", " 70")), keyOf(FEN));
});

test("a table that was missing may come, what no table holds does not", () => {
  assert.ok(isOpen({ fen: FEN, refused: "Not yet." }));
  assert.ok(!isOpen({ fen: MANY, refused: "Too many." }));
  assert.ok(!isOpen({ fen: FEN, refused: null }));
});
