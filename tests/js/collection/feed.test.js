/** The rows of a collection where no socket can be had. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { watchCollection } from "../../../static/js/collection/feed.js";

const PATIENCE = 60_000;
const row = (number, status) => ({ number, id: `r${number}`, status });
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** What a page is told that polls and gets `answers` one after the other: rows, or an HTTP status. */
async function polled(context, answers) {
  const told = [];
  const asked = [];
  context.mock.timers.enable({ apis: ["setTimeout"] });
  context.mock.method(globalThis, "fetch", async (url) => {
    asked.push(url);
    const answer = answers[asked.length - 1];
    if (typeof answer === "number") return { ok: false, status: answer, json: async () => null };
    const body = Array.isArray(answer) ? { games: answer, follow: null } : answer;
    return { ok: true, status: 200, json: async () => body };
  });
  const feed = watchCollection("abc", {
    sockets: false,
    onRows: (games, gone) => told.push([games.map(({ number }) => number), gone]),
    onDeleted: () => told.push("deleted"),
    onConnection: (state) => told.push(state),
  });
  for (let round = 0; round < answers.length + 1; round += 1) {
    context.mock.timers.tick(PATIENCE);
    await settled();
    await settled();
  }
  feed.close();
  return { told, asked };
}

test("rows come until all reviews are over, and what is gone is named", async (context) => {
  const { told, asked } = await polled(context, [
    [row(1, "running"), row(2, "waiting")],
    [row(2, "running")],
    [row(2, "done")],
  ]);
  assert.deepEqual(told, ["polling", [[1, 2], []], "polling", [[2], [1]], "polling", [[2], []]]);
  assert.deepEqual(asked, Array(3).fill("/api/collections/abc"));
});

test("while a round is followed it asks on, though all reviews are over", async (context) => {
  const games = [row(1, "done")];
  const { asked } = await polled(context, [
    { games, follow: { state: "live" } },
    { games, follow: { state: "waiting" } },
    { games, follow: { state: "ended" } },
    { games, follow: { state: "ended" } },
  ]);
  assert.equal(asked.length, 3);
});

test("after a fault it asks again", async (context) => {
  const { told } = await polled(context, [503, [row(1, "done")]]);
  assert.deepEqual(told, ["lost", "polling", [[1], []]]);
});

test("a collection that is no more is not asked for again", async (context) => {
  const { told, asked } = await polled(context, [404, [row(1, "running")]]);
  assert.deepEqual(told, ["deleted"]);
  assert.equal(asked.length, 1);
});
