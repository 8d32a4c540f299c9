import assert from "node:assert/strict";
import { test } from "vitest";

import { pgnOf, splitGames, strangers } from "../../../static/js/chess/pgn_text.ts";

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

test("games without headers are parted where a first move stands behind a result", () => {
  const text = '1. e4 e5 (1... c5 1-0 1. d4) * {of both}\n1.d4 d5 1-0 1 . c4 *\n\n[White "A"]\n\n1. a3 *';
  assert.deepEqual(
    splitGames(text).map(({ headers, moves }) => [headers.White, moves.trim()]),
    [
      [undefined, "1. e4 e5 (1... c5 1-0 1. d4) *"],
      [undefined, "{of both}\n1.d4 d5 1-0"],
      [undefined, "1 . c4 *"],
      ["A", "1. a3 *"],
    ],
  );
  assert.equal(splitGames("1. e4 1-0 d5").length, 1);
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
  assert.deepEqual({ ...strangers(text), ply: 0 }, { found: [], ply: 0, after: false, open: null });
  assert.equal(strangers("1. e4 1-0 d5").after, true);
  assert.equal(strangers("1. e4 e5 (1... c5 2. Nf3) 2. Nf3 $1 *").ply, 3);
});

test("what an editor has made print of is read as it was typed", () => {
  const [game] = splitGames(
    "[White “Ann”]\n[Black „Bob“]\n[Date “2024.01.01″]\n[Event «Ann's »cup«»]\n[Result “1–0”]\n\n" +
      "1. e4 e5 2. Nf3 {“so… – ½”} 2… d6 3. O–O – ½–½",
  );
  assert.deepEqual(game.headers, {
    White: "Ann",
    Black: "Bob",
    Date: "2024.01.01",
    Event: "Ann's »cup«",
    Result: "1-0",
  });
  assert.equal(game.moves, "1. e4 e5 2. Nf3 {“so… – ½”} 2... d6 3. O-O -- 1/2-1/2\n");
});

test("a comment over several lines keeps its print, also where it ends within one", () => {
  const [game] = splitGames("1. e4 {so…\nand – … } 1… e5 ; then…");
  assert.equal(game.moves, "1. e4 {so…\nand – … } 1... e5 ; then…\n");
});

test("an escaped line says nothing, indented or behind a comment either", () => {
  for (const line of ["% d4 {", "{c}\n  % d4 (", "{c\n}% d4", "{c} % d4 {", "; c }\n% d4"]) {
    const [game, ...others] = splitGames(`1. e4 ${line === "% d4 {" ? `\n${line}` : line}\ne5\n`);
    assert.deepEqual([others, strangers(game.moves).found], [[], []]);
    assert.match(game.moves, /^1\. e4 [^%]*e5\n$/);
  }
  assert.equal(splitGames("1. e4 {50\n% of all} e5")[0].moves, "1. e4 {50\n% of all} e5\n");
});

test("a game is a text again", () => {
  const text = '[White "Ann \\"A\\" B"]\n[Result "*"]\n\n1. e4 *\n';
  assert.equal(pgnOf(splitGames(text)[0]), text);
  assert.equal(pgnOf(splitGames("1. e4")[0]), "1. e4\n");
});

test("a header is known in any case", () => {
  const [game] = splitGames('[event "A"]\n[Fen "8/8"]\n[SETUP "1"]\n[white "Ann"]\n[own "x"]\n\n1. e4 *');
  assert.deepEqual(Object.keys(game.headers), ["Event", "FEN", "SetUp", "White", "own"]);
});

test("0-0 at the end is no castling where the headers say that both lost", () => {
  const moves = (text) => splitGames(text)[0].moves.trim();
  assert.equal(moves('[Result "0-0"]\n\n1. e4 e5 0-0'), "1. e4 e5 *");
  assert.equal(moves('[Result "0-0"]\n\n3. Bb5 Nf6 4. 0-0'), "3. Bb5 Nf6 4. 0-0");
  assert.equal(moves('[Result "1-0"]\n\n1. e4 e5 0-0'), "1. e4 e5 0-0");
});
