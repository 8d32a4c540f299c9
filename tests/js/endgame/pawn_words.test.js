import "../english.js";

import assert from "node:assert/strict";
import { test } from "vitest";

import { groupWords, letterOf, nameOf, outcomeWords } from "../../../static/js/endgame/pawn_words.ts";

const text = (key, params = {}) => ({ key, params });
const squares = ["a2", "b3", "a5", "a6"];

test("a group is where the server says, and worth what it says, in the reader's language", () => {
  const where = text("pawns-queenside");
  const worth = text("pawns-number", { amount: "half", number: "1/2", side: "white" });
  assert.equal(nameOf({ squares, where, worth }), "queenside");
  assert.equal(groupWords({ squares, where, worth }), "queenside: half a spare move for White");
});

test("until the server has said so it is called by its squares", () => {
  assert.equal(nameOf({ squares }), "a2 b3 a5 a6");
  assert.equal(groupWords({ squares }), "a2 b3 a5 a6");
});

for (const [outcome, words] of [
  ["L", "White wins, whoever is to move"],
  ["R", "Black wins, whoever is to move"],
  ["N", "whoever moves wins"],
  ["P", "whoever has to move loses"],
])
  test(`${outcome}: ${words}`, () => assert.equal(outcomeWords({ outcome }), words));

test("groups have letters", () => {
  assert.deepEqual([0, 1, 8].map(letterOf), ["A", "B", ""]);
});
