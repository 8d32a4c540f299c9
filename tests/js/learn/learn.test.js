import assert from "node:assert/strict";
import { test } from "vitest";

import { learnFromAddress } from "../../../static/js/learn/learn.ts";

test("the address asks for a lesson and a side, never for a ply", () => {
  assert.deepEqual(learnFromAddress({ hash: "#learn" }), { kind: "learn", side: null });
  assert.deepEqual(learnFromAddress({ hash: "#learn:black" }), { kind: "learn", side: "black" });
  assert.deepEqual(learnFromAddress({ hash: "#learn#?secret=x" }), { kind: "learn", side: null });
  assert.deepEqual(learnFromAddress({ hash: "#guess:white" }), { kind: "guess", side: "white" });
  assert.equal(learnFromAddress({ hash: "#12" }), null);
  assert.equal(learnFromAddress({ hash: "#learning" }), null);
});
