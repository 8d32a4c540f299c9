// @vitest-environment jsdom
import assert from "node:assert/strict";
import { beforeEach, test, vi } from "vitest";

import { fakeIndexedDb } from "../indexed_db.js";

const FOUND = { searched: 1, left_out: 0, kinds: [], games: [] };
const line = (id, kind, at, status = "done") => ({ id, kind, at, status });

/** The searches of a browser with these lines, and what they ask of the server. */
async function searches(lines, answer = () => ({ status: 200, body: FOUND })) {
  vi.resetModules();
  vi.stubGlobal("indexedDB", fakeIndexedDb());
  const asked = [];
  vi.stubGlobal("fetch", async (url, { method = "GET", body } = {}) => {
    asked.push([method, url, body ? JSON.parse(body) : null]);
    const { status, body: told } = answer(url);
    return new Response(JSON.stringify(told), { status, headers: { "Content-Type": "application/json" } });
  });
  const { put } = await import("../../../static/js/lib/database.ts");
  await put(
    "reviews",
    lines.map((each) => [each.id, each]),
  );
  const { ownSearches } = await import("../../../static/js/find/own.ts");
  return { asks: await ownSearches(), asked };
}

beforeEach(() => vi.unstubAllGlobals());

test("reviews are asked for together, collections one by one, the newest first", async () => {
  const { asks, asked } = await searches([
    line("old", "review", 1),
    line("new", "review", 5),
    line("gone", "review", 9, "gone"),
    line("club", "collection", 3),
  ]);
  await Promise.all(asks.map((ask) => ask({ kind: "rooks" })));
  assert.deepEqual(asked, [
    ["POST", "/api/find", { reviews: ["new", "old"], kind: "rooks" }],
    ["GET", "/api/collections/club/find?kind=rooks", null],
  ]);
});

test("who has nothing asks nothing, and a deleted collection has no games", async () => {
  assert.deepEqual((await searches([])).asks, []);
  const error = { error: { code: "not_found", message: "Gone.", place: null, retry: false } };
  const { asks } = await searches([line("club", "collection", 3)], () => ({ status: 404, body: error }));
  assert.deepEqual(await asks[0]({}), { searched: 0, left_out: 0, kinds: [], games: [] });
});

test("any other refusal is told", async () => {
  const error = { error: { code: "busy", message: "Busy.", place: null, retry: true } };
  const { asks } = await searches([line("club", "collection", 3)], () => ({ status: 503, body: error }));
  await assert.rejects(asks[0]({}), /Busy/);
});
