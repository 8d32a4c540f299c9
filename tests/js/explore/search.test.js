import assert from "node:assert/strict";
import { test } from "vitest";

import { isThirdTime, lineArrows, searchOf } from "../../../static/js/explore/search.ts";
import { atPly, enter } from "../../../static/js/state/view.ts";

const move = (uci) => ({ uci, fen: `after ${uci}` });
const state = {
  game: { start_fen: "start", variant: "standard", moves: ["e2e4", "e7e5", "g1f3"].map(move) },
};

test("the engine gets all moves from the start, in a variation too", () => {
  assert.deepEqual(searchOf(state, atPly(state, 2), 2), {
    key: "2 e2e4 e7e5",
    fen: "after e7e5",
    task: { fen: "start", moves: ["e2e4", "e7e5"], variant: "standard" },
  });
  const view = enter(1, ["c7c5", "g1f3"].map(move), 1, { kind: "own" });
  assert.deepEqual(searchOf(state, view, 2).task.moves, ["e2e4", "c7c5"]);
  assert.equal(searchOf(state, view, 2).fen, "after c7c5");
});

test("a position is there for the third time by the game and what was tried together", () => {
  const at = (placement, counters) => ({ uci: "g1f3", fen: `${placement} w KQkq - ${counters}` });
  const game = { start_fen: "a w KQkq - 0 1", variant: "standard", moves: [at("b", "1 1"), at("a", "2 2")] };
  const view = enter(2, [at("b", "3 3"), at("a", "4 4")], 2, { kind: "own" });
  assert.equal(isThirdTime({ game }, view), true);
  assert.equal(isThirdTime({ game }, { ...view, branch: { ...view.branch, index: 1 } }), false);
  assert.equal(isThirdTime({ game }, atPly({ game }, 2)), false);
});

test("another number of lines is another search", () => {
  assert.notEqual(searchOf(state, atPly(state, 2), 1).key, searchOf(state, atPly(state, 2), 3).key);
});

test("arrows thin out by rank, and the same move has one", () => {
  const arrows = lineArrows(
    [
      { rank: 1, pv: ["e2e4"] },
      { rank: 2, pv: ["e2e4"] },
      { rank: 3, pv: ["d2d4", "d7d5"] },
      { rank: 4, pv: [] },
    ],
    "live",
  );
  assert.deepEqual(
    arrows.map(({ from, to }) => from + to),
    ["e2e4", "d2d4"],
  );
  assert.deepEqual(
    arrows.map(({ weight }) => weight),
    [1, 0.5],
  );
  const far = lineArrows(
    [
      { rank: 2, pv: ["e2e4"] },
      { rank: 5, pv: ["d2d4"] },
    ],
    "live",
  );
  assert.deepEqual(
    far.map(({ weight }) => weight),
    [0.72, 0.5],
  );
});
