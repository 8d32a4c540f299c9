import assert from "node:assert/strict";
import { test } from "vitest";

import * as trees from "../../../static/js/openings/tree.ts";

const GAMES = ["e2e4 e7e5 g1f3", "e2e4 e7e5 f1c4", "e2e4 c7c5", "d2d4 d7d5"].map((line, index) => ({
  review: `r${index}`,
  white: index ? "Ann" : "Bob",
  black: index ? "Cid" : "?",
  result: ["1-0", "0-1", "1/2-1/2", "*"][index],
  line: line.split(" "),
}));
const position = (games, moves, more = {}) => ({
  games,
  plies: games.map(() => more.ply ?? 0),
  name: null,
  white: 1,
  draws: 0,
  black: 0,
  points: 0.6,
  moves: moves.map(([uci, count, to]) => ({ uci, san: uci.slice(2), games: count, faults: 0, to })),
  ...more,
});
const tree = {
  games: GAMES,
  positions: [
    position(
      [0, 1, 2, 3],
      [
        ["e2e4", 3, 1],
        ["d2d4", 1, null],
      ],
    ),
    position(
      [0, 1, 2],
      [
        ["e7e5", 2, 2],
        ["c7c5", 1, null],
      ],
      { ply: 1, name: { eco: "B00", name: "King's Pawn" } },
    ),
    position(
      [0, 1, 2],
      [
        ["g1f3", 1, null],
        ["f1c4", 1, null],
      ],
      { ply: 2, points: null },
    ),
  ],
};

test("a line is walked as far as the tree has it", () => {
  const steps = trees.walk(tree, ["e2e4", "e7e5", "g1f3"]);
  assert.deepEqual(
    steps.map(({ to }) => to),
    [1, 2],
  );
  assert.deepEqual(trees.walk(tree, trees.lineOf("#e2e4,e7e5")), steps);
  assert.deepEqual(trees.walk(tree, ["d2d4"]), []);
  assert.deepEqual(
    trees.walk(tree, trees.lineOf("#white:e7e5,g1f3"), 1).map(({ to }) => to),
    [2],
  );
  assert.deepEqual(trees.walk(tree, trees.lineOf("#<script>")), []);
  assert.equal(trees.nameOf(tree, steps).eco, "B00");
  assert.equal(trees.nameOf(tree, []), null);
});

test("the main line goes on by the most played moves, and in no circle", () => {
  assert.equal(trees.mainLine(tree, []).length, 2);
  const round = { positions: [position([0, 1], [["g1f3", 2, 1]]), position([0, 1], [["f3g1", 2, 0]])] };
  assert.equal(trees.mainLine(round, []).length, 1);
});

test("a row has its move's games, and the results of all that come to the position", () => {
  const [e5, c5] = trees.rowsOf(tree, tree.positions[1]);
  assert.deepEqual([e5.move.games, e5.others, e5.points], [2, 1, null]);
  assert.equal(e5.once, null);
  assert.deepEqual(c5.results, { white: 0, draws: 1, black: 0 });
  assert.equal(trees.hrefOf(c5.once), "/r/r2?ply=2");
});

test("a move played when a position came again has no game of its own", () => {
  const here = position([0], [["a2a3", 1, null]]);
  assert.equal(trees.rowsOf(tree, here)[0].once, null);
});

test("points are seen by a side", () => {
  assert.equal(trees.seenBy(0.6, "white"), 0.6);
  assert.equal(trees.seenBy(0.6, "black"), 0.4);
  assert.equal(trees.seenBy(null, "black"), null);
});

test("an address names whose tree it is", () => {
  assert.deepEqual(trees.askedOf("?player=M%C3%BCller&side=black"), { player: "Müller", side: "black" });
  assert.deepEqual(trees.askedOf("?player=Ann&side=red"), { player: "Ann", side: "white" });
  assert.deepEqual(trees.askedOf("?side=black"), { player: null, side: null });
  assert.equal(trees.addressOf("c1", "A&B", "black"), "/c/c1/openings?player=A%26B&side=black");
  assert.equal(trees.addressOf("c1", null, "white"), "/c/c1/openings");
});

test("the players are those of the games by name", () => {
  assert.deepEqual(trees.playersOf(tree), ["Ann", "Bob", "Cid"]);
});
