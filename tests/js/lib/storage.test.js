import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { load, loadVisit, save, saveVisit, setToken, tokenOf } from "../../../static/js/lib/storage.js";

/** A Storage over a map. */
function storage() {
  const kept = new Map();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, String(value)),
    removeItem: (key) => kept.delete(key),
  };
}

function withStorages() {
  globalThis.localStorage = storage();
  globalThis.sessionStorage = storage();
  return [globalThis.localStorage.kept, globalThis.sessionStorage.kept];
}

for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(globalThis, name, { value: undefined, writable: true, configurable: true });
afterEach(() => {
  globalThis.localStorage = undefined;
  globalThis.sessionStorage = undefined;
});

test("what is saved is loaded, under a name of our own", () => {
  const [kept] = withStorages();
  for (const value of ["dark", 5, false, { a: [1] }]) {
    save("x", value);
    assert.deepEqual(load("x", "fallback"), value);
  }
  assert.deepEqual([...kept.keys()], ["kibitz:x"]);
});

test("null forgets", () => {
  const [kept] = withStorages();
  save("x", 1);
  save("x", null);
  assert.equal(kept.size, 0);
  assert.equal(load("x", "fallback"), "fallback");
});

test("a visit is kept apart", () => {
  const [kept, visit] = withStorages();
  saveVisit("x", 1);
  assert.deepEqual([kept.size, visit.size, loadVisit("x", 0), load("x", 0)], [0, 1, 1, 0]);
});

test("somebody else's text is the fallback", () => {
  const [kept] = withStorages();
  kept.set("kibitz:x", "{no json");
  assert.equal(load("x", "fallback"), "fallback");
});

test("without a storage nothing fails and all is forgotten", () => {
  save("x", 1);
  saveVisit("x", 1);
  setToken("abc", "secret");
  assert.deepEqual([load("x", 0), loadVisit("x", 0), tokenOf("abc")], [0, 0, null]);
});

test("a full storage forgets the new and keeps the old", () => {
  withStorages();
  save("x", 1);
  globalThis.localStorage.setItem = () => {
    throw new Error("QuotaExceededError");
  };
  save("x", 2);
  assert.equal(load("x", 0), 1);
});

test("tokens are by review", () => {
  withStorages();
  setToken("a", "one");
  setToken("b", "two");
  setToken("a", null);
  assert.deepEqual([tokenOf("a"), tokenOf("b")], [null, "two"]);
});
