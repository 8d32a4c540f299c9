import assert from "node:assert/strict";
import { test } from "vitest";

import {
  families,
  fileOf,
  filtered,
  fromFile,
  merged,
  mergedTokens,
  sorted,
} from "../../../static/js/mine/entries.ts";

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
const ALL = { text: "", opening: "", result: "" };

test("the newest come first", () => {
  assert.deepEqual(
    sorted([line("a"), line("b", { at: 3 }), line("c", { at: 2 })]).map(({ id }) => id),
    ["b", "c", "a"],
  );
});

test("words find players and names without accents and case, opening and result as they are", () => {
  const lines = [
    line("a", { white: "José Raúl", opening: "Ruy Lopez: Berlin Defense" }),
    line("b", { name: "My best game", result: "0-1" }),
  ];
  const ids = (filter) => filtered(lines, { ...ALL, ...filter }).map(({ id }) => id);
  assert.deepEqual(ids({ text: "jose RAUL" }), ["a"]);
  assert.deepEqual(ids({ text: "best bob" }), ["b"]);
  assert.deepEqual(ids({ opening: "Ruy Lopez" }), ["a"]);
  assert.deepEqual(ids({ result: "0-1" }), ["b"]);
  assert.deepEqual(ids({ text: "nobody" }), []);
});

test("the families of openings, the most frequent first", () => {
  const lines = ["Ruy Lopez: Berlin", "Sicilian Defense", "Ruy Lopez", ""].map((opening, at) =>
    line(String(at), { opening }),
  );
  assert.deepEqual(families(lines), [
    { family: "Ruy Lopez", count: 2 },
    { family: "Sicilian Defense", count: 1 },
  ]);
});

test("a file gives what was put into it", () => {
  const reviews = [line("a", { name: "Mine" }), line("b", { kind: "collection" })];
  assert.deepEqual(fromFile(fileOf(reviews, { a: "key" })), { reviews, tokens: { a: "key" } });
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

test("a file takes no key away", () => {
  assert.deepEqual(mergedTokens({ a: "mine" }, { a: "theirs", b: "new" }), { a: "mine", b: "new" });
});

test("of a line that both lists have, one's own name and the earlier time", () => {
  const own = new Map([
    ["a", line("a", { at: 5 })],
    ["b", line("b", { name: "Mine" })],
  ]);
  const theirs = [line("a", { at: 2, name: "Theirs" }), line("b", { name: "Theirs" }), line("c")];
  assert.deepEqual(
    merged(own, theirs).map(({ id, name, at }) => [id, name, at]),
    [
      ["a", "Theirs", 2],
      ["b", "Mine", 1],
      ["c", "", 1],
    ],
  );
});
