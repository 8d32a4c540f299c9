import "../english.js";

import assert from "node:assert/strict";
import { afterEach, test, vi } from "vitest";

import { fetchMove } from "../../../static/js/mine/moving.ts";
import { seal } from "../../../static/js/mine/sealing.ts";

const answer = (status, body) => vi.fn(async () => new Response(JSON.stringify(body), { status }));
const refusal = (code, message) => ({ error: { code, message, place: null, retry: false } });

afterEach(() => vi.unstubAllGlobals());

test("what a link leads to is taken from the server and opened with its key", async () => {
  const { data, key } = await seal("the list");
  const fetch = answer(200, { data });
  vi.stubGlobal("fetch", fetch);
  assert.equal(await fetchMove({ id: "abc", key }, 100), "the list");
  const [[url, { method, body }]] = fetch.mock.calls;
  assert.deepEqual([url, method, body], ["/api/parcels/abc", "DELETE", undefined]);
});

test("why there is none is said in words: another key, taken already, no connection", async () => {
  const { data } = await seal("the list");
  const move = { id: "abc", key: "k".repeat(22) };
  vi.stubGlobal("fetch", answer(200, { data }));
  assert.match((await fetchMove(move, 100)).message, /key in this link is wrong/);
  vi.stubGlobal("fetch", answer(404, refusal("no_parcel", "There is nothing.")));
  assert.equal((await fetchMove(move, 100)).message, "There is nothing.");
  const away = vi.fn(async () => Promise.reject(new TypeError("away")));
  vi.stubGlobal("fetch", away);
  assert.match((await fetchMove(move, 100)).message, /works until it expires/);
});

test("a browser that cannot open it leaves it where it is", async () => {
  const fetch = answer(200, {});
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("crypto", { subtle: undefined });
  assert.match((await fetchMove({ id: "abc", key: "k" }, 100)).message, /https/);
  assert.equal(fetch.mock.calls.length, 0);
});
