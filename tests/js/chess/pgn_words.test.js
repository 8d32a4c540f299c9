import assert from "node:assert/strict";
import { test } from "vitest";

import "../english.js";
import { faultWords } from "../../../static/js/chess/pgn_words.ts";

test("a fault is told with its place, where it has one", () => {
  const fault = { code: "not-legal", token: "Ke3", number: 2, side: "white" };
  assert.equal(faultWords(fault), "Move 2, White: “Ke3” cannot be played here.");
  assert.match(faultWords({ ...fault, inVariation: true }), /variation/i);
  assert.equal(faultWords({ code: "variant", variant: "Atomic" }).includes("Atomic"), true);
});
