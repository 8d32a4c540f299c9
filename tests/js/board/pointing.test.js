import assert from "node:assert/strict";
import { test } from "vitest";

import { pointedAt } from "../../../static/js/board/pointing.ts";
import { loadRules } from "../../../static/js/chess/rules.ts";

await loadRules((name) => import(`chessops/${name}`));
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const AFTER = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
const e4 = { uci: "e2e4", san: "e4", fen: AFTER, origin: "e2", target: "e4" };
const state = { game: { start_fen: START, variant: "standard", moves: [e4] } };
const line = ["d7d5", "e4d5", "d8d5"];
const motif = { kind: "motif", base: "after", line, by_piece: { piece: "q", square: "d5" } };

test("a motif stands on the board at the move of its line that makes it", async () => {
  const { node, arrows } = await pointedAt(state, 1, { ...motif, ply: 2 });
  assert.deepEqual(
    [node.uci, node.fen.split(" ")[0]],
    ["d8d5", "rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR"],
  );
  assert.deepEqual(arrows, [{ from: "d5", to: "d5", color: "falls" }]);
  assert.equal((await pointedAt(state, 1, motif)).node.uci, "d7d5", "without a ply its first move");
});

test("anything else stands where its line begins: before the move or after it", async () => {
  const hangs = { kind: "hangs", square: "e4", base: "after", line: ["d7d5"] };
  assert.equal((await pointedAt(state, 1, hangs)).node, e4);
  assert.equal((await pointedAt(state, 1, { ...hangs, base: "before" })).node.fen, START);
});

test("a line that cannot be played leaves the position where it begins", async () => {
  assert.equal((await pointedAt(state, 1, { ...motif, line: ["a1a8"] })).node, e4);
});
