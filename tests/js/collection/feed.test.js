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
  const titles = [];
  context.mock.timers.enable({ apis: ["setTimeout"] });
  context.mock.method(globalThis, "fetch", async (url) => {
    asked.push(url);
    const answer = answers[asked.length - 1];
    if (typeof answer === "number") return { ok: false, status: answer, json: async () => null };
    return { ok: true, status: 200, json: async () => ({ title: "Cup", games: answer }) };
  });
  const feed = watchCollection("abc", {
    sockets: false,
    onRows: (games, gone, whole) => told.push([games.map(({ number }) => number), gone, whole]),
    onTitle: (title) => titles.push(title),
    onDeleted: () => told.push("deleted"),
    onConnection: (state) => told.push(state),
  });
  for (let round = 0; round < answers.length + 1; round += 1) {
    context.mock.timers.tick(PATIENCE);
    await settled();
    await settled();
  }
  feed.close();
  return { told, asked, titles };
}

test("all rows come with the title, those that have gone are there no more", async (context) => {
  const { told, asked, titles } = await polled(context, [
    [row(1, "running"), row(2, "waiting")],
    [row(2, "running")],
    [row(2, "done")],
  ]);
  const all = [[1, 2], [2], [2]].flatMap((numbers) => ["polling", [numbers, [], true]]);
  assert.deepEqual(told.slice(0, 6), all);
  assert.deepEqual(titles.slice(0, 3), Array(3).fill("Cup"));
  assert.deepEqual(asked.slice(0, 3), Array(3).fill("/api/collections/abc"));
});

test("an edit is seen also after the last review is over, if not at once", async (context) => {
  const { told } = await polled(context, [[row(1, "done")], [row(1, "done"), row(4, "waiting")]]);
  assert.deepEqual(told.slice(0, 4), ["polling", [[1], [], true], "polling", [[1, 4], [], true]]);
});

test("after a fault it asks again", async (context) => {
  const { told } = await polled(context, [503, [row(1, "done")]]);
  assert.deepEqual(told.slice(0, 3), ["lost", "polling", [[1], [], true]]);
});

test("a collection that is no more is not asked for again", async (context) => {
  const { told, asked } = await polled(context, [404, [row(1, "running")]]);
  assert.deepEqual(told, ["deleted"]);
  assert.equal(asked.length, 1);
});
