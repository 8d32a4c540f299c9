import assert from "node:assert/strict";
import { test } from "vitest";

import { askedOf, defaultSide, isAskable } from "../../../static/js/state/askable.ts";

const known = { lines: [{ rank: 1, pv: ["g1f3"] }] };
const state = { positions: [known, null] };
const fault = { ply: 1, classification: "mistake", loss: 0.2 };

test("a judged fault with a better move is asked", () => {
  assert.equal(isAskable(state, fault, true), true);
  assert.equal(isAskable(state, { ...fault, classification: "best" }, true), false);
  assert.equal(isAskable(state, { ...fault, loss: null }, true), false);
  assert.equal(isAskable(state, { ...fault, ply: 2 }, true), false);
});

test("a fault in a decided game is not asked, an inaccuracy only if it is wanted", () => {
  assert.equal(isAskable(state, { ...fault, quiet: true }, true), false);
  const mild = { ...fault, classification: "inaccuracy" };
  assert.deepEqual([isAskable(state, mild, true), isAskable(state, mild, false)], [true, false]);
});

/** White errs at 1 and 3, Black slips at 2, 4 and 6. */
const game = {
  game: { start_fen: "8/8/8/8/8/8/8/8 w - - 0 1" },
  positions: Array(6).fill(known),
  moves: ["mistake", "inaccuracy", "blunder", "inaccuracy", null, "inaccuracy"].map(
    (classification, index) => classification && { ply: index + 1, classification, loss: 0.2 },
  ),
};

test("each side is asked its own faults", () => {
  assert.deepEqual(askedOf(game, "white", true), [1, 3]);
  assert.deepEqual(askedOf(game, "black", true), [2, 4, 6]);
  assert.deepEqual(askedOf(game, "black", false), []);
});

test("if nobody has chosen, the side with more faults is asked; White if they are even", () => {
  assert.equal(defaultSide(game, true), "black");
  assert.equal(defaultSide(game, false), "white");
  assert.equal(defaultSide({ ...game, moves: [] }, true), "white");
});
