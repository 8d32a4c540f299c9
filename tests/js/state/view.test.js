import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import "../english.js";
import { fold } from "../../../static/js/state/fold.js";
import {
  atPly,
  bestLine,
  enter,
  keyMoments,
  keyPlies,
  lastPly,
  nextKey,
  onBoard,
  step,
  winAt,
} from "../../../static/js/state/view.js";

const table = (name) =>
  JSON.parse(readFileSync(new URL(`../../data/fold/${name}.json`, import.meta.url), "utf8"));
const { events, state } = table("complete");
const until = (seq) => fold(events.filter((event) => event.seq <= seq));
const deeper = (seq) => fold(table("deeper").events.filter((event) => event.seq <= seq));

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

test("what the pass has not come to can change", () => {
  assert.deepEqual(
    [0, 1, 2].map((ply) => winAt(deeper(13), ply).provisional),
    [true, false, false],
  );
  assert.deepEqual(
    [0, 1, 2].map((ply) => winAt(deeper(19), ply).provisional),
    [false, false, false],
  );
});

test("the last ply is the game's, 0 before there is one", () => {
  assert.equal(lastPly(state), state.game.moves.length);
  assert.equal(lastPly(until(0)), 0);
});

test("the best line is the one of rank 1, wherever it stands", () => {
  const lines = [{ rank: 2 }, { rank: 1 }, { rank: 3 }];
  assert.equal(bestLine({ lines }).rank, 1);
  assert.deepEqual(
    lines.map(({ rank }) => rank),
    [2, 1, 3],
    "the position's own lines stay as they are",
  );
  assert.equal(bestLine({ lines: [] }), null);
  assert.equal(bestLine(null), null);
});

test("before a report a moment's swing is White's: what a side loses, the other has won", () => {
  const [{ ply, kind, swing }] = keyMoments(until(8));
  const { expected_before: before, expected_after: after } = until(8).moves[ply - 1];
  assert.deepEqual([ply, kind], [2, until(8).moves[1].classification]);
  assert.ok(after < before, "a fault of Black's");
  assert.equal(swing, before - after);
  const unknown = { ...until(8), moves: [{ ply: 1, classification: "blunder", expected_before: null }] };
  assert.equal(keyMoments(unknown)[0].swing, null);
});
