import assert from "node:assert/strict";
import { test } from "vitest";

import { errorsOf, outcomeOf, tiesShown } from "../../../static/js/collection/standings.ts";

test("of usual tie-breaks the first two are shown, of chosen ones all", () => {
  const ties = ["buchholz", "sonneborn_berger", "direct"];
  assert.deepEqual(tiesShown({ ties, chosen: false }), ["buchholz", "sonneborn_berger"]);
  assert.deepEqual(tiesShown({ ties, chosen: true }), ties);
});

test("a game is won, lost, drawn or open, also where nothing was played", () => {
  const of = (points) => outcomeOf({ points, kind: "bye" });
  assert.deepEqual([1, 0, 0.5, null].map(of), ["won", "lost", "drawn", "open"]);
});

test("errors a game are blunders, mistakes and inaccuracies, as in a season", () => {
  const faults = { blunder: 3, mistake: 4, inaccuracy: 5 };
  assert.equal(errorsOf({ judged: 4, faults }), 3);
  assert.equal(errorsOf({ judged: 0, faults }), null);
});
