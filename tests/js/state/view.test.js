import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";

import "../english.js";
import { fold } from "../../../static/js/state/fold.ts";
import {
  atPly,
  bestLine,
  enter,
  fenAt,
  isPlayed,
  keyMoments,
  keyPlies,
  lastPly,
  nextKey,
  onBoard,
  START,
  step,
  winAt,
} from "../../../static/js/state/view.ts";

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

test("before a report a fault of a decided game is no key moment", () => {
  const moves = until(8).moves.map((move) => move && { ...move, quiet: true });
  assert.deepEqual(keyMoments({ ...until(8), moves }), []);
});

test("the board shows the position and the move that led to it, on the main line and inside a branch", () => {
  const { game } = state;
  assert.deepEqual(onBoard(state, START), { fen: game.start_fen, move: null, ply: 0, main: true });
  for (const ply of [1, 2]) {
    const move = game.moves[ply - 1];
    assert.deepEqual(onBoard(state, atPly(state, ply)), { fen: move.fen, move, ply, main: true });
    assert.equal(fenAt(state, ply), move.fen);
  }
  const nodes = [{ san: "c5", fen: "F1" }];
  assert.deepEqual(onBoard(state, enter(1, nodes, 1)), { fen: "F1", move: nodes[0], ply: 1, main: false });
  assert.equal(onBoard(state, enter(1, nodes, 0)).fen, game.moves[0].fen, "before its first move");
});

test("a branch is a variation unless it is said what else it is", () => {
  assert.equal(enter(1, [], 0).branch.kind, "variation");
  assert.equal(enter(1, [], 0, { kind: "engine" }).branch.kind, "engine");
});

test("with a report the key moments are the report's", () => {
  const key_moments = [1, 4, 9].map((ply) => ({ ply, kind: "critical", swing: 0 }));
  const told = { ...state, report: { ...state.report, key_moments } };
  assert.deepEqual(keyMoments(told), key_moments);
  assert.deepEqual(
    [0, 1, 5, 9].map((ply) => nextKey(told, ply, 1)),
    [1, 4, 9, null],
  );
  assert.deepEqual(
    [10, 9, 4, 1].map((ply) => nextKey(told, ply, -1)),
    [9, 4, 1, null],
  );
});

test("before there is a game there are no key moments", () => {
  assert.deepEqual(keyMoments({ ...fold([]), moves: [{ ply: 1, classification: "blunder" }] }), []);
});

test("White's swing is as it stands, and unknown while either side of it is", () => {
  const swing = (more) =>
    keyMoments({ ...until(8), moves: [null, { classification: "blunder", ...more }] })[0].swing;
  assert.equal(swing({ ply: 1, expected_before: 0.75, expected_after: 0.25 }), -0.5);
  assert.equal(swing({ ply: 2, expected_before: 0.75, expected_after: 0.25 }), 0.5);
  assert.equal(swing({ ply: 1, expected_before: 0.75, expected_after: null }), null);
  assert.equal(swing({ ply: 1, expected_before: null, expected_after: 0.75 }), null);
});

test("a position of a log without a plan stands; a preview without the ply says nothing", () => {
  const bare = { ...fold([]), positions: [{ win: 0.5, pass: 1 }], preview: { win: [0.1, 0.2, null] } };
  assert.deepEqual(winAt(bare, 0), { win: 0.5, provisional: false });
  assert.deepEqual(winAt(bare, 1), { win: 0.2, provisional: true });
  for (const ply of [2, 3]) assert.equal(winAt(bare, ply), null);
});

test("a game is still being played where its PGN says so, in the standard's word", () => {
  const game = { result: "*", headers: { Termination: "Unterminated" } };
  assert.equal(isPlayed(game), true);
  assert.equal(isPlayed({ ...game, result: "1-0" }), false);
  assert.equal(isPlayed({ ...game, headers: {} }), false);
  assert.equal(isPlayed(null), false);
});
