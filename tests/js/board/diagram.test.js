import assert from "node:assert/strict";
import { test } from "vitest";

import { DARK, letters, placed } from "../../../static/js/board/diagram.ts";

const FEN = "k7/8/8/8/8/8/8/R3K3 w - - 0 1";

test("a1 and h8 are dark, h1 and a8 light", () => {
  const squares = new Set(DARK.match(/M\d \d/g));
  assert.equal(squares.size, 32);
  assert.deepEqual(
    ["M0 7", "M7 0", "M7 7", "M0 0"].map((square) => squares.has(square)),
    [true, true, false, false],
  );
});

test("pieces stand on their squares, seen by either side", () => {
  assert.deepEqual(placed(FEN, "white"), [
    { piece: "bK", x: 0, y: 0 },
    { piece: "wR", x: 0, y: 7 },
    { piece: "wK", x: 4, y: 7 },
  ]);
  assert.deepEqual(placed(FEN, "black"), [
    { piece: "bK", x: 7, y: 7 },
    { piece: "wR", x: 7, y: 0 },
    { piece: "wK", x: 3, y: 0 },
  ]);
});

test("coordinates stand where the side below sees them", () => {
  const at = (side, text) => letters(side).find((letter) => letter.text === text);
  assert.equal(at("white", "a").x, 0.5);
  assert.equal(at("black", "a").x, 7.5);
  assert.ok(at("white", "1").y > 7 && at("white", "8").y < 1);
  assert.ok(at("black", "1").y < 1 && at("black", "8").y > 7);
});
