import assert from "node:assert/strict";
import { beforeEach, test, vi } from "vitest";

import { fakeIndexedDb } from "../indexed_db.js";

beforeEach(() => {
  vi.resetModules();
});

const load = () => import("../../../static/js/lib/database.ts");

test("what is put is there, by key, and undefined forgets it", async () => {
  vi.stubGlobal("indexedDB", fakeIndexedDb());
  const { all, one, put } = await load();
  await put("reviews", [
    ["a", { n: 1 }],
    ["b", { n: 2 }],
  ]);
  await put("reviews", [["a", undefined]]);
  assert.deepEqual([...(await all("reviews"))], [["b", { n: 2 }]]);
  assert.deepEqual([await one("reviews", "b"), await one("reviews", "a")], [{ n: 2 }, undefined]);
  assert.deepEqual([...(await all("tokens"))], []);
});

test("a database of an older Kibitz gets what it lacks and keeps what it has", async () => {
  const older = fakeIndexedDb();
  vi.stubGlobal("indexedDB", older);
  const { one, put } = await load();
  await put("reviews", [["a", 1]]);
  older.stores.delete("cards");
  vi.resetModules();
  vi.stubGlobal("indexedDB", { open: older.upgraded });
  const { all, one: again } = await load();
  assert.deepEqual([await one("reviews", "a"), await again("reviews", "a")], [1, 1]);
  assert.equal((await all("cards")).size, 0);
});

test("a storage that is full says so", async () => {
  vi.stubGlobal("indexedDB", fakeIndexedDb({ full: () => true }));
  const { isFull, put } = await load();
  await assert.rejects(put("reviews", [["a", 1]]), isFull);
});

test("where there is no database everything rejects, and it is tried again", async () => {
  vi.stubGlobal("indexedDB", {
    open() {
      const request = { error: new Error("denied") };
      queueMicrotask(() => request.onerror());
      return request;
    },
  });
  const { all, isFull } = await load();
  await assert.rejects(all("reviews"), (error) => !isFull(error));
  vi.stubGlobal("indexedDB", fakeIndexedDb());
  assert.equal((await all("reviews")).size, 0);
});
