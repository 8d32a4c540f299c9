import assert from "node:assert/strict";
import { test } from "vitest";

import { loadRules } from "../../../static/js/chess/rules.ts";
import { tallyOf } from "../../../static/js/season/departures.ts";
import { keyOf } from "../../../static/js/state/repertoire.ts";

const rules = await loadRules((name) => import(`chessops/${name}`));
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const [e4, e5, f3] = rules.line(START, ["e2e4", "e7e5", "g1f3"]);
const REPERTOIRE = {
  side: "white",
  positions: [
    { fen: keyOf(START), moves: [{ ...e4, to: 1 }] },
    { fen: keyOf(e4.fen), moves: [{ ...e5, to: 2 }] },
    { fen: keyOf(e5.fen), moves: [{ ...f3, to: 3 }] },
    { fen: keyOf(f3.fen), moves: [] },
  ],
};
const tree = (...lines) => ({
  positions: [{ fen: keyOf(START) }],
  games: lines.map((line, index) => ({ review: `r${index}`, line: line.split(" ") })),
});

test("ways to leave a repertoire are counted, the most frequent first", () => {
  const tally = tallyOf(
    REPERTOIRE,
    tree("d2d4", "e2e4 c7c5", "e2e4 c7c5", "e2e4 e7e5 g1f3 b8c6", "e2e4 e7e5", "e2e4 e7e5 f1c4"),
    rules,
  );
  assert.deepEqual([tally.games, tally.left, tally.opponent, tally.ends], [6, 2, 2, 1]);
  assert.deepEqual(
    tally.ways.map(({ departure, games }) => [
      departure.move,
      games.map(({ game, ply }) => [game.review, ply]),
    ]),
    [
      [
        "1…c5",
        [
          ["r1", 2],
          ["r2", 2],
        ],
      ],
      ["1.d4", [["r0", 1]]],
      ["2.Bc4", [["r5", 3]]],
    ],
  );
});
