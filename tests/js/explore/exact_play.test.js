import "../english.js";

import assert from "node:assert/strict";
import { test } from "vitest";

import { exactOf, exactWords, givenAway } from "../../../static/js/explore/exact_play.ts";

const ROOK = "8/8/8/8/4k3/8/4K2R/8 w - - 0 1";
const nothing = { fen: ROOK, table: null, pawns: null, solved: null, refused: "not known" };
const known = (wdl, dtm = null) => ({ wdl, dtm, best: [], ordered: true });

test("a table orders the moves, a solved pawn ending names those that keep the result", () => {
  const table = { name: "KRvK", source: "kibitz 1", wdl: 2, dtm: 12, moves: [{ uci: "h2h5" }] };
  assert.deepEqual(exactOf(ROOK, { ...nothing, table }, String), {
    wdl: 2,
    dtm: 12,
    best: ["h2h5"],
    ordered: true,
  });
  const solved = { result: "0-1", proven: true, moves: ["Kd2", "?"], unsure: [], nodes: 1 };
  const read = (san) => (san === "Kd2" ? "e2d2" : null);
  assert.deepEqual(exactOf(ROOK, { ...nothing, solved }, read), {
    wdl: -2,
    dtm: null,
    best: ["e2d2"],
    ordered: false,
  });
  assert.equal(exactOf(ROOK, nothing, String), null);
});

test("it is said who wins", () => {
  assert.match(exactWords(known(2, 12), ROOK), /White wins in 12 moves/);
  assert.equal(exactWords(known(0), ROOK), "A draw");
});

test("a win that is gone is noticed, and a draw; what nobody knows is not", () => {
  assert.equal(givenAway(known(2), known(-2)), null);
  assert.equal(givenAway(known(2), known(0)), "win");
  assert.equal(givenAway(known(2), known(-1)), "win"); // the fifty-move rule makes it a draw
  assert.equal(givenAway(known(2), known(2)), "game");
  assert.equal(givenAway(known(0), known(2)), "draw");
  assert.equal(givenAway(known(0), known(0)), null);
  assert.equal(givenAway(known(0), known(-2)), null);
  assert.equal(givenAway(null, known(0)), null);
  assert.equal(givenAway(known(2), null), null);
});
