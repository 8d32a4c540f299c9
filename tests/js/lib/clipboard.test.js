import assert from "node:assert/strict";
import { test } from "vitest";

import "../english.js";
import { copyText } from "../../../static/js/lib/clipboard.ts";

/** A browser's clipboard that notes what it is given; `write` or `writeText` may be missing. */
function clipboard(...names) {
  const given = [];
  const all = {
    write: async ([item]) => {
      given.push("write");
      given.push(await (await item.parts["text/plain"]).text());
    },
    writeText: async (text) => given.push("writeText", text),
  };
  const has = Object.fromEntries(names.map((name) => [name, all[name]]));
  Object.defineProperty(globalThis, "navigator", { value: { clipboard: has }, configurable: true });
  globalThis.ClipboardItem = class {
    constructor(parts) {
      this.parts = parts;
    }
  };
  return given;
}

test("a text that is still to come is given to the clipboard while the click lasts", async () => {
  const given = clipboard("write", "writeText");
  let bring;
  const copied = copyText(new Promise((resolve) => (bring = resolve)));
  assert.deepEqual(given, ["write"], "before the text has come");
  bring("1. e4");
  assert.equal(await copied, true);
  assert.deepEqual(given, ["write", "1. e4"]);
});

test("where the clipboard takes no promises the text is written when it has come", async () => {
  const given = clipboard("writeText");
  assert.equal(await copyText(Promise.resolve("1. d4")), true);
  assert.deepEqual(given, ["writeText", "1. d4"]);
});

test("a text that is there is written as it is", async () => {
  const given = clipboard("write", "writeText");
  assert.equal(await copyText("1. c4"), true);
  assert.deepEqual(given, ["writeText", "1. c4"]);
});

test("a text that never comes is told to whoever asked", async () => {
  const given = clipboard("write", "writeText");
  await assert.rejects(copyText(Promise.reject(new Error("no answer"))), /no answer/);
  assert.deepEqual(given, ["write"]);
});
