import assert from "node:assert/strict";
import { test } from "vitest";

import { clockOf } from "../../../static/js/board/players.ts";

const state = (side, ...clocks) => ({
  game: { start_fen: `4k3/8/8/8/8/8/8/4K3 ${side} - - 0 1`, moves: clocks.map((clock) => ({ clock })) },
});

test("a clock is that of the side's last move until the ply", () => {
  const game = state("w", 60, 50, 40, 30);
  assert.deepEqual(
    [1, 2, 3, 4].map((ply) => [clockOf(game, "white", ply), clockOf(game, "black", ply)]),
    [
      [60, null],
      [60, 50],
      [40, 50],
      [40, 30],
    ],
  );
  assert.equal(clockOf(game, "white", 0), null);
});

test("where Black begins, the first clock is Black's", () => {
  assert.deepEqual([clockOf(state("b", 60), "black", 1), clockOf(state("b", 60), "white", 1)], [60, null]);
});

test("a move without a clock has none, also behind one that has", () => {
  assert.equal(clockOf(state("w", 60, 50, null), "white", 3), null);
});
