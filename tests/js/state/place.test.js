import assert from "node:assert/strict";
import { test } from "vitest";

import "../english.js";
import { endgameAt, lastTheory, openingAt } from "../../../static/js/state/place.ts";

test("the opening keeps the last name it had", () => {
  const state = { game: { openings: [null, { eco: "A" }, null, { eco: "B" }, null] } };
  assert.equal(openingAt(state, 0), null);
  assert.deepEqual(
    [1, 2, 3, 4].map((ply) => openingAt(state, ply).eco),
    ["A", "A", "B", "B"],
  );
});

test("the book is left behind the last move of theory", () => {
  const moves = (...classes) => ({
    moves: classes.map((classification) => classification && { classification }),
  });
  assert.equal(lastTheory(moves("theory", "theory", "best", "theory", "okay")), 4);
  assert.equal(lastTheory(moves("best", "okay")), 0);
  assert.equal(lastTheory(moves("theory", null)), null);
});

test("the endgame's type follows the ply", () => {
  const state = {
    phases: {
      by_ply: ["middlegame", "endgame", "endgame", "endgame"],
      endgame_type: "Pawn",
      endgame_changes: [
        { ply: 3, type: "Rook" },
        { ply: 4, type: "Pawn" },
      ],
    },
  };
  assert.deepEqual(
    [1, 2, 3, 4].map((ply) => endgameAt(state, ply)),
    [null, "Rook", "Rook", "Pawn"],
  );
});
