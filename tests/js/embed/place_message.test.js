import assert from "node:assert/strict";
import { test } from "vitest";

import { placeOf } from "../../../static/js/embed/place_message.ts";

const state = {
  game: {
    start_fen: "start",
    moves: [
      { san: "e4", fen: "after e4" },
      { san: "e5", fen: "after e5" },
    ],
  },
  moves: [{ classification: "best" }, null],
};

test("a place is told with move, position and verdict", () => {
  assert.deepEqual(placeOf(state, { ply: 1, branch: null }), {
    ply: 1,
    line: [],
    san: "e4",
    fen: "after e4",
    verdict: "best",
  });
  assert.equal(placeOf(state, { ply: 2, branch: null }).verdict, null);
  assert.deepEqual(placeOf(state, { ply: 0, branch: null }), {
    ply: 0,
    line: [],
    san: null,
    fen: "start",
    verdict: null,
  });
});

test("in a line the moves are told up to where somebody stands, and no verdict of the game", () => {
  const nodes = [
    { uci: "c7c5", san: "c5", fen: "after c5" },
    { uci: "g1f3", san: "Nf3", fen: "after Nf3" },
  ];
  const branch = { base: 1, nodes, index: 1, kind: "variation" };
  assert.deepEqual(placeOf(state, { ply: 1, branch }), {
    ply: 1,
    line: ["c7c5"],
    san: "c5",
    fen: "after c5",
    verdict: null,
  });
});
