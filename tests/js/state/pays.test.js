import assert from "node:assert/strict";
import { test } from "vitest";

import { paysOf } from "../../../static/js/state/pays.ts";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const good = (...shares) => ({ good: shares });
const state = {
  game: { start_fen: START, moves: [] },
  moves: [
    { ply: 1, loss: 0.4, people: good(0.1, 0.2, 0.3, 0.4, 0.5) },
    { ply: 2, loss: 0.4, people: null },
    { ply: 3, loss: 0.3, people: { played: [], best: null } },
    { ply: 4, loss: 0.2, people: null },
    null,
  ],
};
const rated = (value) => ({ value, about: false, side: "white" });

test("a fault pays what it cost times how many avoid it; half where nobody has judged it", () => {
  const at = paysOf(state, "white", rated(1500));
  assert.ok(Math.abs(at(1) - 0.4 * 0.3) < 1e-9);
  assert.ok(Math.abs(at(3) - 0.3 * 0.5) < 1e-9);
  assert.equal(at(5), 0, "no verdict yet");
  assert.ok(Math.abs(paysOf(state, "white", rated(2300))(1) - 0.4 * 0.5) < 1e-9);
});

test("nothing is known without a rating, or of a side that nobody has judged", () => {
  assert.equal(paysOf(state, "white", null), null);
  assert.equal(paysOf(state, "black", rated(1500)), null);
});
