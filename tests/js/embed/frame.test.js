import assert from "node:assert/strict";
import { test } from "vitest";

import { secretOf } from "../../../static/js/embed/frame.ts";

test("WordPress's secret is found where it puts it", () => {
  assert.equal(secretOf({ hash: "#?secret=aB3" }), "aB3");
  assert.equal(secretOf({ hash: "#12#?secret=aB3" }), "aB3");
  assert.equal(secretOf({ hash: "#22:e7e5,g1f3#?secret=aB3" }), "aB3");
  assert.equal(secretOf({ search: "?ply=3&secret=aB3" }), "aB3");
});

test("no secret, or one that WordPress would not make, is none", () => {
  assert.equal(secretOf({ hash: "#12", search: "?ply=3" }), null);
  assert.equal(secretOf({ hash: "#?secret=<b>" }), null);
});
