import assert from "node:assert/strict";
import { test } from "vitest";

import { contrast, inkOn, lookOf, readable } from "../../../static/js/embed/look.ts";

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
});

test("an accent is read as text in either theme, and stays as it is where it is", () => {
  const blue = lookOf({ accent: "#0055aa" });
  assert.equal(blue["--accent-in-light"], "#0055aa");
  assert.equal(blue["--on-accent-in-light"], "#ffffff");
  for (const accent of ["#0055aa", "#ffff88", "#ffffff", "#000000", "#808080", "#ff0000"]) {
    const worn = lookOf({ accent });
    for (const [theme, grounds] of [
      ["light", ["#ffffff", "#f4f2f5", "#faf8fb"]],
      ["dark", ["#17131a", "#211b25", "#28212d"]],
    ])
      for (const ground of grounds) {
        assert.ok(contrast(worn[`--accent-in-${theme}`], ground) >= 4.5, `${accent} ${theme} ${ground}`);
        const ink = worn[`--on-accent-in-${theme}`];
        assert.ok(contrast(ink, worn[`--accent-in-${theme}`]) >= 4.5, `on ${accent} ${theme}`);
      }
  }
  assert.equal(readable("#ffffff", "#ffffff", "#1a141e").length, 7);
});

test("contrast is that of the WCAG", () => {
  assert.equal(contrast("#000000", "#ffffff"), 21);
  assert.equal(contrast("#ffffff", "#ffffff"), 1);
});

test("fonts are names: what CSS would understand otherwise is quoted", () => {
  assert.equal(lookOf({ font: "Georgia, serif" })["--text"], '"Georgia", serif, system-ui');
  assert.equal(lookOf({ font: "inherit" })["--text"], '"inherit", system-ui');
  const both = lookOf({ font: "Arial", headings: "Times New Roman" });
  assert.equal(both["--text"], '"Arial", system-ui');
  assert.equal(both["--display"], '"Times New Roman", system-ui');
});
