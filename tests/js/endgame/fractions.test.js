import assert from "node:assert/strict";
import { test } from "vitest";

import { fraction, mixed } from "../../../static/js/endgame/fractions.ts";

test("a fraction is a number", () => {
  assert.deepEqual(["3/4", "-1/2", "2", "-3", "0"].map(fraction), [0.75, -0.5, 2, -3, 0]);
});

for (const [written, read] of [
  ["0", "0"],
  ["1/2", "½"],
  ["-3/2", "−1½"],
  ["2", "2"],
  ["-5", "−5"],
  ["3/16", "3/16"],
  ["35/16", "2 3/16"],
])
  test(`${written} is read ${read}`, () => assert.equal(mixed(written), read));
