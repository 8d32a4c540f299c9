import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";

import "../english.js";
import { describe, faultsHeard, milestone } from "../../../static/js/panels/status.ts";
import { fold } from "../../../static/js/state/fold.ts";

const read = (name) =>
  JSON.parse(readFileSync(new URL(`../../data/fold/${name}.json`, import.meta.url), "utf8"));
const until = (seq, name = "complete") => fold(read(name).events.filter((event) => event.seq <= seq));
const { state } = read("complete");

test("the status says what is done of what", () => {
  const running = describe(until(8), { status: "running" });
  assert.deepEqual(running, {
    phase: "running",
    share: 0.5,
    words: ["1 of 2 moves judged", "2.0 k nodes", "Stockfish"],
  });
  assert.equal(describe(state, { status: "done" }).phase, "done");
  const waiting = describe(until(1), { status: "waiting", queue_position: 2 });
  assert.equal(waiting.words[0], "Waiting: 2 reviews ahead");
  const aside = describe(until(1), { status: "waiting", queue_position: 0 });
  assert.match(aside.words[0], /^Preparing exact endgames/);
  const solving = describe(until(12), { status: "waiting", queue_position: 0 });
  assert.equal(solving.phase, "waiting");
  assert.match(solving.words.join(), /^Solving the pawn ending.*2 of 2 moves judged/);
  const next = describe(until(1), { status: "waiting", queue_position: null });
  assert.equal(next.words[0], "Waiting for a free engine");
  const looked = describe(until(8), { status: "waiting", queue_position: 1 });
  assert.deepEqual(looked.words, ["1 of 2 moves judged", "Waiting: 1 review ahead"]);
  const stopped = fold(read("stopped_and_continued").events.slice(0, 4));
  assert.equal(describe(stopped, { status: "stopped" }).phase, "stopped");
});

test("the status of a deeper pass counts from the beginning", () => {
  assert.deepEqual(describe(until(13, "deeper"), { status: "running" }).words, [
    "Deeper: 1 of 2 moves judged again",
    "10.0 k nodes",
    "5.0 k nodes per position",
    "Stockfish",
  ]);
  assert.equal(describe(until(13, "deeper"), { status: "running" }).share, 0.5);
  assert.deepEqual(describe(until(14, "deeper"), { status: "stopped" }).words.slice(0, 2), [
    "Stopped",
    "Deeper: 1 of 2 moves judged again",
  ]);
});

test("a finished review that waits for a deeper pass says so and what stands", () => {
  const waiting = describe(until(9, "deeper"), { status: "waiting", queue_position: 3 });
  assert.deepEqual(
    [waiting.phase, waiting.words],
    ["waiting", ["Waiting: 3 reviews ahead", "complete at 1.0 k nodes per position"]],
  );
  assert.equal(
    describe(until(9, "deeper"), { status: "running" }).phase,
    "waiting",
    "claimed, but its plan is still to come",
  );
  assert.equal(describe(until(9, "deeper"), { status: "done" }).phase, "done");
});

test("the faults of a side are heard as moves are read, once they are sure", () => {
  assert.deepEqual([...faultsHeard(state, "black")], [[2, "1… pawn e5 is a blunder"]]);
  assert.equal(faultsHeard(state, "white").size, 0);
  const [first, second] = state.moves;
  for (const still of [{ provisional: true }, { quiet: true }])
    assert.equal(faultsHeard({ ...state, moves: [first, { ...second, ...still }] }, "black").size, 0);
  assert.equal(faultsHeard(until(0), "black").size, 0);
});

test("a review that is shown without the server says of when it is", () => {
  const seenAt = new Date(2026, 10, 24, 14, 5).getTime();
  for (const shown of [state, until(8)])
    assert.match(
      milestone(shown, { status: "running", connection: "lost", seenAt }),
      /^Offline: .* 24 Nov 2026, 14:05$/,
    );
  assert.equal(milestone(state, { status: "done", connection: "lost" }), "Reviewed");
  assert.equal(
    milestone(until(8), { status: "running", connection: "lost" }),
    "Connection lost, reconnecting",
  );
});

test("a screen reader hears milestones: begin, quarters, end", () => {
  const moves = Array.from({ length: 78 }, (_, index) => index);
  const heard = moves.map((judged) => {
    const begun = until(8);
    const game = { ...begun.game, opening: { eco: "C50", name: "Italian Game", ply: 5 } };
    return milestone(
      { ...begun, game, progress: { ...begun.progress, judged, moves: 78 } },
      { status: "running" },
    );
  });
  assert.deepEqual(
    [...new Set(heard)],
    [
      "The review is running: Italian Game",
      "25% of the moves judged",
      "50% of the moves judged",
      "75% of the moves judged",
    ],
  );
  assert.equal(milestone(state, { status: "done" }), "Reviewed");
  assert.equal(
    milestone(until(8), { status: "running", connection: "lost" }),
    "Connection lost, reconnecting",
  );
});
