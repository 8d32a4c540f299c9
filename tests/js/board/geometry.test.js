import assert from "node:assert/strict";
import { test } from "vitest";

import { corner, glideOf, squareFrom } from "../../../static/js/board/geometry.ts";

test("a square's corner turns with the board", () => {
  assert.deepEqual(corner("a8", "white"), { x: 0, y: 0 });
  assert.deepEqual(corner("a8", "black"), { x: 7, y: 7 });
  assert.deepEqual(corner("h1", "white"), { x: 7, y: 7 });
  assert.deepEqual(corner("b3", "white"), { x: 1, y: 5 });
  assert.deepEqual(corner("b3", "black"), { x: 6, y: 2 });
});

test("a point of the board is a square, from either side; none outside", () => {
  assert.equal(squareFrom(0.1, 0.1, "white"), "a8");
  assert.equal(squareFrom(0.1, 0.1, "black"), "h1");
  assert.equal(squareFrom(4.5, 6.2, "white"), "e2");
  assert.equal(squareFrom(7.9, 7.9, "white"), "h1");
  assert.equal(squareFrom(1.5, 2.5, "black"), "g3");
  for (const [x, y] of [
    [-0.1, 3],
    [3, -0.1],
    [3, 8],
    [8, 3],
  ])
    assert.equal(squareFrom(x, y, "white"), null);
});

const START = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
const AFTER = "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1";
const MOVE = { origin: "e2", target: "e4" };

test("the piece that was moved glides there, and back when the move is taken back", () => {
  const [start, after] = [
    { fen: START, move: null },
    { fen: AFTER, move: MOVE },
  ];
  assert.deepEqual(glideOf(start, after), { from: "e2", to: "e4" });
  assert.deepEqual(glideOf(after, start), { from: "e4", to: "e2" });
});

test("nothing glides where no piece was, or where it stays", () => {
  assert.equal(glideOf({ fen: START, move: null }, { fen: AFTER, move: null }), null);
  assert.equal(glideOf({ fen: AFTER, move: null }, { fen: AFTER, move: MOVE }), null);
  assert.equal(glideOf({ fen: AFTER, move: MOVE }, { fen: AFTER, move: null }), null);
  const still = { origin: "e1", target: "e1" }; // the king of a castling in Chess960
  assert.equal(glideOf({ fen: START, move: null }, { fen: START, move: still }), null);
});
