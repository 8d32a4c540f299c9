import "../english.js";

import assert from "node:assert/strict";
import { test } from "vitest";

import { solvedOf, wanted } from "../../../static/js/endgame/solving.ts";

const ROOK = "8/8/8/8/8/4k3/8/R3K3 w - - 0 1";
const PAWNS = "8/1p5p/p7/4k3/4Pp2/5K1P/PP6/8 w - - 0 1";
const MANY = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const none = { exact: null, pawns: null };
const sums = { groups: [], sum: "v*", outcome: "N", winning_moves: ["h4"] };
const START = { ply: 0, branch: null };
const tried = { ply: 0, branch: { base: 0, kind: "own", index: 1, nodes: [{ fen: PAWNS }] } };

const game = (fen, position, uci = "a1a3") => ({
  game: { start_fen: fen, moves: [{ uci, fen }] },
  positions: [position, null],
});

test("few men are always asked about, pawns alone where the review has no word on them, or says so", () => {
  assert.equal(wanted(ROOK, none, 5), true);
  assert.equal(wanted(PAWNS, null, 5), true);
  assert.equal(wanted(PAWNS, none, 5), false);
  assert.equal(wanted(PAWNS, { ...none, pawns: sums }, 5), true);
  assert.equal(wanted(MANY, null, 7), false);
});

test("what the review says stands at once, the moves come with the answer", () => {
  const state = game(ROOK, { exact: { wdl: 2, dtm: 14 }, pawns: null });
  const before = solvedOf(state, START, undefined);
  assert.equal(before.exact.words, "White wins in 14 moves");
  assert.equal(before.answer, null);
  assert.equal(before.played, "a1a3");
  const answer = { table: { wdl: 2, dtm: 14, moves: [] }, pawns: null };
  assert.equal(solvedOf(state, START, answer).answer, answer);
});

test("a pawn ending of the game is claimed by the review's word alone", () => {
  const certified = { table: null, pawns: { ...sums, certified: true } };
  const agreed = solvedOf(game(PAWNS, { ...none, pawns: sums }), START, certified);
  assert.deepEqual(agreed.pawns, { answer: certified.pawns, agreed: true });
  assert.equal(solvedOf(game(PAWNS, none), START, certified).pawns, null);
  assert.deepEqual(solvedOf(game(PAWNS, { ...none, pawns: sums }), START, undefined).pawns, {
    answer: sums,
    agreed: true,
  });
});

test("of one that was tried the server's certificate is told, without the engine's word", () => {
  const state = game(ROOK, none);
  const certified = { table: null, pawns: { ...sums, certified: true } };
  assert.deepEqual(solvedOf(state, tried, certified).pawns, { answer: certified.pawns, agreed: false });
  assert.equal(solvedOf(state, tried, { table: null, pawns: { ...sums, certified: false } }).pawns, null);
  assert.equal(solvedOf(state, tried, certified).played, null);
});

test("what a move does that is tried in a solved pawn ending is told by the review's word", () => {
  const after = (uci, exact) => {
    const view = { ply: 0, branch: { ...tried.branch, nodes: [{ uci, fen: PAWNS }] } };
    const known = { keep: ["h3h4"], unsure: ["b2b3"], table: "pawns", dtm: null, ...exact };
    return solvedOf(game(PAWNS, { exact: known, pawns: null }), view, undefined);
  };
  const words = (uci, exact) => after(uci, exact).exact?.words;
  assert.equal(words("h3h4", { wdl: -2 }), "White wins");
  assert.equal(words("h3h4", { wdl: 0 }), "a draw");
  assert.equal(words("a2a3", { wdl: 0 }), "White wins");
  assert.equal(words("b2b3", { wdl: 0 }), undefined);
  const spoilt = after("a2a3", { wdl: 2 });
  assert.deepEqual([spoilt.exact, spoilt.gone], [null, "Black can no longer win"]);
  assert.equal(after("b2b3", { wdl: 2 }).gone, null);
});

test("where nothing is known it is told which table is to be built", () => {
  const ordered = { table: null, pawns: null, solved: null, ordered: "KRPvKR" };
  assert.equal(solvedOf(game(ROOK, none), START, ordered).ordered, "KRPvKR");
  assert.equal(solvedOf(game(ROOK, { exact: { wdl: 0 }, pawns: null }), START, ordered).ordered, null);
  assert.equal(solvedOf(game(ROOK, none), START, undefined).ordered, null);
});
