import assert from "node:assert/strict";
import { test } from "vitest";

import { followTournament, standOf } from "../../../static/js/collection/tournament.ts";

const rows = (result, more = {}) => [{ number: 1, id: "a", headers: { Result: result }, ...more }];
const soon = () => new Promise((done) => setImmediate(done));

/** Somebody who is asked and answers when it is told to. */
function asked() {
  const waiting = [];
  const ask = () => new Promise((resolve, reject) => waiting.push({ resolve, reject }));
  return { waiting, ask };
}

test("what a table shows only while it runs asks nobody anew", () => {
  assert.equal(standOf(rows("*", { judged: 3 })), standOf(rows("*", { judged: 4 })));
  assert.equal(standOf(rows("*", { status: "waiting" })), standOf(rows("*", { status: "running" })));
  assert.notEqual(standOf(rows("*")), standOf(rows("1-0")));
});

test("a changed result asks the server, once at a time, and of what came meanwhile once more", async () => {
  const told = [];
  const { waiting, ask } = asked();
  const update = followTournament("x", (tournament, now) => told.push([tournament, now]), { ask });
  update(rows("*"));
  update(rows("1-0"));
  update(rows("0-1"));
  assert.equal(waiting.length, 1);
  waiting[0].resolve("first");
  await soon();
  assert.equal(waiting.length, 2);
  waiting[1].resolve("second");
  await soon();
  assert.deepEqual(told, [
    ["first", rows("0-1")],
    ["second", rows("0-1")],
  ]);
  update(rows("0-1"));
  assert.equal(waiting.length, 2);
  update(rows("0-1"), true);
  assert.equal(waiting.length, 3, "its owner has changed how they add up");
});

test("rows whose tournament the page has are not asked for", () => {
  const { waiting, ask } = asked();
  const update = followTournament("x", () => {}, { ask, known: rows("*") });
  update(rows("*"));
  assert.equal(waiting.length, 0);
  update(rows("1-0"));
  assert.equal(waiting.length, 1);
});

test("where nobody answers the next who tells rows asks again", async () => {
  const told = [];
  const { waiting, ask } = asked();
  const update = followTournament("x", (tournament) => told.push(tournament), { ask });
  update(rows("1-0"));
  waiting[0].reject(new Error("offline"));
  await soon();
  assert.equal(waiting.length, 1);
  update(rows("1-0"));
  waiting[1].resolve("there");
  await soon();
  assert.deepEqual(told, ["there"]);
});
