import assert from "node:assert/strict";
import { test } from "vitest";

import { arrive, follow, grow, lines, played, prune } from "../../../static/js/state/tree.ts";
import { atPly, enter, onBoard, step } from "../../../static/js/state/view.ts";

const node = (uci) => ({
  uci,
  san: uci,
  fen: `after ${uci}`,
  origin: uci.slice(0, 2),
  target: uci.slice(2, 4),
  number: "1.",
});
const record = (uci, variations = []) => ({
  ...node(uci),
  nags: [],
  comment: "",
  starting_comment: "",
  variations,
});
const ucis = (nodes) => nodes?.map(({ uci }) => uci);

/** 1. e4 e5 (1... c5 2. Nf3 (2. c3 d5)) 2. d4 */
const VARIATION = [record("c7c5"), record("g1f3", [[record("c2c3"), record("d7d5")]])];
const state = {
  game: { start_fen: "start", moves: [record("e2e4"), record("e7e5", [VARIATION]), record("d2d4")] },
  moves: [],
  positions: [],
};

test("a tree grows along a path, once", () => {
  let tree = grow({}, 1, [node("e7e6"), node("d2d4")]);
  tree = grow(tree, 1, [node("e7e6"), node("d2d4")]);
  tree = grow(tree, 1, [node("e7e6"), node("d2d3")]);
  assert.equal(tree[1].length, 1);
  assert.deepEqual(ucis(tree[1][0].children), ["d2d4", "d2d3"]);
});

test("a path is followed on along the main continuations", () => {
  const tree = grow(grow({}, 1, ["e7e6", "d2d4", "d7d5"].map(node)), 1, ["e7e6", "d2d3", "c7c5"].map(node));
  assert.deepEqual(ucis(follow(tree, 1, [])), ["e7e6", "d2d4", "d7d5"]);
  assert.deepEqual(ucis(follow(tree, 1, ["e7e6", "d2d3"])), ["e7e6", "d2d3", "c7c5"]);
  assert.equal(follow(tree, 1, ["a7a6"]), null);
});

test("a variation is removed with what follows it, and no trace stays", () => {
  const tree = grow(grow({}, 1, ["e7e6", "d2d4"].map(node)), 1, ["e7e6", "d2d3"].map(node));
  assert.deepEqual(ucis(follow(prune(tree, 1, ["e7e6", "d2d4"]), 1, [])), ["e7e6", "d2d3"]);
  assert.deepEqual(prune(tree, 1, ["e7e6"]), {});
  assert.deepEqual(prune(tree, 5, ["e7e6"]), tree);
});

test("the tree is drawn as the PGN's variations are: nested in place of the move they replace", () => {
  const tree = grow(grow({}, 1, ["e7e6", "d2d4", "d7d5"].map(node)), 1, ["e7e6", "d2d3"].map(node));
  const [line] = lines(tree, 1);
  assert.deepEqual(ucis(line), ["e7e6", "d2d4", "d7d5"]);
  assert.deepEqual(line[1].variations.map(ucis), [["d2d3"]]);
  assert.deepEqual(lines(tree, 2), []);
});

test("the game's next move is a step of the game", () => {
  const { view, tree } = played(state, atPly(state, 0), {}, node("e2e4"));
  assert.deepEqual([view, tree], [{ ply: 1, branch: null }, {}]);
});

test("another move begins a variation of one's own, which goes on growing", () => {
  let now = played(state, atPly(state, 1), {}, node("e7e6"));
  now = played(state, now.view, now.tree, node("d2d4"));
  assert.equal(now.view.branch.kind, "own");
  assert.equal(onBoard(state, now.view).fen, "after d2d4");
  assert.deepEqual(ucis(follow(now.tree, 1, [])), ["e7e6", "d2d4"]);
  const back = step(state, now.view, -1);
  const again = played(state, back, now.tree, node("d2d4"));
  assert.equal(again.tree, now.tree);
  const other = played(state, back, now.tree, node("d2d3"));
  assert.deepEqual(ucis(other.tree[1][0].children), ["d2d4", "d2d3"]);
});

test("a move that the PGN's variation has goes into that, nested ones too", () => {
  const { view, tree } = played(state, atPly(state, 1), {}, node("c7c5"));
  assert.deepEqual([view.branch.kind, ucis(view.branch.nodes), tree], ["variation", ["c7c5", "g1f3"], {}]);
  const nested = played(state, view, {}, node("c2c3"));
  assert.deepEqual(
    [nested.view.branch.kind, ucis(nested.view.branch.nodes), nested.view.branch.index],
    ["variation", ["c7c5", "c2c3", "d7d5"], 2],
  );
});

test("leaving a line of the engine keeps the moves of the line before it", () => {
  const line = enter(1, ["b8c6", "g1f3", "e7e5"].map(node), 2, { kind: "line", line: {} });
  assert.deepEqual(played(state, line, {}, node("e7e5")).view.branch.index, 3);
  const { view, tree } = played(state, line, {}, node("d7d6"));
  assert.deepEqual([view.branch.kind, view.branch.index], ["own", 3]);
  assert.deepEqual(ucis(follow(tree, 1, [])), ["b8c6", "g1f3", "d7d6"]);
});

test("a path that begins as the game goes leaves it where it really does", () => {
  const { view } = arrive(state, {}, 0, ["e2e4", "e7e5", "g1f3"].map(node));
  assert.deepEqual([view.branch.base, ucis(view.branch.nodes)], [2, ["g1f3"]]);
  assert.deepEqual(arrive(state, {}, 0, ["e2e4", "e7e5"].map(node)).view, { ply: 2, branch: null });
  assert.equal(arrive(state, {}, 3, [node("e5d4")]).view.branch.base, 3, "after the last move too");
});
