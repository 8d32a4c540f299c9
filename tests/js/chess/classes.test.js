import assert from "node:assert/strict";
import { test } from "vitest";

import "../english.js";
import { CLASS_IDS, CLASSES } from "../../../static/js/chess/classes.ts";

test("each class has a name and an article", () => {
  for (const key of ["name", "article"])
    assert.equal(new Set(CLASS_IDS.map((id) => CLASSES[id][key])).size, CLASS_IDS.length);
  assert.deepEqual(
    CLASS_IDS.filter((id) => CLASSES[id].nag)
      .map((id) => CLASSES[id].nag)
      .sort(),
    [1, 2, 3, 4, 5, 6],
  );
});
