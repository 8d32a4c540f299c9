import assert from "node:assert/strict";
import { test } from "vitest";

import "../english.js";
import { material, numberBefore, pieceName, pieces, spoken } from "../../../static/js/chess/position.ts";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

test("a FEN is read square by square", () => {
  const found = pieces(START);
  assert.equal(Object.keys(found).length, 32);
  assert.deepEqual([found.e1, found.d8, found.e4], ["K", "q", undefined]);
  assert.deepEqual(["N", "q", undefined].map(pieceName), ["white knight", "black queen", "empty"]);
});

test("material tells the lead and what makes it", () => {
  assert.deepEqual(material(START), { lead: 0, white: [], black: [] });
  assert.deepEqual(material("4k3/8/8/8/8/8/8/R3K1b1 w - - 0 1"), { lead: 2, white: ["r"], black: ["b"] });
});

test("numbers follow the FEN's move counter", () => {
  assert.equal(numberBefore(START), "1.");
  assert.equal(numberBefore("4k3/8/8/8/8/8/8/4K3 b - - 0 30"), "30…");
});

test("moves are spoken in words", () => {
  assert.deepEqual(["Nxe5+", "O-O", "O-O-O#", "exd8=Q+", "R1d2", "e4"].map(spoken), [
    "knight takes e5, check",
    "castles kingside",
    "castles queenside, mate",
    "pawn e takes d8 becomes queen, check",
    "rook 1 d2",
    "pawn e4",
  ]);
});
