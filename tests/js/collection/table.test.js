import assert from "node:assert/strict";
import { test } from "vitest";

import { columnsOf } from "../../../static/js/collection/table.ts";

const row = (headers) => ({ headers });

test("a study has its chapters for players, unless some are games of players", () => {
  const chapter = { ChapterName: "Lucena" };
  assert.deepEqual(columnsOf([row(chapter), row({ White: "?" })]).slice(0, 3), [
    "number",
    "chapter",
    "opening",
  ]);
  assert.deepEqual(columnsOf([row(chapter), row({ ...chapter, White: "Ann" })]).slice(0, 5), [
    "number",
    "chapter",
    "white",
    "result",
    "black",
  ]);
});

test("a column that no row fills is not there; boards take the place of numbers", () => {
  const plain = columnsOf([row({ Round: "?" }), row({})]);
  assert.deepEqual(plain.slice(0, 3), ["number", "white", "result"]);
  assert.deepEqual(columnsOf([row({ Round: "3" })]).slice(0, 3), ["round", "number", "white"]);
  assert.deepEqual(columnsOf([row({}), row({ Round: "3.2" })]).slice(0, 3), ["round", "board", "white"]);
  assert.deepEqual(columnsOf([row({ Board: "2" })]).slice(0, 2), ["board", "white"]);
  assert.deepEqual(columnsOf([row({ Board: "2" })], true).slice(0, 3), ["board", "number", "white"]);
});
