/** A deeper pass on the page: what changed, which budgets are offered, what the status says. */

import "./english.js";

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { changes } from "../../static/js/panels/changes.js";
import { budgets, duration } from "../../static/js/panels/deeper.js";
import { fold } from "../../static/js/state/fold.js";
import { describe } from "../../static/js/panels/status.js";
import { winAt } from "../../static/js/state/view.js";

const { events } = JSON.parse(readFileSync(new URL("../data/fold/deeper.json", import.meta.url), "utf8"));
const until = (seq) => fold(events.filter((event) => event.seq <= seq));
const done = until(19);

test("without a deeper pass nothing has changed", () => assert.equal(changes(until(9)), null));

test("the moves of another class and the accuracies before and after are told", () => {
  assert.deepEqual(changes(done), {
    moves: [{ ply: 1, from: "inaccuracy", to: "excellent" }],
    accuracy: { white: { from: 70, to: 95 }, black: { from: 99, to: 97 } },
    nodes: { from: 1000, to: 5000 },
    final: true,
  });
});

test("the other accuracy has its own figures", () =>
  assert.deepEqual(changes(done, "lichess").accuracy.white, { from: 69, to: 94 }));

test("until the pass is complete what is told may change", () => {
  const { moves, final } = changes(until(13));
  assert.deepEqual([moves, final], [[], false]);
});

test("a move that had no class before has not changed", () => {
  const state = { ...done, earlier: { ...done.earlier, classes: [null, "best"] } };
  assert.deepEqual(changes(state).moves, []);
});

test("the budgets are larger ones within the limit, with the time to expect", () => {
  assert.deepEqual(budgets(50_000, 8), [
    { factor: 5, nodes: 250_000, seconds: 40 },
    { factor: 10, nodes: 500_000, seconds: 80 },
    { factor: 50, nodes: 2_500_000, seconds: 400 },
  ]);
  assert.deepEqual(
    budgets(10_000_000).map(({ nodes }) => nodes),
    [20_000_000],
  );
  assert.deepEqual(budgets(20_000_000), []);
});

test("a time is told in the unit that fits", () => {
  assert.deepEqual([3.2, 42, 100, 5000].map(duration), ["3 secs", "40 secs", "2 mins", "1.5 hrs"]);
});

test("the status of a deeper pass counts from the beginning", () => {
  assert.deepEqual(describe(until(13), { status: "running" }).words, [
    "Deeper: 1 of 2 moves judged again",
    "10.0 k nodes",
    "5.0 k nodes a position",
    "Stockfish",
  ]);
  assert.equal(describe(until(13), { status: "running" }).share, 0.5);
  assert.deepEqual(describe(until(14), { status: "stopped" }).words.slice(0, 2), [
    "Stopped",
    "Deeper: 1 of 2 moves judged again",
  ]);
});

test("a finished review that waits for a deeper pass says so and what stands", () => {
  const waiting = describe(until(9), { status: "waiting", queue_position: 3 });
  assert.deepEqual(
    [waiting.phase, waiting.words],
    ["waiting", ["Waiting: 3 reviews ahead", "complete at 1.0 k nodes a position"]],
  );
  assert.equal(
    describe(until(9), { status: "running" }).phase,
    "waiting",
    "claimed, but its plan is still to come",
  );
  assert.equal(describe(until(9), { status: "done" }).phase, "done");
});

test("what the pass has not come to can change", () => {
  assert.deepEqual(
    [0, 1, 2].map((ply) => winAt(until(13), ply).provisional),
    [true, false, false],
  );
  assert.deepEqual(
    [0, 1, 2].map((ply) => winAt(done, ply).provisional),
    [false, false, false],
  );
});
