import assert from "node:assert/strict";
import { test } from "vitest";

import "./english.js";
import { match } from "../../static/js/router.ts";

test("addresses lead to their screens", () => {
  assert.deepEqual(match("/"), { name: "start" });
  assert.deepEqual(match("/r/Ab_-9"), { name: "review", id: "Ab_-9" });
  assert.deepEqual(match("/explore"), { name: "explore" });
  assert.deepEqual(match("/editor"), { name: "editor" });
  assert.deepEqual(match("/repertoire"), { name: "repertoire" });
  assert.deepEqual(match("/c/Ab_-9"), { name: "collection", id: "Ab_-9" });
  assert.deepEqual(match("/c/Ab_-9/openings"), { name: "openings", id: "Ab_-9" });
  assert.deepEqual(match("/c/Ab_-9/season/M%C3%BCller%2C%20A%2FB"), {
    name: "season",
    id: "Ab_-9",
    player: "Müller, A/B",
  });
  assert.equal(match("/c/Ab/season/100%").player, "100%");
  for (const path of ["/r/", "/r/a/b", "/x", "/explore/8", "/c/a/season/", "/r/a/season/b", "/r/<b>"])
    assert.equal(match(path).name, "unknown");
});
