import assert from "node:assert/strict";
import { test } from "vitest";

import { START } from "../../../static/js/chess/fen.ts";
import {
  EMPTY,
  faultsOf,
  fenOf,
  moved,
  possibleRights,
  setupOf,
  squaresOf,
  withMan,
} from "../../../static/js/explore/setup.ts";

const faults = (placement) => faultsOf(setupOf(placement)).map(({ key, side }) => [key, side ?? null]);

test("a FEN becomes a setup and the same FEN again", () => {
  const passant = "rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w Kq d6 0 3";
  for (const fen of [START, EMPTY, passant]) assert.equal(fenOf(setupOf(fen)), fen);
  assert.equal(fenOf(setupOf("4k3/8/8/8/8/8/8/4K3_b")), "4k3/8/8/8/8/8/8/4K3 b - - 0 1");
});

test("what describes no board is none", () => {
  for (const text of ["", "8/8", "9/8/8/8/8/8/8/8", "x7/8/8/8/8/8/8/8", "7/8/8/8/8/8/8/8"])
    assert.equal(setupOf(text), null);
});

test("rights go with the men they need", () => {
  assert.equal(possibleRights(setupOf(START).men), "KQkq");
  const without = moved(setupOf(START), "h1", null);
  assert.equal(possibleRights(without.men), "Qkq");
  assert.equal(fenOf(without).split(" ")[2], "Qkq");
});

test("men are put, moved and taken off, and the counters begin anew", () => {
  const setup = setupOf("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 9");
  assert.equal(fenOf(moved(setup, "e1", "d1")), "4k3/8/8/3pP3/8/8/8/3K4 w - - 0 1");
  assert.equal(fenOf(withMan(setup, "a8", "q")), "q3k3/8/8/3pP3/8/8/8/4K3 w - - 0 1");
  assert.equal(fenOf(withMan(setup, "d5", "")), "4k3/8/8/4P3/8/8/8/4K3 w - - 0 1");
  assert.equal(moved(setup, "a1", "a2"), setup);
  assert.equal(moved(setup, "e1", "e1"), setup);
});

test("what is wrong is said", () => {
  assert.deepEqual(faults(START), []);
  assert.deepEqual(faults("8/8/8/8/8/8/8/8"), [
    ["no-king", "white"],
    ["no-king", "black"],
  ]);
  assert.deepEqual(faults("4k3/8/8/8/8/8/8/P3KK2"), [
    ["too-many-kings", null],
    ["pawn-on-rank", null],
  ]);
  assert.deepEqual(faults("4k3/pppppppp/p7/8/8/8/8/4K3"), [["too-many-pawns", "black"]]);
  assert.deepEqual(faults("4k3/8/8/8/8/8/QQQQQQQQ/QQQQKQQQQ".replace("QQQQKQQQQ", "QQQQKQQQ")), []);
  assert.deepEqual(faults("4k3/8/8/8/8/Q7/QQQQQQQQ/QQQQKQQQ"), [["too-many-pieces", "white"]]);
});

test("squares stand as a side sees them", () => {
  assert.deepEqual([squaresOf("white")[0], squaresOf("white")[63]], ["a8", "h1"]);
  assert.deepEqual([squaresOf("black")[0], squaresOf("black")[63]], ["h1", "a8"]);
});
