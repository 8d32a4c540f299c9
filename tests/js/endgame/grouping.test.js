import "../english.js";

import assert from "node:assert/strict";
import { test } from "vitest";

import { groupsOf } from "../../../static/js/endgame/grouping.ts";

const move = (san, wdl, dtm = null, dtz = null) => ({ uci: `${san}!`, san, wdl, dtm, dtz });

test("moves are grouped by what becomes of the game, best first, in the order of the answer", () => {
  const groups = groupsOf([move("Kd5", 2, 14), move("Ra5", 2, 15), move("Kb3", 0), move("Ra3", -2, 9)]);
  assert.deepEqual(
    groups.map(({ result, unit, title, moves }) => [result, unit, title, moves.map(({ san }) => san)]),
    [
      ["wins", "mate", "Wins in", ["Kd5", "Ra5"]],
      ["draws", "none", "Draws", ["Kb3"]],
      ["loses", "mate", "Loses in", ["Ra3"]],
    ],
  );
  assert.deepEqual(groups[0].moves[0], {
    uci: "Kd5!",
    san: "Kd5",
    distance: 14,
    words: "wins in 14 moves",
  });
  assert.equal(groups[1].moves[0].words, "draws");
  assert.equal(groups[1].moves[0].distance, null);
});

test("a win that the fifty-move rule spoils has a group of its own, and so has a loss that it saves", () => {
  const groups = groupsOf([move("Nd4", 1, 70, 110), move("Kc2", -1, 60, -104)]);
  assert.deepEqual(
    groups.map(({ title, unit }) => [title, unit]),
    [
      ["Wins, but not within the fifty-move rule", "none"],
      ["Loses, but not within the fifty-move rule", "none"],
    ],
  );
  assert.equal(groups[0].moves[0].words, "wins, but not within the fifty-move rule");
});

test("where mate is not counted, moves to the next capture or pawn move are", () => {
  const [wins, loses] = groupsOf([
    move("a4", 2, null, 1),
    move("Kb2", 2, null, 7),
    move("Kc1", -2, null, -8),
  ]);
  assert.equal(wins.title, "Wins; next capture or pawn move in");
  assert.deepEqual(
    wins.moves.map(({ distance }) => distance),
    [1, 4],
  );
  assert.equal(wins.moves[0].words, "wins");
  assert.deepEqual(
    loses.moves.map(({ distance }) => distance),
    [4],
  );
});

test("where nothing is counted there is no distance", () => {
  const [wins] = groupsOf([move("a4", 2), move("Kb2", 2, 3)]);
  assert.deepEqual([wins.title, wins.unit], ["Wins", "none"]);
  assert.deepEqual(
    wins.moves.map(({ distance }) => distance),
    [null, null],
  );
});
