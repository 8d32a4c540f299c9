import assert from "node:assert/strict";
import { onTestFinished, test } from "vitest";

import "../english.js";
import { shown } from "../../../static/js/chess/notation.ts";
import {
  boardSettings,
  notation,
  setBoard,
  setNotation,
  setTheme,
  theme,
  ZOOMS,
} from "../../../static/js/state/settings.ts";

/** A browser's storage and document, as far as the settings touch them; the map is what is kept. */
function browser() {
  const kept = new Map();
  const before = { localStorage: globalThis.localStorage, document: globalThis.document };
  globalThis.localStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  };
  globalThis.document = {
    documentElement: { dataset: {}, style: { setProperty() {} } },
    dispatchEvent: ({ type }) => kept.set("told", type),
  };
  onTestFinished(() => Object.assign(globalThis, before));
  return kept;
}

test("what is kept of the board is checked, and kept only where it differs", () => {
  const kept = browser();
  setBoard({ theme: "slate", zoom: 9 });
  assert.deepEqual(JSON.parse(kept.get("kibitz:board")), { theme: "slate", zoom: 9 });
  assert.equal(boardSettings().zoom, ZOOMS.most);
  kept.set("kibitz:board", '{"theme":"<b>","zoom":"x","pieces":"wood"}');
  const { theme, zoom, pieces } = boardSettings();
  assert.deepEqual([theme, zoom, pieces], ["aubergine", 1, "cburnett"]);
  setBoard({ theme: "aubergine", zoom: 1 });
  assert.equal(kept.has("kibitz:board"), false);
});

test("moves are as the language has them until figurines are chosen; who draws is told", () => {
  const kept = browser();
  assert.equal(notation(), "language");
  setNotation("figurines");
  assert.deepEqual([notation(), shown("Nf3"), kept.get("told")], ["figurines", "♘f3", "kibitz:anew"]);
  setNotation("language");
  assert.equal(kept.has("kibitz:notation"), false);
  assert.equal(shown("Nf3"), "Nf3");
  kept.set("kibitz:notation", '"runes"');
  assert.equal(notation(), "language");
});

test("a theme that is chosen is shown and kept; the system's own is what is not kept", () => {
  const kept = browser();
  setTheme("dark");
  assert.equal(document.documentElement.dataset.theme, "dark");
  assert.equal(theme(), "dark");
  setTheme("auto");
  assert.equal(document.documentElement.dataset.theme, "auto");
  assert.equal(kept.has("kibitz:theme"), false);
  kept.set("kibitz:theme", '"<b>"');
  assert.equal(theme(), "auto");
});
