import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";

import "../english.js";
import {
  bands,
  closer,
  cut,
  isTight,
  mateOf,
  runs,
  series,
  unknown,
} from "../../../static/js/panels/graph_data.ts";
import { fold } from "../../../static/js/state/fold.ts";

const { events, state } = JSON.parse(
  readFileSync(new URL("../../data/fold/complete.json", import.meta.url), "utf8"),
);
const until = (seq) => fold(events.filter((event) => event.seq <= seq));

test("the graph's preview fills exactly what the engine has not said, joined to what it has", () => {
  const { known, preview } = series(until(6));
  assert.deepEqual(known, [null, null, 50]);
  assert.deepEqual(preview, [50, 52, 50]);
  assert.deepEqual(series(state).preview, [null, null, null]);
});

test("between two figures of a PGN's author the graph goes on straight, beside them it does not", () => {
  const said = (win) => win !== null && { win, pass: 1 };
  const positions = [null, 0.5, null, null, 0.8, 0.6, null].map((win) => said(win) || null);
  const pgn = { ...fold([]), status: "done", plan: null, positions };
  assert.deepEqual(
    series(pgn).known.map((win) => win && Math.round(win)),
    [null, 50, 60, 70, 80, 60, null],
  );
  assert.deepEqual(unknown(pgn), [
    { from: 0, to: 1 },
    { from: 5, to: 6 },
  ]);
  assert.equal(unknown({ ...pgn, status: "stopped" })[0].to, 4, "of a review there is more to come");
});

test("what nobody has judged is neither colour's on the graph", () => {
  assert.deepEqual(unknown(until(1)), [{ from: 0, to: 2 }]);
  assert.deepEqual(unknown(until(5)), []);
  const both = fold(events.filter((event) => event.type !== "preview" && event.seq <= 7));
  assert.deepEqual(unknown(both), [{ from: 0, to: 1 }]);
});

test("a line is drawn where two figures or more follow each other", () => {
  assert.deepEqual(runs([null, 50, 52, null, 60, null, 10, 20, 30]), [
    { from: 1, wins: [50, 52] },
    { from: 6, wins: [10, 20, 30] },
  ]);
  assert.deepEqual(runs([]), []);
});

test("bands follow the phases and name the endgame's type", () => {
  const phases = { by_ply: ["opening", "opening", "endgame"], endgame_type: "Rook" };
  assert.deepEqual(bands({ phases }), [
    { phase: "opening", label: "Opening", from: 0, to: 2 },
    { phase: "endgame", label: "Endgame (rooks, at most one minor piece each)", from: 2, to: 3 },
  ]);
  assert.deepEqual(bands({ phases: null }), []);
});

test("a closer look goes along with the ply, but not with every step, and stays within the game", () => {
  const first = closer(null, 100, 500, 400);
  assert.deepEqual(first, { from: 80, to: 120 });
  assert.deepEqual(closer(first, 110, 500, 400), first);
  assert.deepEqual(closer(first, 118, 500, 400), { from: 82, to: 122 });
  assert.deepEqual(closer(first, 81, 500, 400), { from: 77, to: 117 });
  assert.deepEqual(closer(first, 0, 500, 400), { from: 0, to: 40 });
  assert.deepEqual(closer(first, 500, 500, 400), { from: 460, to: 500 });
  assert.deepEqual(closer(null, 10, 30, 400), { from: 0, to: 30 });
  assert.deepEqual([isTight(80, 400), isTight(81, 400)], [false, true]);
});

test("bands are cut to what is seen", () => {
  const found = [
    { phase: "opening", label: "Opening", from: 0, to: 20 },
    { phase: "middlegame", label: "Middlegame", from: 20, to: 60 },
    { phase: "endgame", label: "Endgame", from: 60, to: 90 },
  ];
  assert.deepEqual(
    cut(found, { from: 30, to: 70 }).map(({ phase, from, to }) => [phase, from, to]),
    [
      ["middlegame", 30, 60],
      ["endgame", 60, 70],
    ],
  );
});

test("a mate is told by the facts of a move's reason", () => {
  assert.equal(mateOf({ reason: { facts: [{ kind: "loses" }, { kind: "misses_mate" }] } }), "misses_mate");
  assert.deepEqual(
    [mateOf(null), mateOf({ reason: null }), mateOf({ reason: { rule: "theory" } })],
    [null, null, null],
  );
});
