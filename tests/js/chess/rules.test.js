import assert from "node:assert/strict";
import { test } from "vitest";

import { loadRules } from "../../../static/js/chess/rules.ts";
import { useCatalogue, useForeignLetters } from "../../../static/js/lib/i18n.ts";

useForeignLetters(["KDTLS", "RDTAC", "RDTFC"]);
const rules = await loadRules((name) => import(`chessops/${name}`));
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const PROMOTION = "8/P6k/8/8/8/8/7K/8 w - - 0 1";
const FAR_KING = "4k3/8/8/8/8/8/8/1R1K3R w HB - 0 1";

test("the targets of a piece are its legal moves", () => {
  const targets = rules.targets(START);
  assert.deepEqual(targets.g1.toSorted(), ["f3", "h3"]);
  assert.equal(targets.a1, undefined);
  assert.equal(Object.keys(targets).length, 10);
});

test("a king castles by two squares or onto its rook, written as the server writes it", () => {
  assert.deepEqual(rules.targets(CASTLING).e1.toSorted(), ["c1", "d1", "d2", "e2", "f1", "f2", "g1"]);
  for (const target of ["g1", "h1"]) {
    const [uci, ...more] = rules.between(CASTLING, "e1", target);
    assert.deepEqual(more, []);
    assert.equal(rules.play(CASTLING, uci).uci, "e1g1");
    assert.equal(rules.play(CASTLING, uci, "chess960").uci, "e1h1");
    assert.deepEqual(
      [rules.play(CASTLING, uci).san, rules.play(CASTLING, uci, "chess960").target],
      ["O-O", "g1"],
    );
  }
});

test("in Chess960 the king may be put on its rook or where it will stand", () => {
  assert.ok(["b1", "h1"].every((square) => rules.targets(FAR_KING, "chess960").d1.includes(square)));
  for (const target of ["h1", "g1"])
    assert.equal(rules.play(FAR_KING, rules.between(FAR_KING, "d1", target)[0], "chess960").san, "O-O");
  assert.equal(
    rules.play(FAR_KING, rules.between(FAR_KING, "d1", "c1")[0], "chess960").san,
    "Kc1",
    "a step is a step",
  );
  assert.equal(rules.play(FAR_KING, rules.between(FAR_KING, "d1", "b1")[0], "chess960").san, "O-O-O");
});

test("a pawn on the last rank becomes one of four", () => {
  assert.deepEqual(rules.between(PROMOTION, "a7", "a8"), ["a7a8q", "a7a8r", "a7a8b", "a7a8n"]);
  assert.deepEqual(rules.between(START, "e2", "e5"), []);
});

test("a line stops before the first move that is not legal", () => {
  const nodes = rules.line(START, ["e2e4", "e7e5", "e1e3", "g8f6"]);
  assert.deepEqual(
    nodes.map(({ number, san }) => `${number}${san}`),
    ["1.e4", "1…e5"],
  );
  assert.deepEqual(rules.line("nonsense", ["e2e4"]), []);
  assert.equal(rules.play(START, "zz"), null);
});

test("a written move is read as SAN or UCI, forgivingly", () => {
  for (const how of ["read", "typed"]) {
    for (const text of ["Nf3", "nf3", "g1f3", "1. Nf3", "Nf3!?", " Ng1f3 "])
      assert.equal(rules[how](START, text), "g1f3", text);
    for (const text of ["O-O", "0-0", "o-o", "e1g1"])
      assert.equal(rules.play(CASTLING, rules[how](CASTLING, text)).san, "O-O", text);
    assert.equal(rules[how](PROMOTION, "a8"), "a7a8q");
    for (const text of ["a8=N", "a7a8n"]) assert.equal(rules[how](PROMOTION, text), "a7a8n");
    for (const text of ["", "Nf6", "hello", "e2e5"]) assert.equal(rules[how](START, text), null, text);
  }
});

test("a typed move may have other letters or figurines", () => {
  for (const text of ["Sf3", "sf3", "Cf3", "♘f3", "1. Sf3!?"]) {
    assert.equal(rules.typed(START, text), "g1f3", text);
    assert.equal(rules.read(START, text), null, text);
  }
  for (const text of ["a8D", "a8=D", "a8=♕"]) assert.equal(rules.typed(PROMOTION, text), "a7a8q", text);
  assert.equal(rules.typed(PROMOTION, "a8S"), "a7a8n");
});

test("a typed letter is the page's own if the move can be played then, else the English one", () => {
  assert.equal(rules.typed(CASTLING, "Rd1"), "a1d1");
  useCatalogue("language-pieces = R D T A C", "es");
  assert.equal(rules.typed(CASTLING, "Rd1"), "e1d1");
  assert.equal(rules.typed(CASTLING, "Rc1"), "a1c1");
  assert.equal(rules.read(CASTLING, "Rd1"), "a1d1");
  assert.equal(rules.typed(PROMOTION, "a8=R"), "a7a8r");
  useCatalogue("", "en");
});

test("a pawn on the b file and a bishop are told apart", () => {
  const fen = "4k3/8/8/8/2p5/1P6/8/4KB2 w - - 0 1";
  assert.equal(rules.read(fen, "bxc4"), "b3c4");
  assert.equal(rules.read(fen, "Bxc4"), "f1c4");
  assert.equal(rules.read(fen, "bd3"), "f1d3");
});

test("the end by the position has a name", () => {
  assert.equal(rules.ending("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"), "mate");
  assert.equal(rules.ending("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), "stalemate");
  assert.equal(rules.ending("7k/8/6K1/8/8/8/8/8 b - - 0 1"), "material");
  assert.equal(rules.ending(START), null);
});

test("a passed move turns the side and forgets en passant; not in check", () => {
  assert.equal(rules.passed("4k3/8/8/8/4Pp2/8/8/4K3 b - e3 0 1"), "4k3/8/8/8/4Pp2/8/8/4K3 w - - 0 2");
  assert.equal(rules.passed("4k3/8/8/8/8/8/4q3/4K3 w - - 0 1"), null);
});

test("a position can be played from unless it is nobody's", () => {
  for (const fen of [START, CASTLING, "8/8/8/8/8/8/8/K1k5", "8/8/8/8/8/8/8/K1k5 b - -"])
    assert.ok(rules.playable(fen), fen);
  for (const fen of [
    "nonsense",
    "8/8/8/8/8/8/8/K7 w - - 0 1",
    "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1",
    "4k2P/8/8/8/8/8/8/4K3 w - - 0 1",
    "4k3/P7/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
    "4k3/8/8/8/8/QQQQQQQQ/QQQQQQQQ/4K3 b - - 0 1",
  ])
    assert.ok(!rules.playable(fen), fen);
});
