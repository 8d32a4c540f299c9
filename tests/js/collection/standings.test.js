import assert from "node:assert/strict";
import { test } from "node:test";

import { pointsText } from "../../../static/js/collection/standings.js";

test("points are written as chess players write them", () => {
  assert.deepEqual([0, 0.5, 1, 5.5, 10].map(pointsText), ["0", "½", "1", "5½", "10"]);
});
