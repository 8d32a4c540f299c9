import assert from "node:assert/strict";
import { test } from "vitest";

import "../english.js";
import { lengthOf, timeWords, troublesOf, troublesWords } from "../../../static/js/panels/time_words.ts";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const move = (classification, quiet = false) => ({ classification, quiet });

function state(clocks, classes, control = "600+0") {
  return {
    game: {
      headers: { TimeControl: control },
      start_fen: START,
      moves: clocks.map((clock) => ({ clock, emt: null })),
    },
    moves: classes.map((each) => (typeof each === "string" ? move(each) : each)),
  };
}

test("a length is said in seconds, and from a hundred on in minutes", () => {
  assert.deepEqual(
    [lengthOf(1), lengthOf(3.4), lengthOf(99), lengthOf(100), lengthOf(725)],
    ["1 second", "3 seconds", "99 seconds", "2 minutes", "12 minutes"],
  );
});

test("who played at once took less than a second", () => {
  const game = state([60, 60, 60], ["best", "best", "blunder"], "60+0");
  assert.equal(timeWords(game, 3), "Played in less than a second, with 60 seconds left.");
});

test("a fault says how long it took and what was left", () => {
  const game = state([600, 600, 597, 580], ["best", "best", "blunder", "best"]);
  assert.equal(timeWords(game, 3), "Played in 3 seconds, with 10 minutes left.");
});

test("faults in time trouble are counted by side; quiet ones and those with time are none", () => {
  const game = state(
    [55, 300, 50, 300, 40, 299, 30, 298, 20, 297],
    [
      "best",
      "blunder",
      "mistake",
      "mistake",
      "blunder",
      "best",
      move("blunder", true),
      "best",
      "mistake",
      "best",
    ],
  );
  assert.deepEqual([troublesOf(game, "white"), troublesOf(game, "black")], [[3, 5, 9], []]);
  assert.match(timeWords(game, 9), /The third mistake in time trouble\.$/);
  assert.match(timeWords(game, 3), /In time trouble\.$/);
  assert.equal(troublesWords(game), "In time trouble White made 3 mistakes, Black none.");
});

test("where there are no clocks nothing is said", () => {
  const game = state([null, null, null], ["best", "best", "blunder"]);
  assert.equal(timeWords(game, 3), "");
  assert.equal(troublesWords(game), "");
});

test("a clock alone says what was left", () => {
  const game = state([null, null, 9], ["best", "best", "blunder"], "?");
  assert.equal(timeWords(game, 3), "With 9 seconds left on the clock. In time trouble.");
});
