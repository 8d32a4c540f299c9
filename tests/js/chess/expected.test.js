import assert from "node:assert/strict";
import { test } from "vitest";

import { expectedPoints } from "../../../static/js/chess/expected.ts";

test("expected points of a score are the server's", () => {
  assert.equal(expectedPoints({ cp: 0, mate: null }), 0.5);
  assert.ok(Math.abs(expectedPoints({ cp: 200, mate: null }) - 0.668188) < 1e-6);
  assert.deepEqual([expectedPoints({ cp: null, mate: 3 }), expectedPoints({ cp: null, mate: -3 })], [1, 0]);
});
