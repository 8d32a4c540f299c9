import assert from "node:assert/strict";
import { test } from "node:test";

import "../english.js";
import { actionOf } from "../../../static/js/lib/keys.js";

test("keys with modifiers are left to the browser", () => {
  const press = (key, extra = {}) => actionOf({ key, ...extra });
  assert.deepEqual(
    ["ArrowLeft", "End", "n", "F", " ", "?"].map((key) => press(key)),
    ["previous", "last", "nextKey", "flip", "best", "help"],
  );
  assert.equal(press("n", { ctrlKey: true }), null);
  assert.equal(press("z"), null);
  assert.equal(press("f", { target: { closest: () => ({}) } }), null);
});
