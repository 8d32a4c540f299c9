import assert from "node:assert/strict";
import { test } from "vitest";
import { LOSS_BELOW } from "../../../static/js/chess/expected.ts";
import * as guesses from "../../../static/js/learn/guesses.ts";

const MOVES = [
  ["e2e4", "e4"],
  ["e7e5", "e5"],
  ["g1f3", "Nf3"],
  ["b8c6", "Nc6"],
  ["f1c4", "Bc4"],
];
const CLASSES = ["theory", "theory", "best", "best", "mistake"];
const rating = { value: 1500, about: false, side: "white" };
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/** Of White, move 2 (the best one) and move 3 (a mistake; Bb5 was best) are asked. */
const game = (extra = {}) => ({
  status: "done",
  game: {
    start_fen: START,
    headers: {},
    moves: MOVES.map(([uci, san], index) => ({ uci, san, fen: `${START.slice(0, -1)}${index + 2}` })),
  },
  moves: CLASSES.map((classification, index) => ({
    ply: index + 1,
    classification,
    loss: index === 4 ? 0.15 : 0,
    best: index === 4 ? { uci: "f1b5", san: "Bb5" } : { uci: MOVES[index][0], san: MOVES[index][1] },
    people: { best: Array(5).fill(index === 4 ? 0.4 : 0.9), played: Array(5).fill(0.5) },
  })),
  positions: MOVES.map(() => ({ lines: [{ rank: 1, pv: ["a2a3"], san: ["a3"], cp: 0 }] })),
  ...extra,
});

const guess = (session, uci, loss) =>
  guesses.judgeGuess(guesses.checkGuess(session, { uci, fen: "x" }), { loss });

test("moves of theory and moves without a choice are not guessed", () => {
  assert.deepEqual(guesses.askedGuesses(game(), "white"), [3, 5]);
  const moves = game().moves.map((move) => ({ ...move, classification: "forced" }));
  assert.deepEqual(guesses.askedGuesses(game({ moves }), "white"), []);
});

test("ten points for a move that loses nothing, none where a blunder begins", () => {
  assert.deepEqual([0, LOSS_BELOW.mistake / 2, LOSS_BELOW.mistake, 0.9].map(guesses.pointsOf), [10, 5, 0, 0]);
});

test("guesses are counted beside the moves of the game and what such players find", () => {
  const state = game();
  const first = guess(guesses.beginGuessing(state, "white"), "d2d4", 0.11);
  assert.equal(first.phase, "told");
  const second = guess(guesses.nextGuess(state, first), "f1b5", 0);
  assert.deepEqual(guesses.sumOf(state, second, rating), {
    points: 15,
    most: 20,
    moves: 2,
    ahead: 1,
    level: 0,
    behind: 1,
    best: 1,
    people: 1,
  });
  assert.equal(guesses.sumOf(state, second, null).people, null);
  const end = guesses.nextGuess(state, second);
  assert.deepEqual([end.ply, end.phase], [null, "done"]);
  assert.equal(guesses.nextGuess(state, end).ply, null);
});

test("a move that was shown has no points, and a guess that nobody can judge does not count", () => {
  const state = game();
  const shown = guesses.showGuess(guesses.beginGuessing(state, "white"));
  assert.deepEqual(guesses.sumOf(state, shown, null).points, 0);
  const unknown = guess(guesses.nextGuess(state, shown), "a2a3", null);
  assert.equal(unknown.phase, "unknown");
  assert.equal(guesses.sumOf(state, unknown, null).moves, 1);
});

test("the game's own move has its class and is as good as the game's", () => {
  const state = game();
  const second = guess(
    guesses.nextGuess(state, guesses.showGuess(guesses.beginGuessing(state, "white"))),
    "f1c4",
    0.15,
  );
  assert.equal(guesses.guessClass(state, 5, second.results[5]), "mistake");
  assert.equal(guesses.guessClass(state, 5, { uci: "a2a3", loss: 0.3 }), "blunder");
  assert.equal(guesses.sumOf(state, second, null).level, 1);
});

test("the board has the question, then the guess; the solution only once it is shown", () => {
  const state = game();
  const asking = guesses.beginGuessing(state, "white");
  assert.deepEqual(guesses.guessLook(state, asking).arrows, undefined);
  assert.equal(guesses.guessLook(state, asking).fen, state.game.moves[1].fen);
  assert.deepEqual(guesses.guessLook(state, guesses.showGuess(asking)).arrows, [
    { from: "g1", to: "f3", color: "best" },
  ]);
  assert.equal(guesses.guessLook(state, guess(asking, "d2d4", 0.01)).classification, "excellent");
});

test("a review that grows goes on where it stood", () => {
  const state = game();
  const end = guesses.nextGuess(
    state,
    guesses.showGuess(guesses.beginGuessing({ ...state, moves: state.moves.slice(0, 3) }, "white")),
  );
  assert.equal(end.ply, 5);
});

test("what is offered follows the phase", () => {
  const asking = guesses.beginGuessing(game(), "white");
  assert.equal(guesses.isGuessOffered("retry", asking), false);
  assert.equal(guesses.isGuessOffered("show", asking), true);
  assert.equal(guesses.isGuessOffered("leave", asking), true);
});

test("moves that were skipped are not asked again once all are done", () => {
  const state = game();
  const skipped = guesses.nextGuess(state, guesses.beginGuessing(state, "white"));
  const end = guesses.nextGuess(state, skipped);
  assert.deepEqual([skipped.ply, end.ply], [5, null]);
  assert.equal(guesses.nextGuess(state, end).ply, null, "news of a growing review");
});
