import assert from "node:assert/strict";
import { test } from "node:test";

import { nodesOf } from "../../../static/js/chess/lines.js";
import { loadRules } from "../../../static/js/chess/rules.js";

await loadRules((name) => import(`chessops/${name}`)); // the page has its libraries below /vendor/

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const sans = async (...asked) => (await nodesOf(...asked)).map(({ san }) => san);

test("a line is moves that can stand on the board", async () => {
  const nodes = await nodesOf(START, ["e2e4", "e7e5"]);
  assert.deepEqual(
    nodes.map(({ uci, san }) => [uci, san]),
    [
      ["e2e4", "e4"],
      ["e7e5", "e5"],
    ],
  );
  assert.match(nodes[1].fen, /^rnbqkbnr\/pppp1ppp\/8\/4p3\/4P3\/8\/PPPP1PPP\/RNBQKBNR w/);
});

test("it stops before a move that is not legal", async () => {
  assert.deepEqual(await sans(START, ["e2e4", "e2e4", "e7e5"]), ["e4"]);
  assert.deepEqual(await sans(START, ["e7e5"]), []);
});
