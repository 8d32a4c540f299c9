import assert from "node:assert/strict";
import { test } from "vitest";

import {
  hashOfFile,
  hashOfGame,
  neighbours,
  placeInFile,
  placeInTable,
} from "../../../static/js/state/game_address.ts";

const START = { ply: 0, line: [] };

test("a file of one review opens at the ply or in the line of its address", () => {
  assert.deepEqual(placeInFile("", [1]), { ...START, number: 1 });
  assert.deepEqual(placeInFile("#23", [1]), { ply: 23, line: [], number: 1 });
  assert.deepEqual(placeInFile("#2:e7e5,g1f3", [1]), { ply: 2, line: ["e7e5", "g1f3"], number: 1 });
  assert.deepEqual(placeInFile("#nonsense", [7]), { ...START, number: 7 });
});

test("a file of many opens its table, or a game that it holds", () => {
  const numbers = [1, 3, 12];
  assert.deepEqual(placeInFile("#", numbers), { ...START, number: null });
  assert.deepEqual(placeInFile("#23", numbers), { ...START, number: null });
  assert.deepEqual(placeInFile("#2/", numbers), { ...START, number: null });
  assert.deepEqual(placeInFile("#3/", numbers), { ...START, number: 3 });
  assert.deepEqual(placeInFile("#12/7", numbers), { ply: 7, line: [], number: 12 });
});

test("a table of one game is a table all the same", () => {
  assert.deepEqual(placeInTable("", [1]), { ...START, number: null });
  assert.deepEqual(placeInTable("#7", [1]), { ...START, number: null });
  assert.deepEqual(placeInTable("#1/7", [1]), { ply: 7, line: [], number: 1 });
  assert.deepEqual([null, 12].map(hashOfGame), ["#", "#12/"]);
});

test("the hash of a view leads back to it", () => {
  const view = { ply: 23, branch: null };
  assert.equal(hashOfFile(null, view), "#23");
  assert.equal(hashOfFile(null, { ply: 0, branch: null }), "#");
  assert.equal(hashOfFile(3, view), "#3/23");
  assert.equal(hashOfFile(3, { ply: 0, branch: null }), "#3/");
});

test("a game knows those beside it", () => {
  assert.deepEqual(neighbours([1, 3, 12], 3), { before: 1, after: 12 });
  assert.deepEqual(neighbours([1, 3, 12], 12), { before: 3, after: null });
  assert.deepEqual(neighbours([1], 1), { before: null, after: null });
});
