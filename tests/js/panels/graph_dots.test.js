import assert from "node:assert/strict";
import { test } from "vitest";

import "../english.js";
import { chosen, dotsOf, RINGS, reachOf } from "../../../static/js/panels/graph_dots.ts";

const WHOLE = { from: 0, to: 99 };
const START = { ply: 0, branch: null };

function state(...moves) {
  return {
    game: { moves, start_fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" },
    moves: moves.map((move, index) => ({ ply: index + 1, loss: 0, reason: null, quiet: false, ...move })),
    positions: [{ win: 0.5 }, ...moves.map(() => ({ win: 0.5 }))],
    report: { key_moments: [] },
  };
}
const plies = (dots) => dots.map(({ ply }) => ply);

test("the moves that cost most are worth most, the one on the board before all", () => {
  const game = state(
    { classification: "inaccuracy", loss: 0.1 },
    { classification: "blunder", loss: 0.5 },
    { classification: "okay", loss: 0.03 },
    { classification: "mistake", loss: 0.2 },
  );
  assert.deepEqual(plies(dotsOf(game, START, WHOLE)), [2, 4, 1]);
  assert.deepEqual(plies(dotsOf(game, { ply: 1, branch: null }, WHOLE)), [1, 2, 4]);
  assert.deepEqual(plies(dotsOf(game, START, { from: 3, to: 9 })), [4]);
});

test("a mate that was missed is marked whatever the class, beside a badge or alone", () => {
  const facts = (kind) => ({ reason: { rule: "cp_to_cp", facts: [{ kind: "hangs" }, { kind }] } });
  const [first, second] = dotsOf(
    state(
      { classification: "okay", ...facts("misses_mate") },
      { classification: "blunder", ...facts("allows_mate") },
      { classification: "okay", ...facts("loses") },
    ),
    { ply: 2, branch: null },
    WHOLE,
  );
  assert.deepEqual([first.ply, first.id, first.mate], [2, "blunder", "allows_mate"]);
  assert.deepEqual([second.ply, second.id, second.mate], [1, null, "misses_mate"]);
});

test("a fault in a decided game is small and comes last", () => {
  const game = state(
    { classification: "blunder", loss: 0.3, quiet: true },
    { classification: "inaccuracy", loss: 0.1 },
  );
  const [other, quiet] = dotsOf(game, START, WHOLE);
  assert.deepEqual([other.ply, quiet.ply, quiet.quiet], [2, 1, true]);
  assert.ok(quiet.size < other.size);
});

test("no mark is drawn on another, nor more than there is room for; the worst lies on top", () => {
  const at = (x, y) => ({ x, y, size: 12 });
  const [worst, close, apart] = [at(50, 50), at(55, 50), at(50, 70)];
  assert.deepEqual(chosen([worst, close, apart], 300), [apart, worst]);
  const many = Array.from({ length: 200 }, (_, index) => at(index * 20, 0));
  assert.equal(chosen(many, 360).length, 15);
  assert.equal(chosen(many, 0).length, 4);
});

test("a badge with its ring stays whole at the edge: its reach is that of what is drawn", () => {
  assert.deepEqual([RINGS.key, RINGS.plain], [17.5, 14.2]);
  assert.deepEqual(
    [true, false].map((key) => Math.round(10 * reachOf({ size: 12, key }))),
    [88, 71],
  );
});
