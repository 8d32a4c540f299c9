import assert from "node:assert/strict";
import { test } from "vitest";

import { nodesOf } from "../../../static/js/chess/lines.ts";
import { loadRules } from "../../../static/js/chess/rules.ts";

await loadRules((name) => import(`chessops/${name}`));
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

test("an engine's line becomes moves that can stand on the board, up to one that is not legal", async () => {
  const nodes = await nodesOf(START, ["e2e4", "e7e5", "e1e3", "g8f6"]);
  assert.deepEqual(
    nodes.map(({ number, san, origin, target }) => [number, san, origin, target]),
    [
      ["1.", "e4", "e2", "e4"],
      ["1…", "e5", "e7", "e5"],
    ],
  );
  assert.match(nodes[1].fen, / w KQkq /);
  assert.deepEqual(await nodesOf(START, []), []);
});

test("castling is written as the variant has it", async () => {
  const fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
  assert.deepEqual(
    (await nodesOf(fen, ["e1g1"])).map(({ uci, target }) => [uci, target]),
    [["e1g1", "g1"]],
  );
  const [node] = await nodesOf(fen, ["e1h1"], "chess960");
  assert.deepEqual([node.uci, node.target], ["e1h1", "g1"]);
});
