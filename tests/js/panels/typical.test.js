// @vitest-environment jsdom
import assert from "node:assert/strict";
import { test } from "vitest";

import "../english.js";
import { typicalParts } from "../../../static/js/panels/typical.ts";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const from = (first, step) => Array.from({ length: 21 }, (_, index) => first + step * index);
const cell = {
  players: 70,
  accuracy: from(60, 2),
  accuracy_lichess: from(40, 3),
  errors: from(0, 1),
  theory: from(0, 1),
};
const table = { rapid: { 1400: cell } };
const figures = (counts) => ({ moves: 40, accuracy: 87.6, accuracy_lichess: 64, counts });
const state = {
  game: {
    headers: {
      White: "Weber, Anna",
      WhiteElo: "1541",
      Black: "Kowalski",
      BlackElo: "1620",
      TimeControl: "600+5",
      Site: "https://lichess.org/abcdefgh",
    },
    start_fen: START,
  },
  plan: { engine: { name: "Stockfish 15.1" }, nodes: 200_000 },
  report: {
    provisional: false,
    white: figures({ mistake: 1, blunder: 2, theory: 4 }),
    black: figures({}),
  },
};
const SAMPLE =
  "Based on one game each of 70 such players, at standard depth; a sample of that size only allows a range.";
const textOf = (part) => [...part.children].map((child) => child.textContent);

test("one's own figures are compared with games of others of that rating", () => {
  const [part, ...none] = typicalParts(state, "kibitz", "white", table);
  assert.equal(none.length, 0);
  assert.deepEqual(textOf(part), [
    "Compared with rapid games of players rated 1400–1599 on lichess",
    "Accuracy 87.6%: higher than in 60 to 75% of their games.",
    "3 mistakes and blunders in 40 moves: fewer per move than in 55 to 70% of their games.",
    "4 moves of theory: more than in 15 to 30% of their games.",
    SAMPLE,
  ]);
});

test("the accuracy is the one that is shown", () => {
  const [part] = typicalParts(state, "lichess", "white", table);
  assert.match(textOf(part)[1], /^Accuracy 64\.0%: higher than in 30 to 50%/);
});

test("who has chosen no side reads of both, by name; a rating without a sample says nothing", () => {
  const parts = typicalParts(state, "kibitz", null, table);
  assert.equal(parts.length, 1);
  assert.match(textOf(parts[0])[0], /^Weber.*Compared/);
  assert.deepEqual(typicalParts(state, "kibitz", "black", table), []);
  const both = typicalParts(state, "kibitz", null, { rapid: { 1400: cell, 1600: cell } });
  assert.match(textOf(both[1])[2], /^No mistakes or blunders in 40 moves: fewer per move than in 95 to 100%/);
});
