import assert from "node:assert/strict";
import { test } from "node:test";

import { squareFrom } from "../../static/js/board/board.js";
import { isMovable } from "../../static/js/board/input.js";
import { neighbour } from "../../static/js/board/squares.js";

test("a point of the board is a square, from either side; none outside", () => {
  assert.equal(squareFrom(0.1, 0.1, "white"), "a8");
  assert.equal(squareFrom(0.1, 0.1, "black"), "h1");
  assert.equal(squareFrom(4.5, 6.2, "white"), "e2");
  assert.equal(squareFrom(-0.1, 3, "white"), null);
  assert.equal(squareFrom(3, 8, "white"), null);
});

test("arrow keys walk the squares as they are seen and stop at the edge", () => {
  assert.equal(neighbour("e2", "ArrowUp", "white"), "e3");
  assert.equal(neighbour("e2", "ArrowUp", "black"), "e1");
  assert.equal(neighbour("e2", "ArrowLeft", "black"), "f2");
  assert.equal(neighbour("a8", "ArrowLeft", "white"), "a8");
  assert.equal(neighbour("a8", "ArrowUp", "white"), "a8");
});

test("only a piece of the side to move can be taken into the hand", () => {
  const fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
  assert.deepEqual(
    ["e2", "e8", "d4"].map((square) => isMovable(fen, square)),
    [true, false, false],
  );
  assert.equal(isMovable(fen.replace(" w ", " b "), "e8"), true);
});
