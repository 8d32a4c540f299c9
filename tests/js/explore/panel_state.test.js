import "../english.js";

import assert from "node:assert/strict";
import { test } from "vitest";

import { NOTHING, noteOf, rowsOf, seenOf, stateAt } from "../../../static/js/explore/panel_state.ts";

const FEN = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
const line = (rank, cp, ...pv) => ({ rank, depth: 9, cp, mate: null, pv });
const place = (extra = {}) => ({ key: "2 e2e4", fen: FEN, task: { fen: FEN }, ending: null, ...extra });
const info = { depth: 9, nodes: 1, nps: 1, lines: [line(1, 200, "e1e2"), line(2, 10, "e1d1")] };
const looking = { place: place(), info, threat: null };

test("another position forgets what was known, another number of lines does not", () => {
  assert.equal(stateAt(looking, place({ key: "3 e2e4" })).info, info);
  assert.deepEqual(stateAt(looking, place({ fen: "other" })), {
    ...NOTHING,
    place: place({ fen: "other" }),
  });
});

test("of another position than the one on the board nothing is seen", () => {
  assert.equal(seenOf(looking, "other"), null);
  assert.equal(seenOf(NOTHING, FEN), null);
});

test("bar and arrows have the first line, White's expected points and all lines", () => {
  const seen = seenOf(looking, FEN);
  assert.equal(seen.line, info.lines[0]);
  assert.ok(Math.abs(seen.win - 0.668188) < 1e-6);
  assert.deepEqual(
    seen.arrows.map(({ from, to, color }) => [from, to, color]),
    [
      ["e1", "e2", "live"],
      ["e1", "d1", "live"],
    ],
  );
});

test("a threat is an arrow, also before the first line", () => {
  const threat = { fen: FEN, line: line(1, -50, "e8e7"), words: null };
  assert.deepEqual(
    seenOf({ ...looking, threat }, FEN).arrows.map(({ color }) => color),
    ["live", "live", "threat"],
  );
  const before = seenOf({ ...looking, info: null, threat }, FEN);
  assert.deepEqual([before.line, before.arrows.length], [null, 1]);
});

test("a game that has ended is worth what it is worth, and has no rows", () => {
  const mated = (side) => {
    const fen = FEN.replace(" w ", ` ${side} `);
    return seenOf({ ...looking, place: place({ ending: "mate", fen }) }, fen);
  };
  assert.deepEqual([mated("w").win, mated("b").win, mated("b").line], [0, 1, { cp: null, mate: 0 }]);
  const drawn = { ...looking, place: place({ ending: "stalemate" }) };
  assert.deepEqual(seenOf(drawn, FEN), { line: { cp: 0, mate: null }, win: 0.5, arrows: [] });
  assert.deepEqual([rowsOf(drawn, 2), rowsOf(looking, 2).length, rowsOf(looking, 1).length], [[], 2, 1]);
  assert.deepEqual(rowsOf({ ...looking, info: null }, 2), []);
});

test("the note says why there is nothing to see", () => {
  assert.equal(noteOf(looking), "");
  assert.equal(noteOf({ ...looking, threat: { fen: FEN, line: null } }), "");
  const notes = [
    noteOf({ ...looking, place: place({ ending: "mate" }) }),
    noteOf({ ...looking, place: place({ ending: "stalemate" }) }),
    noteOf({ ...looking, place: place({ ending: "material" }) }),
    noteOf({ ...looking, threat: { fen: null, line: null } }),
  ];
  assert.equal(new Set(notes).size, 4);
  for (const note of notes) assert.doesNotMatch(note, /^explore-|^$/);
});
