import assert from "node:assert/strict";
import { test } from "vitest";

import {
  inOrder,
  isKept,
  keptLines,
  marksFrom,
  marksText,
  noteAt,
  placeOf,
  within,
} from "../../../static/js/notes/places.ts";

const node = (uci) => ({ uci, san: uci, fen: `after ${uci}`, origin: "", target: "", number: "" });
const note = (ply, line = [], more = {}) => ({
  ply,
  line,
  comment: "",
  nags: [],
  arrows: [],
  eval: null,
  depth: null,
  removed: false,
  ...more,
});
const state = { game: { moves: [{ uci: "e2e4" }, { uci: "e7e5" }] } };
const branch = (base, ucis, index = ucis.length) => ({
  ply: base,
  branch: { base, nodes: ucis.map(node), index, kind: "own" },
});

test("a place is where a line has left the game", () => {
  assert.deepEqual(placeOf(state, { ply: 2, branch: null }), { ply: 2, line: [] });
  assert.deepEqual(placeOf(state, branch(1, ["c7c5", "g1f3"], 1)), { ply: 1, line: ["c7c5"] });
  assert.deepEqual(placeOf(state, branch(0, ["e2e4", "c7c5"])), { ply: 1, line: ["c7c5"] });
  assert.deepEqual(placeOf(state, branch(0, ["e2e4", "e7e5"])), { ply: 2, line: [] });
  assert.deepEqual(placeOf(state, branch(1, ["c7c5"], 0)), { ply: 1, line: [] });
});

test("a variation is kept as far as its longest note, and goes with all further on in it", () => {
  const notes = [note(1, ["c7c5", "g1f3"]), note(1, ["c7c5", "g1f3", "d7d6"]), note(1), note(2, ["c7c5"])];
  assert.equal(isKept(notes, { ply: 1, line: ["c7c5"] }), true);
  assert.equal(isKept(notes, { ply: 1, line: ["c7c6"] }), false);
  assert.deepEqual(within(notes, { ply: 1, line: ["c7c5", "g1f3"] }), notes.slice(0, 2));
  assert.equal(noteAt(notes, { ply: 1, line: ["c7c5"] }), null);
  assert.equal(noteAt(notes, { ply: 1, line: [] }), notes[2]);
});

test("kept variations branch, with verdict and words where they were written", () => {
  const notes = [
    note(1, ["c7c5", "g1f3", "d7d6"], { comment: "Najdorf?" }),
    note(1, ["c7c5"], { comment: "Sicilian." }),
    note(1, ["c7c5", "c2c3"], { eval: { cp: 20 }, nags: [5] }),
    note(1, ["c7c6"]),
    note(0, ["zzz"], { comment: "Cannot be played." }),
  ];
  const nodes = new Map(notes.slice(0, 4).map((each) => [each, each.line.map(node)]));
  const lines = keptLines(notes, nodes)(1);
  const words = (line) => line.map(({ uci, comment }) => [uci, comment]);
  assert.deepEqual(lines.map(words), [
    [
      ["c7c5", "Sicilian."],
      ["c2c3", "+0.20"],
    ],
    [["c7c6", ""]],
  ]);
  const [[, c3]] = lines;
  assert.deepEqual(c3.nags, [5]);
  assert.deepEqual(c3.variations.map(words), [
    [
      ["g1f3", ""],
      ["d7d6", "Najdorf?"],
    ],
  ]);
  assert.deepEqual(keptLines(notes, nodes)(0), []);
});

test("marks are read as they are written", () => {
  const text = "Ge2e4 Rd5 Ya1b2 Bh8";
  assert.equal(marksText(marksFrom(text).arrows), text);
  assert.deepEqual(marksFrom(" d5,, e2e4 ").arrows, [
    { from: "d5", to: "d5", color: "green" },
    { from: "e2", to: "e4", color: "green" },
  ]);
  assert.equal(marksFrom("Ge2e4 <b> e9").wrong, "<b>");
  assert.equal(marksFrom("").wrong, null);
});

test("notes are walked in the order of the game, variations behind the move they leave", () => {
  const notes = [note(9), note(2, ["e7e5", "g1f3"]), note(2), note(0), note(2, ["c7c5"])];
  assert.deepEqual(
    inOrder(notes).map(({ ply, line }) => [ply, ...line].join(" ")),
    ["0", "2", "2 c7c5", "2 e7e5 g1f3", "9"],
  );
});
