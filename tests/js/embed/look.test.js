import assert from "node:assert/strict";
import { test } from "node:test";

import { inkOn, lookOf } from "../../../static/js/embed/look.js";

test("what nobody asks for stays as it is", () => {
  assert.deepEqual(lookOf({}), {});
  assert.deepEqual(lookOf({ accent: null, font: null }), {});
});

test("colours bring the ink that is read on them", () => {
  assert.equal(inkOn("#ffffff"), "#1a141e");
  assert.equal(inkOn("#000000"), "#ffffff");
  assert.equal(inkOn("#f0d9b5"), "#1a141e");
  assert.equal(inkOn("#0055aa"), "#ffffff");
  assert.deepEqual(lookOf({ lightsquares: "#f0d9b5", darksquares: "#224433" }), {
    "--board-light": "#f0d9b5",
    "--board-light-ink": "#1a141e",
    "--board-dark": "#224433",
    "--board-dark-ink": "#ffffff",
  });
  const accent = lookOf({ accent: "#0055aa" });
  assert.equal(accent["--accent"], "#0055aa");
  assert.equal(accent["--on-accent"], "#ffffff");
});

test("fonts are names: what CSS would understand otherwise is quoted", () => {
  assert.equal(lookOf({ font: "Georgia, serif" })["--text"], '"Georgia", serif, system-ui');
  assert.equal(lookOf({ font: "inherit" })["--text"], '"inherit", system-ui');
  const both = lookOf({ font: "Arial", headings: "Times New Roman" });
  assert.equal(both["--text"], '"Arial", system-ui');
  assert.equal(both["--display"], '"Times New Roman", system-ui');
});
