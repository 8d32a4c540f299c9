import assert from "node:assert/strict";
import { beforeEach, test, vi } from "vitest";

import { forgetSeen, keepSeen, MOST, seenReview } from "../../../static/js/state/kept_reviews.ts";
import { fakeCaches } from "../caches.js";

beforeEach(() => {
  vi.stubGlobal("caches", fakeCaches());
});

const review = (id, more = {}) => ({ id, expires: null, collection: null, state: { seq: 3 }, ...more });

test("a review is shown as it was seen, by the Kibitz that made it", async () => {
  await keepSeen(review("a"), "1.0");
  const seen = await seenReview("a", "1.0");
  assert.deepEqual([seen.answer.state, seen.at <= Date.now()], [{ seq: 3 }, true]);
  assert.equal(await seenReview("a", "1.1"), null);
  assert.equal(await seenReview("b", "1.0"), null);
});

test("the latest are kept, each once", async () => {
  for (let n = 0; n < MOST; n++) await keepSeen(review(`r${n}`), "1.0");
  await keepSeen(review("r0"), "1.0"); // opened again
  await keepSeen(review("new"), "1.0");
  const found = await Promise.all(["r0", "r1", "r2", "new"].map((id) => seenReview(id, "1.0")));
  assert.deepEqual(
    found.map((seen) => seen?.answer.id),
    ["r0", undefined, "r2", "new"],
  );
});

test("what has expired is gone", async () => {
  await keepSeen(review("a", { expires: new Date(Date.now() + 60_000).toISOString() }), "1.0");
  assert.ok(await seenReview("a", "1.0"));
  vi.setSystemTime(Date.now() + 61_000);
  assert.equal(await seenReview("a", "1.0"), null);
  vi.useRealTimers();
  assert.equal(await seenReview("a", "1.0"), null, "for good");
});

test("a review that was deleted is forgotten, and those of a collection", async () => {
  await keepSeen(review("a"), "1.0");
  await keepSeen(review("b", { collection: { id: "c" } }), "1.0");
  await keepSeen(review("d"), "1.0");
  await forgetSeen("a");
  await forgetSeen("c");
  const found = await Promise.all(["a", "b", "d"].map((id) => seenReview(id, "1.0")));
  assert.deepEqual(
    found.map((seen) => seen?.answer.id),
    [undefined, undefined, "d"],
  );
});
