import "../english.js";

import assert from "node:assert/strict";
import { test } from "vitest";

import { peopleWords } from "../../../static/js/panels/people_said.ts";

const START = "rnbqkbnr/pppp1ppp/8/4p3/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 2";
const AFTER = "rnbqkbnr/pppp1ppp/8/4P3/8/8/PPP1PPPP/RNBQKBNR b KQkq - 0 2";
const flat = (share) => Array(5).fill(share);
const likely = (uci, san, share, expected) => ({ uci, san, p: flat(share), expected, nodes: 0 });
const people = {
  played: flat(0.02),
  best: flat(0.8),
  good: flat(0.9),
  as_bad: flat(0.05),
  covered: flat(0.98),
  moves: [likely("b8c6", "Nc6", 0.1, 0.5), likely("d8e7", "Qe7", 0.8, 0.55), likely("g7g5", "g5", 0.02, 0.2)],
};
const state = {
  game: {
    start_fen: START,
    moves: [
      { uci: "d4e5", san: "dxe5", target: "e5", fen: AFTER },
      { uci: "g7g5", san: "g5", target: "g5", fen: AFTER },
    ],
  },
  moves: [null, { classification: "blunder", expected_before: 0.55, people }],
};
const rating = { value: 1500, about: false, side: "black" };

test("a sentence is said at a rating", () => {
  assert.match(peopleWords(state, 2, rating), /^9 in 10 .* play a good move here\.$/);
});

test("what has taken last may be taken back", () => {
  const moves = [likely("d6e5", "dxe5", 0.8, 0.55), ...people.moves.slice(2)];
  const took = { ...state, moves: [null, { ...state.moves[1], people: { ...people, moves } }] };
  assert.match(peopleWords(took, 2, rating), /would have recaptured here\.$/);
});

test("without a rating, a verdict or people nothing is said", () => {
  assert.equal(peopleWords(state, 2, null), "");
  assert.equal(peopleWords(state, 1, rating), "");
  assert.equal(peopleWords({ ...state, moves: [null, { people: null }] }, 2, rating), "");
});
