import assert from "node:assert/strict";
import { test } from "vitest";

import { paceOf } from "../../../static/js/chess/pace.ts";

test("a time control is told as players say it", () => {
  const told = {
    "180+2": "3+2",
    600: "10+0",
    "30+0": "½+0",
    "15+0": "¼+0",
    "90+5": "1.5+5",
    "1/86400": { days: 1 },
    "1/259200": { days: 3 },
    "-": null,
    "": null,
    "40/7200:3600": null,
  };
  for (const [text, pace] of Object.entries(told)) assert.deepEqual(paceOf(text), pace, text);
  assert.equal(paceOf(null), null);
});
