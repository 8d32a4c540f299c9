import assert from "node:assert/strict";
import { test } from "vitest";

import { themeOf } from "../../../static/js/learn/themes.ts";

const motif = (name, base = "before") => ({ kind: "motif", name, base });
const theme = (...facts) => themeOf({ facts });

test("a hint says what the better line has", () => {
  assert.equal(theme({ kind: "misses_mate", in: 2 }, motif("fork")), "mate");
  assert.equal(theme({ kind: "misses_win" }, motif("fork")), "fork");
  assert.equal(theme({ kind: "misses_win" }), "win");
  assert.equal(theme({ kind: "no_recapture" }), "recapture");
  assert.equal(theme(motif("xRayAttack")), "win", "a motif that no hint names");
});

test("what was threatened is a hint, and a claim that is not proven is none", () => {
  assert.equal(theme({ kind: "loses" }, { kind: "threat", name: "overlooked" }), "threat");
  assert.equal(theme({ kind: "misses_win", proven: false }, { kind: "hangs", proven: false }), null);
  assert.equal(theme({ kind: "misses_win", proven: true }, { kind: "threat" }), "win");
});

test("where nothing was missed it says what the fault allows", () => {
  assert.equal(theme({ kind: "allows_mate", in: 1 }), "allows-mate");
  assert.equal(theme({ kind: "hangs", was_hanging: true }), "hangs");
  assert.equal(theme({ kind: "hangs", was_hanging: false }), "left");
  assert.equal(theme({ kind: "loses" }, motif("fork", "after")), "loses", "the fork is the other side's");
});

test("without facts there is no such hint", () => {
  assert.equal(theme(), null);
  assert.equal(themeOf(undefined), null);
  assert.equal(theme({ kind: "activity" }), null);
});
