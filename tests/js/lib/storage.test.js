import assert from "node:assert/strict";
import { onTestFinished, test } from "vitest";

import { load, loadVisit, NOT_KEPT, save, saveVisit } from "../../../static/js/lib/storage.ts";

function memory() {
  const held = new Map();
  return {
    held,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => held.set(key, value),
    removeItem: (key) => held.delete(key),
  };
}

/** Node may have its own storage, or none; each test brings what it needs. */
function give(name, value) {
  const before = Object.getOwnPropertyDescriptor(globalThis, name);
  Object.defineProperty(globalThis, name, { configurable: true, ...value });
  onTestFinished(() => {
    delete globalThis[name];
    if (before) Object.defineProperty(globalThis, name, before);
  });
}

test("a value is kept under our own name, null forgets it", () => {
  const [kept, visit] = [memory(), memory()];
  give("localStorage", { value: kept });
  give("sessionStorage", { value: visit });
  save("board", { zoom: 1.2 });
  saveVisit("own:x", [1]);
  assert.deepEqual([...kept.held], [["kibitz:board", '{"zoom":1.2}']]);
  assert.deepEqual([...visit.held], [["kibitz:own:x", "[1]"]]);
  assert.deepEqual([load("board", {}), loadVisit("own:x", null)], [{ zoom: 1.2 }, [1]]);
  save("board", null);
  saveVisit("own:x", null);
  assert.deepEqual([load("board", "none"), loadVisit("own:x", "none")], ["none", "none"]);
});

test("without storage, or with another's text in it, everything works and is forgotten", () => {
  const other = memory();
  other.held.set("kibitz:theme", "{not ours");
  give("localStorage", { value: other });
  give("sessionStorage", {
    get() {
      throw new Error("denied");
    },
  });
  saveVisit("own:x", [1]);
  assert.equal(loadVisit("own:x", "fallback"), "fallback");
  assert.equal(load("theme", "auto"), "auto");
});

test("what is not kept is told on the document, and to whoever kept it", () => {
  const told = [];
  give("document", { value: { dispatchEvent: ({ type }) => told.push(type) } });
  const full = { ...memory(), setItem: () => assert.fail("full") };
  give("localStorage", { value: full });
  assert.equal(save("board", null), true);
  assert.deepEqual(told, []);
  assert.equal(save("board", { zoom: 1.2 }), false);
  assert.deepEqual(told, [NOT_KEPT]);
});
