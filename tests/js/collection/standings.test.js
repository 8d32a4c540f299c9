import assert from "node:assert/strict";
import { test } from "vitest";

import { outcomeOf, tiesShown } from "../../../static/js/collection/standings.ts";

test("of usual tie-breaks the first two are shown, of chosen ones all", () => {
  const ties = ["buchholz", "sonneborn_berger", "direct"];
  assert.deepEqual(tiesShown({ ties, chosen: false }), ["buchholz", "sonneborn_berger"]);
  assert.deepEqual(tiesShown({ ties, chosen: true }), ties);
});

test("a game is won, lost, drawn or open, also where nothing was played", () => {
  const of = (points) => outcomeOf({ points, kind: "bye" });
  assert.deepEqual([1, 0, 0.5, null].map(of), ["won", "lost", "drawn", "open"]);
});
