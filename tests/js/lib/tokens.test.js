import assert from "node:assert/strict";
import { beforeEach, test, vi } from "vitest";

import { fakeIndexedDb } from "../indexed_db.js";

let held;

beforeEach(() => {
  vi.resetModules();
  held = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => held.set(key, value),
    removeItem: (key) => held.delete(key),
  });
});

const load = () => import("../../../static/js/lib/tokens.ts");

test("tokens are kept beside each other, and known to whoever comes later", async () => {
  vi.stubGlobal("indexedDB", fakeIndexedDb());
  const { setToken } = await load();
  assert.equal(await setToken("a", "1"), true);
  await setToken("b", "2");
  await setToken("a", null);
  vi.resetModules();
  const again = await load();
  assert.equal(again.tokenOf("b"), null);
  await again.readTokens();
  assert.deepEqual([again.tokenOf("a"), again.tokenOf("b")], [null, "2"]);
  assert.deepEqual(again.allTokens(), { b: "2" });
});

test("those of an older version move into the database", async () => {
  const database = fakeIndexedDb();
  vi.stubGlobal("indexedDB", database);
  held.set("kibitz:tokens", '{"old":"key"}');
  const { readTokens, tokenOf } = await load();
  await readTokens();
  assert.equal(tokenOf("old"), "key");
  assert.deepEqual([...database.stores.get("tokens")], [["old", "key"]]);
  assert.equal(held.size, 0);
});

test("where the database is full the small storage keeps them", async () => {
  vi.stubGlobal("indexedDB", fakeIndexedDb({ full: () => true }));
  const { setToken } = await load();
  assert.equal(await setToken("a", "1"), true);
  assert.equal(held.get("kibitz:tokens"), '{"a":"1"}');
  vi.resetModules();
  const again = await load();
  await again.readTokens();
  assert.equal(again.tokenOf("a"), "1");
});

test("where nothing is kept it is told, and holds for the visit", async () => {
  vi.stubGlobal("indexedDB", undefined);
  vi.stubGlobal("localStorage", undefined);
  const { readTokens, setToken, tokenOf } = await load();
  await readTokens();
  assert.equal(await setToken("a", "1"), false);
  assert.equal(tokenOf("a"), "1");
});
