import assert from "node:assert/strict";
import { test } from "vitest";

import { replyOf } from "../../../static/js/learn/replies.ts";

const BLACK = "8/8/8/3k4/8/8/4P3/4K3 b - - 0 1";
const WHITE = BLACK.replace(" b ", " w ");
const table = (wdl, dtm, moves = [{ uci: "d5e4", san: "Ke4" }]) => ({ table: { wdl, dtm, moves } });

test("what turns a win into a draw loses half a point, and the reply is told", () => {
  assert.deepEqual(replyOf(table(0, null), BLACK, 2), {
    loss: 0.5,
    line: ["d5e4"],
    sans: ["Ke4"],
    score: { cp: 0, mate: null },
  });
});

test("what turns a win into a loss loses all of it; the mate is told from White's side", () => {
  assert.deepEqual(replyOf(table(2, 9), BLACK, 2).score, { cp: null, mate: -9 });
  assert.equal(replyOf(table(2, 9), BLACK, 2).loss, 1);
  assert.equal(replyOf(table(2, 9), WHITE, 0).score.mate, 9);
  assert.equal(replyOf(table(2, 9), WHITE, 0).loss, 0.5);
});

test("a win that the fifty-move rule spoils is a draw", () => {
  assert.deepEqual(replyOf(table(-1, 70), BLACK, 2), {
    loss: 0.5,
    line: ["d5e4"],
    sans: ["Ke4"],
    score: { cp: 0, mate: null },
  });
});

test("without a table, or without a move, there is nothing to add", () => {
  assert.deepEqual(replyOf({ table: null }, BLACK, 2), {});
  assert.deepEqual(replyOf(table(0, null, []), BLACK, 2), { loss: 0.5, score: { cp: 0, mate: null } });
});
