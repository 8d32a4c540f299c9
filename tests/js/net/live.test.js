/** Polling: one small question a time, and none after the end. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { watch } from "../../../static/js/net/live.js";

test("where no socket can be had, the events tell the status too", async (context) => {
  const asked = [];
  context.mock.method(globalThis, "fetch", async (url) => {
    asked.push(url);
    const answer = { events: [{ seq: 3, type: "done" }], seq: 3, status: "done", queue_position: null };
    return asked.length > 1 ? reply({ ...answer, events: [] }) : reply(answer);
  });
  context.mock.timers.enable({ apis: ["setTimeout"] });
  let seq = 2;
  const told = [];
  const feed = watch("abc", {
    sockets: false,
    cursor: () => seq,
    onEvents: (events) => (seq = events.at(-1).seq),
    onStatus: (status) => told.push(status),
  });
  await settled();
  context.mock.timers.tick(2000);
  await settled();
  context.mock.timers.tick(60_000);
  await settled();
  feed.close();
  assert.deepEqual(asked, ["/api/reviews/abc/events?after=2", "/api/reviews/abc/events?after=3"]);
  assert.deepEqual(told[0], { id: "abc", status: "done", queue_position: null });
});

const reply = (body) => ({ ok: true, status: 200, json: async () => body });

const settled = () => new Promise((resolve) => setImmediate(resolve));
