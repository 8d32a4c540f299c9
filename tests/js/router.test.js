import assert from "node:assert/strict";
import { test } from "node:test";

import "./english.js";
import { match } from "../../static/js/router.js";

test("addresses lead to their screens", () => {
  assert.deepEqual(match("/"), { name: "start" });
  assert.deepEqual(match("/r/Ab_-9"), { name: "review", id: "Ab_-9" });
  assert.deepEqual(match("/explore"), { name: "explore" });
  for (const path of ["/r/", "/r/a/b", "/x", "/explore/8", "/r/<b>"])
    assert.equal(match(path).name, "unknown");
});
