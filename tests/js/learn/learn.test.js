import assert from "node:assert/strict";
import { test } from "vitest";

import { learnFromAddress } from "../../../static/js/learn/learn.ts";

test("the address asks for the drill and a side, never for a ply", () => {
  assert.deepEqual(learnFromAddress({ hash: "#learn" }), { side: null });
  assert.deepEqual(learnFromAddress({ hash: "#learn:black" }), { side: "black" });
  assert.deepEqual(learnFromAddress({ hash: "#learn#?secret=x" }), { side: null });
  assert.equal(learnFromAddress({ hash: "#12" }), null);
  assert.equal(learnFromAddress({ hash: "#learning" }), null);
});
