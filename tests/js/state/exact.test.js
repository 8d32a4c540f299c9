import "../english.js";

import assert from "node:assert/strict";
import { test } from "vitest";

import { exactLook, isExact, mayBeExact, menOf } from "../../../static/js/state/exact.ts";

const FEN = (side) => `8/8/8/8/8/4k3/8/R3K3 ${side} - - 0 1`;

for (const [wdl, dtm, side, sign, words, win] of [
  [2, 14, "w", "+−", "White wins in 14 moves", 1],
  [-2, 14, "w", "−+", "Black wins in 14 moves", 0],
  [2, 1, "b", "−+", "Black wins in one move", 0],
  [-2, null, "b", "+−", "White wins", 1],
  [1, 60, "w", "=", "White wins, but not within the fifty-move rule", 0.5],
  [-1, null, "w", "=", "Black wins, but not within the fifty-move rule", 0.5],
  [0, null, "b", "=", "a draw", 0.5],
])
  test(`${wdl} in ${dtm} with ${side} to move is ${sign}: ${words}`, () => {
    assert.deepEqual(exactLook({ wdl, dtm }, FEN(side)), { sign, words, said: `exact: ${words}`, win });
  });

test("a position is exact by a table or as a sum of pawns", () => {
  assert.equal(isExact(null), false);
  assert.equal(isExact({ exact: null, pawns: null }), false);
  assert.equal(isExact({ exact: { wdl: 0 }, pawns: null }), true);
  assert.equal(isExact({ exact: null, pawns: { sum: "0" } }), true);
});

test("only few men, or kings and pawns alone, are worth a question", () => {
  const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  const pawns = "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1";
  const seven = "4k3/ppp5/8/8/8/8/P7/R3K3 w - - 0 1";
  assert.deepEqual(
    [start, pawns, seven, FEN("w")].map((fen) => mayBeExact(fen, 5)),
    [false, true, false, true],
  );
  assert.equal(mayBeExact(seven, 7), true);
  assert.deepEqual([start, seven, FEN("w")].map(menOf), [32, 7, 3]);
});
