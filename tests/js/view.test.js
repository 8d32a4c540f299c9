import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import "./english.js";
import { bands, series, unknown } from "../../static/js/panels/graph.js";
import { sideFigure } from "../../static/js/panels/report.js";
import { describe } from "../../static/js/panels/status.js";
import { fold } from "../../static/js/state/fold.js";
import { atPly, enter, keyPlies, nextKey, onBoard, step, winAt } from "../../static/js/state/view.js";

const table = (name) =>
  JSON.parse(readFileSync(new URL(`../data/fold/${name}.json`, import.meta.url), "utf8"));
const { events, state } = table("complete");
const until = (seq) => fold(events.filter((event) => event.seq <= seq));

test("a ply outside the game is brought into it", () => {
  assert.equal(atPly(state, 99).ply, 2);
  assert.equal(atPly(state, -3).ply, 0);
  assert.equal(atPly(state, NaN).ply, 0);
});

test("steps stop at both ends", () => {
  assert.equal(step(state, atPly(state, 2), 1).ply, 2);
  assert.equal(step(state, atPly(state, 0), -1).ply, 0);
});

test("a branch is walked and left at its beginning", () => {
  const nodes = [
    { san: "c5", fen: "F1" },
    { san: "Nf3", fen: "F2" },
  ];
  let view = enter(1, nodes, 1);
  assert.equal(onBoard(state, view).fen, "F1");
  view = step(state, view, 1);
  assert.equal(onBoard(state, view).fen, "F2");
  assert.equal(step(state, view, 1).branch.index, 2);
  view = step(state, step(state, view, -1), -1);
  assert.deepEqual(view, { ply: 1, branch: null });
});

test("before a report the faults so far are the key moments", () => {
  assert.deepEqual(keyPlies(until(8)), [2]);
  assert.equal(nextKey(until(8), 0, 1), 2);
  assert.equal(nextKey(until(8), 2, 1), null);
  assert.equal(nextKey(until(8), 2, -1), null);
});

test("the win chance is the engine's, else the preview's and provisional, else unknown", () => {
  assert.equal(winAt(until(4), 1), null);
  assert.deepEqual(winAt(until(5), 1), { win: 0.52, provisional: true });
  assert.deepEqual(winAt(until(7), 1), { win: 0.5, provisional: false });
});

test("the graph's preview fills exactly what the engine has not said, joined to what it has", () => {
  const { known, preview } = series(until(6));
  assert.deepEqual(known, [null, null, 50]);
  assert.deepEqual(preview, [50, 52, 50]);
  assert.deepEqual(series(state).preview, [null, null, null]);
});

test("what nobody has judged is neither colour's on the graph", () => {
  assert.deepEqual(unknown(until(1)), [{ from: 0, to: 2 }]);
  assert.deepEqual(unknown(until(5)), []);
  const both = fold(events.filter((event) => event.type !== "preview" && event.seq <= 7));
  assert.deepEqual(unknown(both), [{ from: 0, to: 1 }]);
});

test("bands follow the phases and name the endgame's type", () => {
  const phases = { by_ply: ["opening", "opening", "endgame"], endgame_type: "Rook" };
  assert.deepEqual(bands({ phases }), [
    { phase: "opening", label: "Opening", from: 0, to: 2 },
    { phase: "endgame", label: "Endgame (Rook)", from: 2, to: 3 },
  ]);
  assert.deepEqual(bands({ phases: null }), []);
});

test("no accuracy for a side while one of its moves is not judged", () => {
  const early = { ...until(9), report: { ...state.report, white: { accuracy: 91 }, provisional: true } };
  assert.deepEqual(sideFigure(early, "white", "kibitz"), { value: null, judged: 0, moves: 1 });
  assert.deepEqual(sideFigure(state, "white", "kibitz"), { value: 90, judged: 1, moves: 1 });
  assert.equal(sideFigure(state, "white", "lichess").value, 88);
});

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
  const stopped = fold(table("stopped_and_continued").events.slice(0, 4));
  assert.equal(describe(stopped, { status: "stopped" }).phase, "stopped");
});
