import assert from "node:assert/strict";
import { test } from "vitest";

import "../english.js";
import { grouped, hrefOf, merged, NOTHING, nameOf } from "../../../static/js/find/answers.ts";

const kind = (name, group, games) => ({ kind: name, group, games });
const game = (review, ply = 4) => ({ review, ply });

test("the answers of several searches become one, and a game is in it once", () => {
  const one = {
    searched: 3,
    left_out: 1,
    kinds: [kind("rooks", "ending", 2)],
    games: [game("a"), game("b")],
  };
  const two = {
    searched: 2,
    left_out: 0,
    kinds: [kind("pawns", "ending", 1), kind("rooks", "ending", 1)],
    games: [game("b", 9), game("c")],
  };
  assert.deepEqual(merged([one, two]), {
    searched: 5,
    left_out: 1,
    kinds: [kind("rooks", "ending", 3), kind("pawns", "ending", 1)],
    games: [game("a"), game("b"), game("c")],
  });
  assert.deepEqual(merged([]), NOTHING);
});

test("kinds stand in groups, the most frequent first, and no group is empty", () => {
  const kinds = [
    kind("stonewall", "structure", 1),
    kind("doubled-pawns", "structure", 7),
    kind("rooks", "ending", 2),
  ];
  assert.deepEqual(
    grouped(kinds).map((each) => [each.group, each.kinds.map((one) => one.kind)]),
    [
      ["ending", ["rooks"]],
      ["structure", ["doubled-pawns", "stonewall"]],
    ],
  );
});

test("kinds have names, types those of the review", () => {
  assert.equal(nameOf(kind("isolated-queens-pawn", "structure", 1)), "Isolated queen’s pawn");
  assert.equal(nameOf(kind("type-rook", "type", 1)), "Rooks, at most one minor piece each");
  assert.equal(nameOf(kind("type-rook-vs-minor-piece", "type", 1)), "One side’s rook against a minor piece");
});

test("a game opens at its ply", () => assert.equal(hrefOf(game("abc", 17)), "/r/abc#17"));
