import assert from "node:assert/strict";
import { test } from "vitest";

import { loadRules } from "../../../static/js/chess/rules.ts";
import { createExplorer } from "../../../static/js/explore/tree_of_moves.ts";
import { atPly } from "../../../static/js/state/view.ts";

const rules = await loadRules((name) => import(`chessops/${name}`));
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const line = (ucis, fen = START) => rules.line(fen, ucis);
const record = (node) => ({ ...node, nags: [], comment: "", starting_comment: "", variations: [] });

const moves = line(["e2e4", "e7e5", "g1f3"]).map(record);
const engineLine = { rank: 1, cp: 20, mate: null, pv: ["c7c5", "g1f3", "d7d6"] };
const state = {
  game: { start_fen: START, variant: "standard", moves },
  positions: [null, { lines: [engineLine] }, null, null],
};
const at = (ply, ...ucis) => line(ucis, ply ? moves[ply - 1].fen : START);

test("a move of the game is a step, another one a variation of one's own", () => {
  const explorer = createExplorer("a");
  assert.deepEqual(explorer.play(state, atPly(state, 0), at(0, "e2e4")[0]), atPly(state, 1));
  const { ply, branch } = explorer.play(state, atPly(state, 1), at(1, "e7e6")[0]);
  assert.deepEqual([ply, branch.kind, branch.index, branch.nodes[0].san], [1, "own", 1, "e6"]);
  assert.deepEqual(
    explorer
      .linesAt()(1)
      .map((nodes) => nodes.map(({ san }) => san)),
    [["e6"]],
  );
  assert.notEqual(explorer.linesAt(), explorer.linesAt(), "a new function for every state");
});

test("a view inside a removed variation goes where it branched off", () => {
  const explorer = createExplorer("b");
  const first = explorer.play(state, atPly(state, 1), at(1, "e7e6")[0]);
  const second = explorer.play(state, first, at(1, "e7e6", "d2d4")[1]);
  const shorter = explorer.remove(second, 1, ["e7e6", "d2d4"]);
  assert.deepEqual([shorter.branch.index, shorter.branch.nodes.length], [1, 1]);
  assert.deepEqual(explorer.remove(shorter, 1, ["e7e6"]), { ply: 1, branch: null });
  assert.deepEqual(explorer.linesAt()(1), []);
});

test("removing another variation leaves the view, with its line as it is now", () => {
  const explorer = createExplorer("c");
  explorer.play(state, atPly(state, 1), at(1, "d7d5")[0]);
  const own = explorer.play(state, atPly(state, 1), at(1, "e7e6")[0]);
  const { branch } = explorer.remove(own, 1, ["d7d5"]);
  assert.deepEqual([branch.base, branch.index, branch.nodes[0].uci], [1, 1, "e7e6"]);
  assert.equal(explorer.remove(atPly(state, 2), 1, ["e7e6"]).branch, null);
});

test("a place is a ply of the game, the engine's line, or a variation of one's own", async () => {
  const explorer = createExplorer("d");
  assert.deepEqual(await explorer.find(state, { ply: 0, line: ["e2e4", "e7e5"] }), atPly(state, 2));
  const found = await explorer.find(state, { ply: 1, line: ["c7c5", "g1f3"] });
  assert.deepEqual([found.branch.kind, found.branch.index, found.branch.nodes.length], ["line", 2, 3]);
  assert.equal(found.branch.line, engineLine);
  const own = await explorer.find(state, { ply: 1, line: ["b8c6"] });
  assert.deepEqual([own.branch.kind, own.branch.nodes[0].san], ["own", "Nc6"]);
});

test("moves that cannot be played leave the ply", async () => {
  const explorer = createExplorer("e");
  assert.deepEqual(await explorer.find(state, { ply: 1, line: ["e7e5", "e7e5"] }), atPly(state, 1));
  assert.deepEqual(explorer.linesAt()(1), []);
});
