import assert from "node:assert/strict";
import { test } from "vitest";

import { colorOf } from "../../../static/js/viewer/colors.ts";

/** A browser that knows these alone. */
const KNOWN = {
  "#0a7": "color(srgb 0 0.666667 0.466667)",
  "#b58863": "color(srgb 0.709804 0.533333 0.388235)",
  oldlace: "color(srgb 0.992157 0.960784 0.901961)",
  "rgb(0 0 0 / 50%)": "color(srgb 0 0 0 / 0.5)",
  "oklch(0.7 0.4 30deg)": "color(srgb 1.3196 -0.449799 -3.1e-05)",
  "rgb(0 0 0 / 0)": "color(srgb 0 0 0 / 0)",
};
const asked = [];
const of = (text) => colorOf(text, (plain) => asked.push(plain) && (KNOWN[plain] ?? "rgb(0, 0, 0)"));

test("what a webmaster writes is read as the server reads it", () => {
  const colors = ["#0A7", "0a7", "B58863", " OldLace ", "rgb(0 0 0 / 50%)", "oklch(0.7 0.4 30deg)"].map(of);
  assert.deepEqual(colors, ["#00aa77", "#00aa77", "#b58863", "#fdf5e6", "#808080", "#ff0000"]);
});

test("what is no colour is none, and nothing of another form is ever put into a style", () => {
  asked.length = 0;
  for (const text of [
    "",
    "#12345",
    "transparent",
    "currentColor",
    "inherit",
    "var(--ink)",
    "url(//x)",
    "red;background:url(//x)",
    "red, red); background: url(x",
    "rgb(var(--x) 0 0)",
    "light-dark(red, blue)",
    `rgb(${"1".repeat(41)})`,
  ])
    assert.equal(of(text), null, text);
  assert.deepEqual(asked, []);
  assert.deepEqual(["wooden", "rgb(0 0 0 / 0)"].map(of), [null, null]);
});
