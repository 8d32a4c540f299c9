import assert from "node:assert/strict";
import { test } from "vitest";

import {
  families,
  filtered,
  merged,
  mergedTokens,
  openedLast,
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

test("the one opened last comes first, and what has gone does not", () => {
  const lines = [line("a", { at: 9, seen: 9 }), line("b", { at: 1, seen: 12 }), line("c", { at: 10 })];
  const gone = line("d", { at: 20, status: "gone" });
  assert.deepEqual(
    openedLast([...lines, gone]).map(({ id }) => id),
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
