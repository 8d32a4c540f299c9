import assert from "node:assert/strict";
import { test } from "node:test";

import * as parser from "chessops/pgn";

import { readGame } from "../../../static/js/chess/pgn.js";
import { splitGames, strangers } from "../../../static/js/chess/pgn_text.js";
import { loadRules } from "../../../static/js/chess/rules.js";
import { hasEvaluations, stateOfPgn } from "../../../static/js/state/pgn_state.js";

const rules = await loadRules((name) => import(`chessops/${name}`));
const read = (text) => readGame(splitGames(text)[0], parser, rules);

test("a text is split at its headers, whatever stands between", () => {
  const games = splitGames(
    '  [White "A \\"x\\""]\n\n1. e4 {a\n[White "no header"]\n} e5\n\n2. Nf3 *\n[White "B"]\n1. d4 *',
  );
  assert.deepEqual(
    games.map(({ headers }) => headers.White),
    ['A "x"', "B"],
  );
  assert.match(games[0].moves, /2\. Nf3/);
  assert.equal(splitGames("1. e4 e5").length, 1);
  assert.deepEqual(splitGames(" \n"), []);
});

test("what is no part of PGN is found with the number of moves before it", () => {
  assert.deepEqual(strangers("1. e4 e5 (1... c5 2. Nf9) 2. Nxe9 Nc6").found, [
    { token: "Nf9", ply: 2, inVariation: true },
    { token: "Nxe9", ply: 2, inVariation: false },
  ]);
});

test("what PGNs are full of is no fault", () => {
  const text =
    "1.e4! {[%clk 0:01:02] hi (there)} e5 $10 $146 2.Nf3+!? Nc6 ; Nf9\n" +
    "3. O-O 0-0-0 4. exd8=Q# 12...bxa1N 5. -- e.p. ± N 1/2-1/2";
  assert.deepEqual(strangers(text), { found: [], after: false });
  assert.equal(strangers("1. e4 1-0 d5").after, true);
});

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

test("evaluations make the graph, NAGs the classes", () => {
  const { game } = read("1. e4 {[%eval 0.3]} f6 $2 {[%eval 1.1]} 2. d4 g5?? {[%eval #1]} 3. Qh5#");
  const state = stateOfPgn(game);
  assert.equal(hasEvaluations(state), true);
  assert.deepEqual(
    state.moves.map((move) => move?.classification ?? null),
    [null, "mistake", null, "blunder", null],
  );
  assert.deepEqual(state.game.moves[1].nags, []);
  assert.equal(state.positions[0], null);
  assert.equal(state.positions[4].win, 1);
  assert.deepEqual([state.positions[5].lines[0].mate, state.positions[5].win], [0, 1]);
  assert.ok(Math.abs(state.positions[1].win - 0.526) < 0.001);
});

test("without evaluations there is no graph", () => {
  assert.equal(hasEvaluations(stateOfPgn(read("1. e4 e5").game)), false);
  assert.equal(hasEvaluations(stateOfPgn(read("1. f3 e5 2. g4 Qh4#").game)), false);
});
