import assert from "node:assert/strict";
import { test } from "vitest";

import { whatIsMissing } from "../../../static/js/season/season.ts";

test("a collection that has gone, or never was, is told from a player whom it has not", () => {
  const gone = { nobody: false, gone: true };
  assert.deepEqual(
    [404, 410].map((status) => whatIsMissing(status)),
    [gone, gone],
  );
  assert.deepEqual(whatIsMissing(404, "no_such_player"), { nobody: true, gone: false });
  assert.deepEqual(whatIsMissing(503, "busy"), { nobody: false, gone: false });
});
