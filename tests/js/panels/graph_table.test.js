import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";

import "../english.js";
import { rowOf } from "../../../static/js/panels/graph_table.ts";
import { fold } from "../../../static/js/state/fold.ts";

const { events, state } = JSON.parse(
  readFileSync(new URL("../../data/fold/complete.json", import.meta.url), "utf8"),
);

test("a row of the graph in words has the move, White's chances and the class", () => {
  const [move, points, name] = rowOf(state, 1);
  assert.match(move, /^1\. \S+$/);
  assert.match(points, /^\d\d%$/);
  assert.ok(name);
  assert.equal(rowOf(state, 0)[0], "Start");
});

test("what only the preview says is marked, and what nobody has said is empty", () => {
  assert.match(rowOf(fold(events.filter(({ seq }) => seq <= 5)), 1)[1], /^~/);
  assert.equal(rowOf(fold(events.filter(({ seq }) => seq <= 1)), 1)[1], "");
});

test("a row tells a mate that the class does not", () => {
  const [first, ...rest] = state.moves;
  const told = { ...first, reason: { ...first.reason, facts: [{ kind: "misses_mate" }] } };
  assert.match(rowOf({ ...state, moves: [told, ...rest] }, 1)[2], /, misses mate$/);
});
