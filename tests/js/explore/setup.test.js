import assert from "node:assert/strict";
import { test } from "vitest";

import { START } from "../../../static/js/chess/fen.ts";
import {
  EMPTY,
  faultsOf,
  fenOf,
  moved,
  possibleRights,
  rightsOf,
  setupOf,
  squaresOf,
  withMan,
  withRight,
  withTurn,
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
  assert.equal(possibleRights(setupOf(START)), "KQkq");
  const without = moved(setupOf(START), "h1", null);
  assert.equal(possibleRights(without), "Qkq");
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

test("rights of Chess960 stay, by the letter or the file of their rook", () => {
  const first = "nrkbbqrn/pppppppp/8/8/8/8/PPPPPPPP/NRKBBQRN w KQkq - 0 1";
  const named = "1rk3r1/8/8/8/8/8/8/RR1K2R1 w Bb - 0 1";
  const outer = "4k3/8/8/8/8/8/8/4KR1R w K - 0 1";
  for (const fen of [first, named]) {
    const setup = setupOf(fen);
    assert.deepEqual([setup.variant, fenOf(setup)], ["chess960", fen.replace("Bb", "Bq")]);
  }
  assert.equal(fenOf(setupOf("4k3/8/8/8/8/8/8/4KR1R w F - 0 1")).split(" ")[2], "F");
  assert.deepEqual([setupOf(outer).variant, fenOf(setupOf(outer))], ["standard", outer]);
  assert.equal(setupOf(START, "chess960").variant, "chess960");
  assert.equal(fenOf(setupOf("4k3/8/8/8/8/8/8/RK5R w KQ - 0 1", "chess960")).split(" ")[2], "KQ");
});

test("a FEN whose king has merely left its square is none of Chess960: its rights go", () => {
  const setup = setupOf("r3k2r/8/8/8/8/8/8/R4K1R w KQkq - 0 1");
  assert.deepEqual([setup.variant, fenOf(setup).split(" ")[2]], ["standard", "kq"]);
});

test("a right is given to the rook that can have it, and taken away", () => {
  const setup = setupOf("4k3/8/8/8/8/8/8/RR1K2R1 w B - 0 1");
  assert.deepEqual([possibleRights(setup), rightsOf(setup)], ["KQ", "Q"]);
  const both = withRight(setup, "K", true);
  assert.equal(fenOf(both).split(" ")[2], "KB");
  assert.equal(fenOf(withRight(both, "Q", false)).split(" ")[2], "K");
  assert.equal(fenOf(withRight(withRight(both, "Q", false), "Q", true)).split(" ")[2], "KQ");
});

test("an en passant square that no pawn can have passed goes", () => {
  const passant = (fen) => fenOf(setupOf(fen)).split(" ")[3];
  assert.equal(passant("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 9"), "d6");
  assert.equal(passant("4k3/8/8/4P3/3P4/8/8/4K3 b - d3 0 9"), "d3");
  for (const fen of [
    "4k3/8/8/4P3/8/8/8/4K3 w - d6 0 9",
    "4k3/3p4/8/3pP3/8/8/8/4K3 w - d6 0 9",
    "4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 9",
    "4k3/8/8/3pP3/8/8/8/4K3 b - d6 0 9",
    "4k3/8/8/3pP3/8/8/8/4K3 w - xx 0 9",
  ])
    assert.equal(passant(fen), "-", fen);
  assert.equal(fenOf(setupOf("4k3/8/8/3pP3/8/8/8/4K3 w - d6")).split(" ")[3], "d6");
});

test("the other side to move is another position", () => {
  const turned = withTurn(setupOf("4k3/8/8/3pP3/8/8/8/4K3 w - d6 3 9"), "b");
  assert.equal(fenOf(turned), "4k3/8/8/3pP3/8/8/8/4K3 b - - 0 1");
});

test("counters that are none begin anew", () => {
  assert.equal(fenOf(setupOf("4k3/8/8/8/8/8/8/4K3 w - - x 1")), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
});

test("a FEN of Chess960 that is changed by hand keeps its rights if the variant is kept", () => {
  const setup = setupOf("1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1", "chess960");
  const changed = fenOf(setup).replace("0 1", "3 40");
  assert.equal(fenOf(setupOf(changed, setup.variant)), changed);
});
