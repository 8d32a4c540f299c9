import assert from "node:assert/strict";
import { test } from "vitest";

import "../english.js";
import { t } from "../../../static/js/lib/i18n.ts";
import { actionOf, useKeys, walk } from "../../../static/js/lib/keys.ts";

test("keys with modifiers are left to the browser", () => {
  const press = (key, extra = {}) => actionOf({ key, ...extra });
  assert.deepEqual(
    ["ArrowLeft", "End", "n", "F", " ", "?"].map((key) => press(key)),
    ["previous", "last", "nextKey", "flip", "best", "help"],
  );
  assert.equal(press("n", { ctrlKey: true }), null);
  assert.equal(press("z"), null);
  assert.equal(press("f", { target: { closest: () => ({}) } }), null);
});

test("a box to check keeps the space bar alone", () => {
  const box = { closest: (fields) => (/(^|, )input(,|$)/.test(fields) ? {} : null) };
  assert.deepEqual(
    ["ArrowRight", "n", " "].map((key) => actionOf({ key, target: box })),
    ["next", "nextKey", null],
  );
});

test("letters and signs do nothing by themselves where they are switched off", () => {
  globalThis.document = { documentElement: { dataset: { keys: "off" } } };
  try {
    const found = ["n", "F", "[", "+", "?", " ", "ArrowLeft", "Home", "Escape"].map((key) =>
      actionOf({ key }),
    );
    assert.deepEqual(found, [null, null, null, null, null, "best", "previous", "first", "leave"]);
  } finally {
    delete globalThis.document;
  }
});

test("arrow keys go along buttons that are one stop, and keep what they did to themselves", () => {
  let focused = 0;
  const buttons = [0, 1, 2].map((index) => ({ tabIndex: index ? -1 : 0, focus: () => (focused = index) }));
  const held = [];
  const press = (key, extra = {}) => {
    const event = { key, target: buttons[focused], ...extra };
    event.preventDefault = () => held.push(key);
    event.stopPropagation = () => held.push("stop");
    walk(event, buttons);
    return [focused, buttons.map(({ tabIndex }) => tabIndex).join()];
  };
  const keys = ["ArrowRight", "ArrowDown", "ArrowRight", "ArrowLeft", "ArrowUp", "ArrowUp", "End", "Home"];
  assert.deepEqual(
    keys.map((key) => press(key)[0]),
    [1, 2, 2, 1, 0, 0, 2, 0],
  );
  assert.deepEqual(press("End"), [2, "-1,-1,0"]);
  held.length = 0;
  assert.deepEqual(press("x"), [2, "-1,-1,0"]);
  assert.deepEqual(press("Home", { ctrlKey: true }), [2, "-1,-1,0"]);
  assert.deepEqual(press("Home", { target: {} }), [2, "-1,-1,0"]);
  assert.deepEqual(held, []);
});

test("a key of one's own does what another does as it comes, which then does nothing", () => {
  useKeys({ f: "b", "?": "k" });
  try {
    const found = ["b", "B", "f", "k", "?", "n", "ArrowLeft"].map((key) => actionOf({ key }));
    assert.deepEqual(found, ["flip", "flip", null, "help", null, "nextKey", "previous"]);
    assert.equal(t("steps-flip"), "Flip the board (b)");
    assert.equal(t("steps-next-key"), "Next key moment (n)");
  } finally {
    useKeys({});
  }
});
