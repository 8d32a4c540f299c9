import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import "../english.js";
import { bands, dotsOf, series, unknown } from "../../../static/js/panels/graph_data.js";
import { fold } from "../../../static/js/state/fold.js";

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

test("what nobody has judged is neither colour's on the graph", () => {
  assert.deepEqual(unknown(until(1)), [{ from: 0, to: 2 }]);
  assert.deepEqual(unknown(until(5)), []);
  const both = fold(events.filter((event) => event.type !== "preview" && event.seq <= 7));
  assert.deepEqual(unknown(both), [{ from: 0, to: 1 }]);
});

test("a fault of a decided game is drawn quietly, as small as none else", () => {
  const dot = (quiet) => {
    const moves = [null, { ...until(8).moves[1], quiet }];
    return dotsOf({ ...until(8), report: { key_moments: [] }, moves }, { ply: 0 })[0];
  };
  assert.deepEqual([dot(true).size, dot(true).quiet], [8, true]);
  assert.deepEqual([dot(false).size, dot(false).quiet], [12, false]);
});

test("bands follow the phases and name the endgame's type", () => {
  const phases = { by_ply: ["opening", "opening", "endgame"], endgame_type: "Rook" };
  assert.deepEqual(bands({ phases }), [
    { phase: "opening", label: "Opening", from: 0, to: 2 },
    { phase: "endgame", label: "Endgame (Rook)", from: 2, to: 3 },
  ]);
  assert.deepEqual(bands({ phases: null }), []);
});
