import assert from "node:assert/strict";
import { test } from "vitest";

import { marksOf, proofOf } from "../../../static/js/board/marks.ts";

/** Black's queen has taken on a5, where the rook on a1 takes it. */
const FEN = "4k3/8/8/q7/8/8/8/R3K3 w - - 0 14";
const hangs = { kind: "hangs", piece: "q", square: "a5", base: "after", line: ["a1a5"], san: ["Rxa5"] };
const colors = (arrows) => arrows.map(({ from, to, color }) => `${from}${to} ${color}`);

test("after a fault the refuting move is an arrow and the piece that hangs is ringed", () => {
  assert.deepEqual(colors(proofOf({ facts: [hangs] }, FEN)), ["a1a5 refutes", "a5a5 falls"]);
});

test("no ring where the piece is no longer, or not yet, on its square", () => {
  const later = { ...hangs, kind: "loses", piece: "r", square: "h8" };
  assert.deepEqual(colors(proofOf({ facts: [later] }, FEN)), ["a1a5 refutes"]);
});

test("what falls deep in the line is not ringed yet", () => {
  const deep = (ply) => proofOf({ facts: [{ ...hangs, kind: "loses", ply }] }, FEN);
  assert.deepEqual(colors(deep(3)), ["a1a5 refutes"]);
  assert.deepEqual(colors(deep(2)), ["a1a5 refutes", "a5a5 falls"]);
});

test("what was merely missed refutes nothing; a decided game and an old log mark nothing", () => {
  const missed = { kind: "misses_win", base: "before", line: ["d1h5"], net: 3 };
  assert.deepEqual(proofOf({ facts: [missed] }, FEN), []);
  assert.deepEqual(proofOf({ facts: [{ kind: "noise" }, hangs] }, FEN), []);
  assert.deepEqual(proofOf({}, FEN), []);
  assert.deepEqual(proofOf(undefined, FEN), []);
});

test("a motif has its piece, its targets and what joins them; each square once", () => {
  const fork = {
    kind: "motif",
    name: "fork",
    base: "after",
    by_piece: { piece: "n", square: "c2" },
    targets: [
      { piece: "k", square: "e1" },
      { piece: "r", square: "a1" },
    ],
    square: "e1",
  };
  assert.deepEqual(colors(marksOf(fork)), [
    "c2c2 falls",
    "c2e1 falls",
    "c2a1 falls",
    "e1e1 falls",
    "a1a1 falls",
  ]);
  assert.deepEqual(
    new Set(marksOf({ ...fork, base: "before" }).map(({ color }) => color)),
    new Set(["wins"]),
  );
});

test("a fact without a motif has its move and its squares", () => {
  assert.deepEqual(colors(marksOf(hangs)), ["a1a5 refutes", "a5a5 falls"]);
  const missed = { kind: "misses_win", base: "before", line: ["d1h5"], squares: ["h5", "h7"] };
  assert.deepEqual(colors(marksOf(missed)), ["d1h5 best", "h5h5 wins", "h7h7 wins"]);
});
