import assert from "node:assert/strict";
import { test } from "vitest";

import { loadRules } from "../../../static/js/chess/rules.ts";
import { pointOf } from "../../../static/js/learn/point.ts";

const rules = await loadRules((name) => import(`chessops/${name}`));

const point = (fen, ...line) => {
  const nodes = rules.line(fen, line);
  assert.equal(nodes.length, line.length, "the line is legal");
  return pointOf(fen, nodes)
    .map(({ san }) => san)
    .join(" ");
};

const SMOTHERED = "r4r1k/6pp/7N/8/2Q5/q7/5PPP/6K1 w - - 0 1";
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/** A knight that forks king and rook, of either side. */
const FORK = "r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1";
const BLACK = "4k3/8/8/8/1n6/8/8/R3K3 b - - 0 1";

test("a line that mates is played to its end", () => {
  assert.equal(point(SMOTHERED, "c4g8", "f8g8", "h6f7"), "Qg8+ Rxg8 Nf7#");
  assert.equal(point("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8"), "", "the move itself is the point");
});

test("a mate further off than four moves of one's own is not asked", () => {
  const mate = { san: "Qh7#", fen: START };
  const quiet = { san: "Kh1", fen: START };
  assert.equal(pointOf(START, [...Array(6).fill(quiet), mate]).length, 7);
  assert.deepEqual(pointOf(START, [...Array(8).fill(quiet), mate]), []);
});

test("a line that ends with the mate of its own side has no point", () => {
  assert.equal(point(START, "f2f3", "e7e5", "g2g4", "d8h4"), "");
});

test("material that is won and kept: up to the move that wins it, for either side", () => {
  assert.equal(point(FORK, "b5c7", "e8d7", "c7a8", "d7d6"), "Nc7+ Kd7 Nxa8");
  assert.equal(point(BLACK, "b4c2", "e1d2", "c2a1", "d2d3"), "Nc2+ Kd2 Nxa1");
});

test("a further pawn is not asked for where two points have been won, as other moves win then too", () => {
  const queen = "r1nqkb1r/1p1b2pp/p2p1p2/P2np3/4PP1N/2N5/1PP3PP/R1BQ1RK1 w kq - 0 13";
  const line = ["d1h5", "g7g6", "h4g6", "d7g4", "h5g4", "f6f5", "g4f5", "c8e7", "g6e7"];
  assert.equal(point(queen, ...line), "Qh5+ g6 Nxg6 Bg4 Qxg4");
  const pawns = "4k3/8/1p6/2p5/8/8/8/R3K3 w - - 0 1";
  const both = ["a1a6", "e8d7", "a6b6", "d7c7", "b6b5", "c7c6", "b5c5", "c6d6"];
  assert.equal(point(pawns, ...both), "Ra6 Kd7 Rxb6 Kc7 Rb5 Kc6 Rxc5+", "the second of two pawns is");
});

test("what the last known move takes may be taken back: that is no point", () => {
  assert.equal(point(FORK, "b5c7", "e8d7", "c7a8"), "");
});

test("what is given back again is none, and neither is what the first move wins", () => {
  const exchange = "4k3/2p5/3n4/8/8/8/8/3RK3 w - - 0 1";
  assert.equal(point(exchange, "d1d6", "c7d6", "e1d2", "e8d7"), "", "a rook for a knight");
  assert.equal(point("4k3/8/3n4/8/8/8/8/3RK3 w - - 0 1", "d1d6", "e8e7", "d6d1", "e7e6"), "", "at once");
});

test("a line that wins nothing has no point, and neither has none", () => {
  assert.equal(point(START, "e2e4", "e7e5", "g1f3", "b8c6"), "");
  assert.equal(point(START), "");
});

test("a capture at the fifth move of one's own is too far away", () => {
  const far = "4k2r/8/8/8/8/8/8/N3K3 w - - 0 1";
  assert.equal(point(far, "a1c2", "h8h7", "c2d4", "h7h8", "d4f5", "h8h7", "f5g3", "h7f7"), "");
  const ninth = [
    "a1c2",
    "h8h1",
    "e1d2",
    "h1h8",
    "c2d4",
    "h8h7",
    "d4f5",
    "h7h8",
    "f5d6",
    "e8e7",
    "d6e4",
    "h8h7",
  ];
  assert.equal(point(far, ...ninth), "");
});
