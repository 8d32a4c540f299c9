import "../english.js";

import assert from "node:assert/strict";
import { test } from "vitest";

import { nameOf, neighbour } from "../../../static/js/board/squares.ts";

test("arrow keys walk the squares as they are seen and stop at the edge", () => {
  assert.equal(neighbour("e2", "ArrowUp", "white"), "e3");
  assert.equal(neighbour("e4", "ArrowDown", "white"), "e3");
  assert.equal(neighbour("e2", "ArrowRight", "white"), "f2");
  assert.equal(neighbour("e2", "ArrowUp", "black"), "e1");
  assert.equal(neighbour("e2", "ArrowLeft", "black"), "f2");
  assert.equal(neighbour("a8", "ArrowLeft", "white"), "a8");
  assert.equal(neighbour("a8", "ArrowUp", "white"), "a8");
  assert.equal(neighbour("h1", "ArrowRight", "white"), "h1");
});

test("Home and End lead to the ends of the rank as a person sees it", () => {
  assert.equal(neighbour("d4", "Home", "white"), "a4");
  assert.equal(neighbour("d4", "End", "white"), "h4");
  assert.equal(neighbour("d4", "Home", "black"), "h4");
  assert.equal(neighbour("d4", "End", "black"), "a4");
});

test("a square says its piece, whether that is in the hand, and whether it may be reached", () => {
  const marked = { square: "g1", targets: ["f3"] };
  assert.equal(nameOf("e4", undefined, marked), "e4, empty");
  assert.match(nameOf("g1", "N", marked), /^g1, white knight, .+/);
  assert.match(nameOf("f3", undefined, marked), /^f3, empty, .+/);
  assert.notEqual(nameOf("g1", "N", marked), nameOf("g1", "N", { square: null, targets: ["g1"] }));
});
