import assert from "node:assert/strict";
import { afterEach, test, vi } from "vitest";

import "../english.js";
import { findInCollection, findInReviews } from "../../../static/js/net/finding.ts";

/** What is asked of the server. */
function asked() {
  const calls = [];
  vi.stubGlobal("fetch", async (url, { method = "GET", body } = {}) => {
    calls.push([method, url, body ? JSON.parse(body) : null]);
    return new Response("{}", { status: 200, headers: { "Content-Type": "application/json" } });
  });
  return calls;
}

afterEach(() => vi.unstubAllGlobals());

test("a collection is asked by its address, without what is not asked for", async () => {
  const calls = asked();
  await findInCollection("club", { fen: "8/8 w", player: "Ann" });
  await findInCollection("club", {});
  assert.deepEqual(calls, [
    ["GET", "/api/collections/club/find?fen=8%2F8+w&player=Ann", null],
    ["GET", "/api/collections/club/find", null],
  ]);
});

test("reviews are asked in a body", async () => {
  const calls = asked();
  await findInReviews(["a"], { kind: "rooks" });
  assert.deepEqual(calls, [["POST", "/api/find", { reviews: ["a"], kind: "rooks" }]]);
});
