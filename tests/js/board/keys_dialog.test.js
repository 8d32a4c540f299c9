import assert from "node:assert/strict";
import { test } from "vitest";

import "../english.js";
import { withKey } from "../../../static/js/board/keys_dialog.ts";

test("a key takes another's place where it does nothing else", () => {
  assert.deepEqual(withKey({}, "f", "b"), { f: "b" });
  assert.deepEqual(withKey({ f: "b" }, "f", "ö"), { f: "ö" });
  assert.deepEqual(withKey({ f: "b" }, "f", "f"), {});
});

test("no key does two things, and one that was moved away is free", () => {
  assert.equal(withKey({}, "f", "n"), null);
  assert.equal(withKey({ f: "b" }, "n", "b"), null);
  assert.equal(withKey({}, "f", "="), null);
  assert.deepEqual(withKey({ f: "b" }, "n", "f"), { f: "b", n: "f" });
  assert.equal(withKey({ f: "b", n: "f" }, "f", "f"), null);
});
