import assert from "node:assert/strict";
import { test } from "vitest";

import { isMovable, pressed, released } from "../../../static/js/board/press.ts";

const FEN = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
const empty = { picked: null, targets: [] };
const held = { picked: "e2", targets: ["e3", "e4"] };

test("only a piece of the side to move can be taken into the hand", () => {
  assert.deepEqual(
    ["e2", "e8", "d4"].map((square) => isMovable(FEN, square)),
    [true, false, false],
  );
  assert.equal(isMovable(FEN.replace(" w ", " b "), "e8"), true);
});

test("a press on an own piece takes it up, on another square it aims the one in the hand", () => {
  assert.deepEqual(pressed(FEN, "e2", empty), { square: "e2", aimed: null, again: false, own: true });
  assert.deepEqual(pressed(FEN, "e4", held), { square: "e4", aimed: "e2", again: false, own: false });
  assert.deepEqual(pressed(FEN, "d5", held), { square: "d5", aimed: "e2", again: false, own: false });
  assert.deepEqual(pressed(FEN, "e1", held), { square: "e1", aimed: null, again: false, own: true });
  assert.deepEqual(pressed(FEN, "e2", held), { square: "e2", aimed: null, again: true, own: true });
  assert.deepEqual(pressed(FEN, "d5", empty), { square: "d5", aimed: null, again: false, own: false });
});

test("an own piece that the hand can reach is a target: castling onto the rook", () => {
  const castling = { picked: "e1", targets: ["e2"] };
  assert.deepEqual(pressed(FEN, "e2", castling), { square: "e2", aimed: "e1", again: false, own: false });
});

test("letting go elsewhere plays a dragged piece; on its square a click is what it was aimed at", () => {
  const own = { square: "e2", aimed: null, again: false, own: true };
  assert.deepEqual(released(own, "e4"), { act: "play", from: "e2", to: "e4", dragged: true });
  assert.deepEqual(released(own, null), { act: "draw" });
  assert.deepEqual(released(own, "e2"), { act: "stay" });
  assert.deepEqual(released({ ...own, again: true }, "e2"), { act: "reset" });
  const aimed = { square: "e4", aimed: "e2", again: false, own: false };
  assert.deepEqual(released(aimed, "e4"), { act: "play", from: "e2", to: "e4", dragged: false });
  assert.deepEqual(released(aimed, "e5"), { act: "draw" });
});
