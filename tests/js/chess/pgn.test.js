import assert from "node:assert/strict";
import * as parser from "chessops/pgn";
import { test } from "vitest";

import { readGame } from "../../../static/js/chess/pgn.ts";
import { splitGames } from "../../../static/js/chess/pgn_text.ts";
import { loadRules } from "../../../static/js/chess/rules.ts";
import { useForeignLetters } from "../../../static/js/lib/i18n.ts";

useForeignLetters(["KDTLS", "RDTAC", "RDTFC"]);
const rules = await loadRules((name) => import(`chessops/${name}`));
const read = (text) => readGame(splitGames(text)[0], parser, rules);

test("a move has what the server's record has", () => {
  const { game, faults } = read(
    '[White "Ann"]\n\n{intro} 1. e4 $1 {[%eval 0.25] [%clk 0:10:00] [%cal Ge4e5] good} ' +
      "(1. d4 d5 {closed}) e5 2. Nf3 *",
  );
  assert.deepEqual(faults, []);
  assert.equal(game.comment, "intro");
  const [first] = game.moves;
  assert.deepEqual([first.san, first.uci, first.origin, first.target], ["e4", "e2e4", "e2", "e4"]);
  assert.deepEqual([first.nags, first.clock, first.eval, first.comment], [[1], 600, { cp: 25 }, "good"]);
  assert.deepEqual(first.arrows, [{ from: "e4", to: "e5", color: "green" }]);
  assert.deepEqual(
    first.variations[0].map(({ san, comment }) => [san, comment]),
    [
      ["d4", ""],
      ["d5", "closed"],
    ],
  );
  assert.match(game.moves[2].fen, /^rnbqkbnr\/pppp1ppp\/8\/4p3\/4P3\/5N2/);
});

test("a variation in a variation keeps its place", () => {
  const { game } = read("1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) 2. Nf3");
  const [sicilian] = game.moves[1].variations;
  assert.deepEqual(
    sicilian.map(({ san }) => san),
    ["c5", "Nf3", "d6"],
  );
  assert.deepEqual(
    sicilian[1].variations[0].map(({ san }) => san),
    ["c3", "d5"],
  );
});

test("castling shows the king's squares", () => {
  const { game } = read("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O");
  assert.deepEqual([game.moves[6].uci, game.moves[6].target], ["e1g1", "g1"]);
});

test("a move that cannot be played is told with its place, and the game goes up to there", () => {
  const { game, faults } = read("1. e4 e5 2. Nf3 Nf3 3. d4");
  assert.equal(game.moves.length, 3);
  assert.deepEqual(faults, [
    { code: "not-legal", token: "Nf3", inVariation: false, number: 2, side: "black" },
  ]);
});

test("a token that is no move is told with its place, and nothing behind it is shown", () => {
  const { game, faults } = read("1. e4 e5 2. Nxe9 Nc6 3. Nf3");
  assert.deepEqual(
    game.moves.map(({ san }) => san),
    ["e4", "e5"],
  );
  assert.equal(faults.length, 1);
  assert.deepEqual(faults[0], {
    code: "no-move",
    token: "Nxe9",
    inVariation: false,
    number: 2,
    side: "white",
  });
});

test("a fault in a variation leaves the game whole", () => {
  const { game, faults } = read("1. e4 (1. Ke2 e5) e5 2. d4");
  assert.equal(game.moves.length, 3);
  assert.deepEqual(
    faults.map(({ code, inVariation }) => [code, inVariation]),
    [["not-legal", true]],
  );
});

test("a position of its own, Chess960 and other variants", () => {
  const { game } = read('[FEN "4k3/8/8/8/8/8/4P3/4K3 b - - 0 40"]\n\n40... Kd7 41. e4');
  assert.equal(game.moves[1].san, "e4");
  assert.equal(read('[Variant "Chess960"]\n\n1. e4').game.variant, "chess960");
  assert.deepEqual(read('[Variant "Atomic"]\n\n1. e4').faults, [{ code: "variant", variant: "Atomic" }]);
  assert.deepEqual(read('[FEN "8/8/8 w"]\n\n1. e4').faults, [{ code: "bad-fen" }]);
});

test("a comment that never ends is told with its place, in a variation too", () => {
  const { game, faults } = read("1. e4 e5 2. Nf3 {why not 2... Nc6 3. Bb5 *");
  assert.equal(game.moves.length, 3);
  assert.deepEqual(
    faults.map(({ code, number, side, inVariation }) => [code, number, side, inVariation]),
    [["comment-open", 2, "black", false]],
  );
  assert.equal(read("1. e4 (1. d4 {or").faults[0].inVariation, true);
  assert.deepEqual(read("1. e4 {all} e5 {is} *").faults, []);
});

test("a game in German letters is read; one that mixes them is told as in English", () => {
  const { game, faults } = read("1. e4 e5 2. Sf3 {Sf3} (2. Lc4 Sf6 (2... Dh4)) 2... Sc6 3. Lb5 *");
  assert.deepEqual(faults, []);
  assert.deepEqual(
    game.moves.map(({ san }) => san),
    ["e4", "e5", "Nf3", "Nc6", "Bb5"],
  );
  assert.equal(game.moves[2].comment, "Sf3");
  assert.equal(game.moves[2].variations[0][1].variations[0][0].san, "Qh4");
  const end = read('[FEN "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"]\n\n1. a8D+ Kd7 *');
  assert.deepEqual([end.faults, end.game.moves[0].san], [[], "a8=Q+"]);
  const open = read("1. e4 e5 2. Sf3 {nie zu");
  assert.deepEqual([open.faults[0].code, open.game.moves.length], ["comment-open", 3]);
  const mixed = read("1. e4 e5 2. Sf3 Nc6 *");
  assert.deepEqual(
    mixed.faults.map(({ code, token }) => [code, token]),
    [["no-move", "Sf3"]],
  );
  assert.equal(read("1. e4 e5 2. Sf9 *").faults.length, 1);
});

test("a game in the letters of any language is read, and the board decides what R means", () => {
  const sans = ({ faults, game }) => [faults.length, ...game.moves.map(({ san }) => san)];
  const start = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Bxc6", "dxc6"];
  for (const bishop of ["A", "F"])
    assert.deepEqual(sans(read(`1. e4 e5 2. Cf3 Cc6 3. ${bishop}b5 a6 4. ${bishop}xc6 dxc6 *`)), [
      0,
      ...start,
    ]);
  const alone = '[FEN "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"]\n\n';
  assert.deepEqual(sans(read(`${alone}1. Ta8+ Rd7 2. Re2 Re6`)), [0, "Ra8+", "Kd7", "Ke2", "Ke6"]);
  assert.deepEqual(sans(read(`${alone}1. Re2 Rd7`)), [0, "Ke2", "Kd7"]);
  assert.deepEqual(sans(read(`${alone}1. Ra2 Kd7`)), [0, "Ra2", "Kd7"]);
  const end = '[FEN "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"]\n\n';
  assert.deepEqual(sans(read(`${end}1. a8T+ Rd7`)), [0, "a8=R+", "Kd7"]);
  for (const word of ["Cf3", "Sf3", "Ff3"])
    assert.deepEqual(
      read(`1. e4 e5 2. ${word} Nc6`).faults.map(({ code, token }) => [code, token]),
      [["no-move", word]],
    );
});
