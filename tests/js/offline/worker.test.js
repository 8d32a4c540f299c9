import assert from "node:assert/strict";
import { beforeEach, test, vi } from "vitest";

import { fakeCaches } from "../caches.js";

const HOST = "https://k.example";
const FILES = ["/kibitz/static/v2/built/app/main.js", "/kibitz/i18n/de.ftl?v=v2"];
let online;
let asked;
let hear;

/** A server that says what was asked of it. */
async function answer(what) {
  const url = typeof what === "string" ? what : what.url;
  asked.push(url.replace(HOST, ""));
  if (!online) throw new TypeError("no connection");
  return new Response(url.replace(HOST, ""), { headers: { "Content-Security-Policy": "own" } });
}

beforeEach(async () => {
  [online, asked, hear] = [true, [], {}];
  vi.resetModules();
  vi.stubGlobal("kept", { build: "b2", root: "/kibitz", version: "v2", files: FILES });
  vi.stubGlobal("location", new URL(`${HOST}/kibitz/worker.js`));
  vi.stubGlobal("caches", fakeCaches({ fetch: answer }));
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("clients", { claim: async () => {} });
  vi.stubGlobal("skipWaiting", async () => {});
  vi.stubGlobal("addEventListener", (name, listener) => {
    hear[name] = listener;
  });
  await import("../../../static/js/offline/worker.ts");
});

/** What becomes of an event that waits. */
async function done(name, more = {}) {
  let work;
  hear[name]({ ...more, waitUntil: (promise) => (work = promise) });
  await work;
}

/** The worker's answer to a request, null where it lets it pass. */
async function ask(path, { mode = "cors", method = "GET" } = {}) {
  let given = null;
  const request = { url: path.startsWith("http") ? path : HOST + path, mode, method };
  hear.fetch({ request, respondWith: (promise) => (given = promise) });
  return given;
}

const screen = async (path) => (await ask(path, { mode: "navigate" }))?.text();

test("the page and its files are kept from the start, and what was kept before goes", async () => {
  for (const name of ["kibitz /kibitz b1", "kibitz  b1", "another's"]) await caches.open(name);
  await done("install");
  assert.deepEqual(asked.toSorted(), ["/kibitz/", ...FILES].toSorted());
  assert.equal((await caches.keys()).length, 4, "until the new one is whole the old one stays");
  await done("activate");
  assert.deepEqual((await caches.keys()).toSorted(), ["another's", "kibitz  b1", "kibitz /kibitz b2"]);
});

test("a screen comes from the server while that answers, else as it was kept", async () => {
  await done("install");
  assert.equal(await screen("/kibitz/r/abc?ply=3"), "/kibitz/r/abc?ply=3");
  online = false;
  for (const path of ["/kibitz/", "/kibitz/r/abc?ply=3", "/kibitz/reviews", "/kibitz/c/x/season/Ann"])
    assert.equal(await screen(path), "/kibitz/");
});

test("without a page kept a screen that cannot be had fails as any other", async () => {
  online = false;
  await assert.rejects(screen("/kibitz/r/abc"), /no connection/);
});

test("embeds, files to save, the API and others' addresses pass", async () => {
  const passing = [
    "/kibitz/embed/abc",
    "/kibitz/r/abc/board.png",
    "/kibitz/api/reviews/a.pgn",
    "/r/abc",
    "/",
  ];
  for (const path of passing) assert.equal(await ask(path, { mode: "navigate" }), null, path);
  assert.equal(await ask("/kibitz/share", { mode: "navigate", method: "POST" }), null);
  for (const path of [
    "/kibitz/api/reviews/abc",
    "/kibitz/static/v1/built/app/main.js",
    "/kibitz/static/embed.js",
    "/kibitz/i18n/de.ftl?v=v1",
    "https://other.example/kibitz/static/v2/a.js",
  ])
    assert.equal(await ask(path), null, path);
  assert.equal(await ask(FILES[0], { method: "POST" }), null);
});

test("a file of this version is asked for once", async () => {
  await done("install");
  const engine = "/kibitz/vendor/stockfish/bin/stockfish-19-lite-single.wasm?v=19.0.0";
  for (const path of [FILES[0], engine]) await (await ask(path)).text();
  online = false;
  for (const path of [FILES[0], engine]) {
    const found = await ask(path);
    assert.equal(await found.text(), path);
    assert.equal(found.headers.get("Content-Security-Policy"), "own");
  }
  const head = await ask(engine, { method: "HEAD" });
  assert.deepEqual([head.ok, await head.text()], [true, ""]);
  await assert.rejects(ask("/kibitz/static/v2/pieces/solid/wK.svg"), /no connection/);
});

test("what a page had loaded before is kept too", async () => {
  const piece = `${HOST}/kibitz/static/v2/pieces/solid/wK.svg`;
  await done("message", { data: [piece, `${HOST}/kibitz/api/reviews/abc`] });
  online = false;
  assert.ok(await ask("/kibitz/static/v2/pieces/solid/wK.svg"));
  assert.deepEqual(asked, ["/kibitz/static/v2/pieces/solid/wK.svg"]);
});
