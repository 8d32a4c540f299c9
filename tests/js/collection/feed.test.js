/** The rows of a collection where no socket can be had. */

import assert from "node:assert/strict";
import { test, vi } from "vitest";

import { watchCollection } from "../../../static/js/collection/feed.ts";

const POLL_MS = 4000;
const PATIENCE = 60_000;
const row = (number, status) => ({ number, id: `r${number}`, status });
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** What a page is told that polls and gets `answers` one after the other: rows, or an HTTP status. */
async function polled(answers, patience = PATIENCE) {
  const told = [];
  const asked = [];
  const titles = [];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url) => {
    asked.push(url);
    const answer = answers[asked.length - 1];
    if (typeof answer === "number") return { ok: false, status: answer, json: async () => null };
    const body = Array.isArray(answer) ? { title: "Cup", games: answer, follow: null } : answer;
    return { ok: true, status: 200, json: async () => body };
  });
  const feed = watchCollection("abc", {
    sockets: false,
    onRows: (games, gone, whole) => told.push([games.map(({ number }) => number), gone, whole]),
    onTitle: (title) => titles.push(title),
    onDeleted: () => told.push("deleted"),
    onConnection: (state) => told.push(state),
  });
  for (let round = 0; round < answers.length + 1; round += 1) {
    vi.advanceTimersByTime(patience);
    await settled();
    await settled();
  }
  feed.close();
  return { told, asked, titles };
}

test("all rows come with the title, those that have gone are there no more", async () => {
  const { told, asked, titles } = await polled([
    [row(1, "running"), row(2, "waiting")],
    [row(2, "running")],
    [row(2, "done")],
  ]);
  const all = [[1, 2], [2], [2]].flatMap((numbers) => ["polling", [numbers, [], true]]);
  assert.deepEqual(told.slice(0, 6), all);
  assert.deepEqual(titles.slice(0, 3), Array(3).fill("Cup"));
  assert.deepEqual(asked.slice(0, 3), Array(3).fill("/api/collections/abc"));
});

test("an edit is seen also after the last review is over, if not at once", async () => {
  const { told } = await polled([[row(1, "done")], [row(1, "done"), row(4, "waiting")]]);
  assert.deepEqual(told.slice(0, 4), ["polling", [[1], [], true], "polling", [[1, 4], [], true]]);
});

test("while a round is followed it asks on as before, though all reviews are over", async () => {
  const games = [row(1, "done")];
  const states = ["live", "waiting", "ended", "ended"];
  const answers = states.map((state) => ({ title: "Cup", games, follow: { state } }));
  const { asked } = await polled(answers, POLL_MS);
  assert.equal(asked.length, 3); // then it rests
});

test("after a fault it asks again", async () => {
  const { told } = await polled([503, [row(1, "done")]]);
  assert.deepEqual(told.slice(0, 3), ["lost", "polling", [[1], [], true]]);
});

test("a collection that is no more is not asked for again", async () => {
  const { told, asked } = await polled([404, [row(1, "running")]]);
  assert.deepEqual(told, ["deleted"]);
  assert.equal(asked.length, 1);
});
