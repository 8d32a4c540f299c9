import assert from "node:assert/strict";
import { test } from "vitest";

import { changesOf, resultsFor } from "../../../static/js/collection/correction.ts";

test("a game that was played has no result by forfeit; what stands there stays to be chosen", () => {
  assert.deepEqual(resultsFor(12, "1-0"), ["1-0", "0-1", "1/2-1/2", "*"]);
  assert.deepEqual(resultsFor(0, "*").slice(-3), ["+:-", "-:+", "-:-"]);
  assert.equal(resultsFor(0, "1-0F")[0], "1-0F");
});

test("what has changed is sent alone; what nobody knows is an empty field", () => {
  const headers = { White: "Ann", Black: "?", Round: "1.2", Result: "1-0" };
  const fields = { white: "Ann ", black: "", round: "1.2", result: "1-0" };
  assert.deepEqual(changesOf(headers, fields), {});
  assert.deepEqual(changesOf(headers, { ...fields, black: " Bob", result: "0-1" }), {
    black: "Bob",
    result: "0-1",
  });
  assert.deepEqual(changesOf(headers, { ...fields, white: "" }), { white: "" });
});
