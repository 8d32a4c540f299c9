import assert from "node:assert/strict";
import { test } from "node:test";

import "../english.js";
import { boardSettings, setBoard, ZOOMS } from "../../../static/js/state/settings.js";

test("what is kept of the board is checked, and kept only where it differs", (context) => {
  const kept = new Map();
  const before = { localStorage: globalThis.localStorage, document: globalThis.document };
  globalThis.localStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  };
  globalThis.document = { documentElement: { dataset: {}, style: { setProperty() {} } } };
  context.after(() => Object.assign(globalThis, before));
  setBoard({ theme: "slate", zoom: 9 });
  assert.deepEqual(JSON.parse(kept.get("kibitz:board")), { theme: "slate", zoom: 9 });
  assert.equal(boardSettings().zoom, ZOOMS.most);
  kept.set("kibitz:board", '{"theme":"<b>","zoom":"x","pieces":"wood"}');
  const { theme, zoom, pieces } = boardSettings();
  assert.deepEqual([theme, zoom, pieces], ["aubergine", 1, "cburnett"]);
  setBoard({ theme: "aubergine", zoom: 1 });
  assert.equal(kept.has("kibitz:board"), false);
});
