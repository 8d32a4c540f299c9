import assert from "node:assert/strict";
import { test } from "vitest";

import { fileOf, fromFile, hasLearnt, LARGEST } from "../../../static/js/mine/file.ts";

const line = (id, more = {}) => ({
  id,
  kind: "review",
  ...{ name: "", white: "Ann", black: "Bob", result: "1-0", date: "", eco: "", opening: "" },
  accuracy: { white: 90, black: null },
  status: "done",
  games: 1,
  at: 1,
  ...more,
});
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";
const NUMBERS = { due: 5, stability: 1, difficulty: 2, elapsed_days: 0, scheduled_days: 1 };
const CARD = { ...NUMBERS, learning_steps: 0, reps: 1, lapses: 0, state: 2, last_review: 4 };

test("a file gives what was put into it", () => {
  const taken = {
    reviews: [line("a", { name: "Mine" }), line("b", { kind: "collection", player: "Ann", follows: true })],
    tokens: { a: "key" },
    repertoires: { white: "1. e4 *" },
    cards: { [`white ${START}`]: CARD },
    training: { "r1:9": CARD },
    settings: { rating: 1500, "my-names": ["Ann"], "my-sides": [["r1", "white"]], board: { zoom: 1 } },
  };
  assert.deepEqual(fromFile(fileOf(taken)), taken);
  assert.equal(hasLearnt(taken), true);
});

test("where a line's men stand goes along, if men stand there", () => {
  const men = "8/8/8/8/8/8/R7/4K2k";
  const reviews = [line("a", { men }), line("b", { men: "<b>" })];
  assert.deepEqual(
    fromFile(fileOf({ reviews })).reviews.map((each) => each.men),
    [men, undefined],
  );
});

test("another's file is none, and what is no line is left out", () => {
  for (const text of [
    "",
    "{",
    "[]",
    "null",
    '{"kibitz":"season-deck","cards":{}}',
    '{"kibitz":"own-reviews"}',
  ])
    assert.equal(fromFile(text), null, text);
  const odd = {
    kibitz: "own-reviews",
    reviews: [
      null,
      3,
      { id: "<b>", status: "done" },
      { id: "a", status: "odd" },
      { id: "a", status: "done", white: 5 },
    ],
    tokens: { a: 3, "b c": "x", c: "ok" },
  };
  const taken = fromFile(JSON.stringify(odd));
  assert.deepEqual(
    taken.reviews.map(({ id, white, at }) => [id, white, at]),
    [["a", "", 0]],
  );
  assert.deepEqual(taken.tokens, { c: "ok" });
});

test("a time that is none is the beginning, so that every line can be shown", () => {
  for (const at of [1e300, -1e300, "5", null]) {
    const file = { kibitz: "own-reviews", reviews: [{ id: "a", status: "done", at }] };
    assert.deepEqual(
      fromFile(JSON.stringify(file)).reviews.map((each) => each.at),
      [0],
    );
  }
});

test("a file of an older Kibitz has the list and its keys", () => {
  const old = { kibitz: "own-reviews", version: 1, reviews: [line("a")], tokens: { a: "key" } };
  assert.equal(hasLearnt(fromFile(JSON.stringify(old))), false);
  assert.deepEqual(fromFile(JSON.stringify(old)), {
    reviews: [line("a")],
    tokens: { a: "key" },
    ...{ repertoires: {}, cards: {}, training: {}, settings: {} },
  });
});

test("of what was learnt, what is none of its kind is left out", () => {
  const odd = {
    kibitz: "own-reviews",
    reviews: [],
    repertoires: { white: 5, red: "1. e4 *", black: "1. e4 *" },
    cards: { [`white ${START}`]: { ...CARD, due: 1e300 }, [`red ${START}`]: CARD, __proto__: CARD },
    training: { "r1:9": { ...CARD, state: 7 }, "<b>:1": CARD },
    settings: { "my-names": "Ann", "my-sides": [["r1", "red"]], tokens: "stolen", constructor: "x" },
  };
  assert.deepEqual(fromFile(JSON.stringify(odd)), {
    reviews: [],
    tokens: {},
    repertoires: { black: "1. e4 *" },
    ...{ cards: {}, training: {}, settings: {} },
  });
  assert.equal(fromFile(" ".repeat(LARGEST + 1)), null);
});
