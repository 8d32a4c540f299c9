// @vitest-environment jsdom
import assert from "node:assert/strict";
import { test, vi } from "vitest";

import "../english.js";
import { createPlace, endgameAt, lastTheory, openingAt } from "../../../static/js/state/place.ts";

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

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const FENS = [
  "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
  "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
  "rnbqkbnr/pppp1ppp/8/4p3/4P2P/8/PPPP1PP1/RNBQKBNR b KQkq - 0 2",
  "rnbqkbnr/1ppp1ppp/p7/4p3/4P2P/8/PPPP1PP1/RNBQKBNR w KQkq - 0 3",
];

/** Two moves of theory and two that the book does not know, and the strip at a ply. */
function stripAt(ply, go = () => {}) {
  const sans = ["e4", "e5", "h4", "a6"];
  const name = { eco: "C20", name: "King's Pawn Game" };
  const state = {
    game: {
      start_fen: START,
      moves: sans.map((san, index) => ({ san, fen: FENS[index] })),
      openings: [null, null, name, null, null],
      headers: {},
    },
    moves: ["theory", "theory", "okay", "okay"].map((classification) => ({ classification })),
    positions: [],
    phases: null,
  };
  const list = document.createElement("ol");
  list.innerHTML = [1, 2, 3, 4].map((at) => `<button class="move" data-ply="${at}"></button>`).join("");
  const strip = createPlace(list, go);
  strip.update(state, { ply, line: [] });
  return strip.element;
}

test("behind the book the strip leads to the move that left it", () => {
  const go = vi.fn();
  const element = stripAt(4, go);
  assert.match(element.textContent, /^C20King's Pawn Game.*2\. h4/);
  element.querySelector("button").click();
  assert.equal(go.mock.calls[0][0].ply, 3);
});

test("at the last move of theory and at the first beyond it the strip names the opening alone", () => {
  for (const ply of [2, 3]) {
    assert.equal(stripAt(ply).textContent, "C20King's Pawn Game");
    assert.equal(stripAt(ply).querySelector("button"), null);
  }
});

test("before an opening has its name there is no strip", () => {
  assert.equal(stripAt(0).hidden, true);
});
