import assert from "node:assert/strict";
import { test } from "vitest";

import { chosenOf } from "../../../static/js/collection/regulations.ts";

test("what is chosen twice or left empty counts once or not", () => {
  assert.deepEqual(chosenOf(["wins", "", "direct", "wins", ""]), ["wins", "direct"]);
  assert.deepEqual(chosenOf(["", ""]), []);
});
