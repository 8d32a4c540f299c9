import assert from "node:assert/strict";
import { test } from "vitest";

import { headOf, nameOf, textOf, whyOf } from "../../../static/js/rounds/ties.ts";
import "../english.js";

test("a tie-break is written as arbiters write it, and none as a dash", () => {
  const tournament = { ties: ["buchholz_cut1", "sonneborn_berger", "direct", "performance"] };
  const player = { ties: [15.5, 9.5, null, 2041] };
  const written = tournament.ties.map((_, at) => textOf(tournament, at, player));
  assert.deepEqual(written, ["15.5", "9.50", "–", "2041"]);
});

test("it has a head, a name and a sentence", () => {
  assert.deepEqual(
    [headOf, nameOf].map((words) => words("buchholz_cut1")),
    ["Cut-1", "Buchholz Cut-1"],
  );
  assert.match(whyOf("buchholz_cut1"), /^Buchholz without/);
});
