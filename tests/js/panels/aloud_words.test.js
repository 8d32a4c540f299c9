import assert from "node:assert/strict";
import { test } from "vitest";

import "../english.js";
import { aloudWords, inSpeech } from "../../../static/js/panels/aloud_words.ts";

test.each([
  ["Hangs the knight: 31.Qxa4.", "Hangs the knight: queen takes a4."],
  [
    "Better was 30...Nd7, which brings the knight to safety.",
    "Better was knight d7, which brings the knight to safety.",
  ],
  ["Allows 21.e4 and 22.O-O-O.", "Allows pawn e4 and castles queenside."],
  ["The pawn on e4 falls.", "The pawn on e4 falls."],
  ["Misses Bxh7+ and Qh5#!", "Misses bishop takes h7, check and queen h5, mate"],
  ["A rook for 2 pieces.", "A rook for 2 pieces."],
])("moves in a sentence are said in words: %s", (written, said) => {
  assert.equal(inSpeech(written), said);
});

const FEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const state = {
  game: { start_fen: FEN, moves: [{ san: "Nf3", uci: "g1f3", fen: FEN }] },
  moves: [
    { ply: 1, classification: "blunder", reason: { said: [{ key: "reason-nothing-of-this", params: {} }] } },
  ],
  positions: [],
  report: { story: [] },
};

test("a move is read with its class, a place in a line without", () => {
  assert.equal(aloudWords(state, { ply: 1, branch: null }), "knight f3. Blunder");
  const node = { san: "e4", uci: "e2e4", fen: FEN };
  const branch = { base: 0, nodes: [node], index: 1, from: 0 };
  assert.equal(aloudWords(state, { ply: 0, branch }), "pawn e4");
});
