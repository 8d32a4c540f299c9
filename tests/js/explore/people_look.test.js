import assert from "node:assert/strict";
import { test } from "vitest";

import { peopleAsked, peopleRows } from "../../../static/js/explore/people_look.ts";
import { atPly, enter } from "../../../static/js/state/view.ts";

const move = (uci, index) => ({ uci, fen: `board ${index % 2 ? "w" : "b"}` });
const state = (variant = "standard") => ({
  game: { start_fen: "start w", variant, moves: ["e2e4", "e7e5", "g1f3"].map(move) },
});
const flat = (share) => Array(9).fill(share);

test("people are asked about with all moves that led there, in a variation too", () => {
  assert.deepEqual(peopleAsked(state(), atPly(state(), 2)), {
    fen: "board w",
    side: "white",
    asked: { fen: "start w", moves: ["e2e4", "e7e5"] },
  });
  const view = enter(1, ["c7c5", "g1f3"].map(move), 1, { kind: "own" });
  assert.deepEqual(peopleAsked(state(), view).asked.moves, ["e2e4", "c7c5"]);
});

test("nobody has learned Chess960", () => {
  assert.equal(peopleAsked(state("chess960"), atPly(state(), 0)), null);
});

test("the likeliest moves at the rating come first, what is rare there is left out", () => {
  const rising = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8];
  const moves = [
    { uci: "d2d4", san: "d4", p: flat(0.3) },
    { uci: "e2e4", san: "e4", p: rising },
    { uci: "a2a3", san: "a3", p: flat(0.009) },
  ];
  const names = (rating) => peopleRows({ moves }, rating).map(({ san }) => san);
  assert.deepEqual(names(1100), ["d4"]);
  assert.deepEqual(names(1350), ["d4", "e4"]);
  assert.deepEqual(names(1900), ["e4", "d4"]);
  assert.equal(peopleRows({ moves: Array(9).fill(moves[0]) }, 1500).length, 6);
});
