import assert from "node:assert/strict";
import { test } from "vitest";

import { unofficialWords } from "../../../static/js/rounds/unofficial.ts";
import "../english.js";

test("a table that the games suffice for has no note", () => {
  assert.equal(unofficialWords({ gaps: [] }), "");
});

test("what is not known is told, and what follows of it", () => {
  const words = unofficialWords({
    gaps: [
      { kind: "absent", count: 22 },
      { kind: "open", count: 1 },
    ],
  });
  assert.match(words, /^22 players have no game in some rounds, .* A game has no result yet\. Points/);
});

test("a round that is being played makes nothing wrong", () => {
  assert.equal(unofficialWords({ gaps: [{ kind: "open", count: 3 }] }), "3 games have no result yet.");
});
