/** A season that grows: when it is fetched again, and when not. */

import assert from "node:assert/strict";
import { test, vi } from "vitest";

import { follow, isBehind } from "../../../static/js/season/growing.ts";

const row = (number, status, White = "Ann") => ({ number, status, headers: { White } });
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A season of the games 1 and 2 whose first is reviewed, and what becomes of it. */
function followed(answers = []) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const seen = { fetched: 0, standing: [], closed: false };
  let season = {
    games: [
      { number: 1, reviewed: true },
      { number: 2, reviewed: false },
    ],
  };
  let tell;
  const feed = follow("abc", {
    behind: (rows) => isBehind(season, rows),
    async grown() {
      seen.fetched += 1;
      const answer = answers.shift();
      if (answer === "fault") throw new Error("away");
      if (answer) season = answer;
    },
    standing: (growing) => seen.standing.push(growing),
    watch(id, options) {
      assert.equal(id, "abc");
      tell = options;
      return { close: () => (seen.closed = true) };
    },
  });
  const pass = async (milliseconds) => {
    vi.advanceTimersByTime(milliseconds);
    await settled();
  };
  return {
    seen,
    feed,
    tell: (rows, gone = [], whole = false) => tell.onRows(rows, gone, whole),
    titled: (title) => tell.onTitle(title),
    deleted: () => tell.onDeleted(),
    pass,
  };
}

const WHOLE = {
  games: [
    { number: 1, reviewed: true },
    { number: 2, reviewed: true },
  ],
};

test("a review that ends brings the season once, a while later", async () => {
  const { seen, tell, pass } = followed([WHOLE]);
  tell([row(1, "done"), row(2, "running")]);
  await pass(100_000);
  assert.equal(seen.fetched, 0);
  tell([row(2, "running")]);
  tell([row(2, "done")]);
  await pass(100);
  assert.equal(seen.fetched, 0);
  await pass(8000);
  assert.equal(seen.fetched, 1);
  await pass(100_000);
  assert.equal(seen.fetched, 1);
  assert.deepEqual(seen.standing, [true, true, false]);
});

test("what ended before the first rows came is not missed", async () => {
  const { seen, tell, pass } = followed([WHOLE]);
  tell([row(1, "done"), row(2, "done")]);
  await pass(8000);
  assert.equal(seen.fetched, 1);
});

test("a season that cannot have what the rows say is not asked for without end", async () => {
  const { seen, tell, pass } = followed();
  tell([row(1, "done"), row(2, "done")]);
  for (let round = 0; round < 5; round += 1) await pass(100_000);
  assert.equal(seen.fetched, 1);
});

test("an edited row, a new one and one that has gone bring it too", async () => {
  const { seen, tell, pass } = followed();
  tell([row(1, "done"), row(2, "waiting")]);
  tell([row(1, "done", "Anna")]);
  await pass(8000);
  tell([row(3, "waiting")]);
  await pass(8000);
  tell([], [2]);
  await pass(8000);
  assert.equal(seen.fetched, 3);
});

test("rows that are whole leave no other, and a new title is taken over", async () => {
  const { seen, tell, titled, pass } = followed();
  titled("Cup");
  tell([row(1, "done"), row(2, "waiting")], [], true);
  titled("Cup");
  await pass(100_000);
  assert.equal(seen.fetched, 0);
  tell([row(1, "done")], [], true);
  await pass(8000);
  titled("Cup 2026");
  await pass(8000);
  assert.equal(seen.fetched, 2);
});

test("after a fault it is tried again, later each time", async () => {
  const { seen, tell, pass } = followed(["fault", "fault", WHOLE]);
  tell([row(1, "done"), row(2, "done")]);
  await pass(8000);
  await pass(8000);
  assert.equal(seen.fetched, 1);
  await pass(8000);
  await pass(32_000);
  assert.equal(seen.fetched, 3);
  await pass(100_000);
  assert.equal(seen.fetched, 3);
});

test("nothing is fetched once it is closed or the collection has gone", async () => {
  const { seen, feed, tell, deleted, pass } = followed();
  tell([row(1, "done"), row(2, "done")]);
  feed.close();
  await pass(100_000);
  deleted();
  assert.deepEqual([seen.fetched, seen.closed, seen.standing.at(-1)], [0, true, false]);
});
