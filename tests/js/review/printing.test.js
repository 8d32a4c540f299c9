import "../english.js";

import assert from "node:assert/strict";
import { test } from "vitest";

import { paperWords } from "../../../static/js/review/printing.ts";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const said = [{ key: "report-moments", params: {} }];
const state = (...moves) => ({
  game: { start_fen: START, moves: moves.map(() => ({ san: "e4", fen: START })) },
  moves: moves.map((move, index) => move && { ply: index + 1, quiet: false, ...move }),
});

test("on paper stand the faults that something is said of, each with its move and class", () => {
  const found = paperWords(
    state(
      { classification: "blunder", reason: { rule: "cp_to_cp", said } },
      { classification: "best", reason: { rule: "top_move", said } },
      { classification: "mistake", reason: { rule: "cp_to_cp" } },
      { classification: "mistake", quiet: true, reason: { rule: "cp_to_cp", said } },
      { classification: null, reason: null },
      null,
    ),
  );
  assert.deepEqual(found, [{ move: "1. e4", id: "blunder", words: "Key moments" }]);
});
