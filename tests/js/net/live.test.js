/** Polling: one small question a time, and none after the end. By socket: a gap is asked for once. */

import assert from "node:assert/strict";
import { test, vi } from "vitest";
import { watch } from "../../../static/js/net/live.ts";

vi.mock("socket.io-client", () => ({ io: (options) => globalThis.kibitzSocket(options) }));

test("where no socket can be had, the events tell the status too", async () => {
  const asked = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url) => {
    asked.push(url);
    const answer = { events: [{ seq: 3, type: "done" }], seq: 3, status: "done", queue_position: null };
    return asked.length > 1 ? reply({ ...answer, events: [] }) : reply(answer);
  });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let seq = 2;
  const told = [];
  const feed = watch("abc", {
    sockets: false,
    cursor: () => seq,
    onEvents: (events) => (seq = events.at(-1).seq),
    onStatus: (status) => told.push(status),
  });
  await settled();
  vi.advanceTimersByTime(2000);
  await settled();
  vi.advanceTimersByTime(60_000);
  await settled();
  feed.close();
  assert.deepEqual(asked, ["/api/reviews/abc/events?after=2", "/api/reviews/abc/events?after=3"]);
  assert.deepEqual(told[0], { id: "abc", status: "done", queue_position: null });
});

test("a gap is asked for once, however much comes until it is filled, and again after a loss", async () => {
  const heard = new Map();
  const sent = [];
  const socket = {
    connected: true,
    on: (name, listener) => heard.set(name, [...(heard.get(name) ?? []), listener]),
    emit: (event, message) => sent.push([event, message.after]),
    close() {},
  };
  const tell = (name, what) => {
    for (const listener of heard.get(name)) listener(what);
  };
  globalThis.kibitzSocket = () => socket;
  globalThis.document = { querySelectorAll: () => [{ decode() {} }] };
  let seq = 0;
  const options = { cursor: () => seq, onEvents: (events) => (seq = events.at(-1).seq), onStatus() {} };
  const feed = watch("abc", options);
  const events = (...seqs) => tell("events", { id: "abc", events: seqs.map((number) => ({ seq: number })) });
  for (let tries = 0; !heard.has("events") && tries < 250; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  tell("connect");
  events(1, 2);
  for (const late of [5, 6, 7]) events(late);
  assert.deepEqual(sent, [
    ["watch", 0],
    ["watch", 2],
  ]);
  events(3, 4, 5, 6, 7);
  events(9);
  tell("disconnect");
  tell("connect");
  events(9);
  assert.deepEqual(sent.slice(2), [
    ["watch", 7],
    ["watch", 7],
    ["watch", 7],
  ]);
  feed.close();
});

const reply = (body) => ({ ok: true, status: 200, json: async () => body });

const settled = () => new Promise((resolve) => setImmediate(resolve));
