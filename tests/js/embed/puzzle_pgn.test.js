import "../english.js";

import assert from "node:assert/strict";
import * as parser from "chessops/pgn";
import { test } from "vitest";

import { readGame } from "../../../static/js/chess/pgn.ts";
import { splitGames } from "../../../static/js/chess/pgn_text.ts";
import { loadRules } from "../../../static/js/chess/rules.ts";
import { faultyWords, puzzlesOfPgn, readPuzzles } from "../../../static/js/embed/puzzle_pgn.ts";

const rules = await loadRules();
const of = (pgn) => splitGames(pgn).flatMap((text) => puzzlesOfPgn(readGame(text, parser, rules).game));

test("a game from a set-up position is a puzzle with its moves as the solution", () => {
  const [puzzle] = of(`[Event "Back rank"]
[FEN "6k1/5ppp/8/8/8/8/5PPP/3RR1K1 w - - 0 1"]
[SetUp "1"]

1. Re8# { The back rank. } *`);
  assert.deepEqual(puzzle.solution, ["e1e8"]);
  assert.deepEqual([puzzle.whole, puzzle.why, puzzle.players], [true, "The back rank.", "Back rank"]);
});

test("in a game each ? and ?? with a variation is a puzzle, the variation its solution", () => {
  const found = of(`[White "Anna"]
[Black "Bert"]

1. e4 e5 2. Nf3 Nc6 3. Bc4 Nd4 $2 { a trick } (3... Bc5 4. O-O) 4. Nxe5 $4
(4. Nxd4 exd4) 4... Qg5 $1 (4... d6) *`);
  assert.deepEqual(
    found.map(({ solution, played }) => [solution, played]),
    [
      [["f8c5", "e1g1"], "3…Nd4"],
      [["f3d4", "e5d4"], "4.Nxe5"],
    ],
  );
  assert.deepEqual([found[0].why, found[0].players], ["a trick", "Anna – Bert"]);
});

test("a game without such moves, or without any, has none", () => {
  assert.deepEqual(of("1. e4 $2 e5 *"), []);
  assert.deepEqual(of('[FEN "6k1/5ppp/8/8/8/8/5PPP/3RR1K1 w - - 0 1"]\n[SetUp "1"]\n\n*'), []);
});

test("a Chess960 game is a game as others are", () => {
  const start =
    '[Variant "Chess960"]\n[SetUp "1"]\n[FEN "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1"]';
  const found = of(`${start}\n\n1. e4 $2 (1. d4) e5 *`);
  assert.deepEqual(
    found.map(({ solution, variant }) => [solution, variant]),
    [[["d2d4"], "chess960"]],
  );
});

const BACK_RANK = '[SetUp "1"]\n[FEN "6k1/5ppp/8/8/8/8/5PPP/3RR1K1 w - - 0 1"]\n\n';
const reading = (more = {}) => {
  const found = [];
  return {
    all: found,
    read: (text) => readGame(text, parser, rules),
    found: (puzzles) => found.push(...puzzles),
    pause: async () => {},
    signal: new AbortController().signal,
    ...more,
  };
};

test("games are read one after the other, and the page may breathe before each", async () => {
  const seen = [];
  const options = reading({ pause: async () => seen.push(options.all.length) });
  const games = splitGames(`${BACK_RANK}1. Re8# *\n\n`.repeat(3));
  assert.deepEqual(await readPuzzles(games, options), []);
  assert.deepEqual(seen, [0, 1, 2]);
});

test("nothing more is read for nobody", async () => {
  const gone = new AbortController();
  const options = reading({ signal: gone.signal, pause: async () => options.all.length && gone.abort() });
  await readPuzzles(splitGames(`${BACK_RANK}1. Re8# *\n\n`.repeat(3)), options);
  assert.equal(options.all.length, 1);
});

test("it is said how many games are faulty, and where the first fault is", async () => {
  const pgn = [`${BACK_RANK}1. Re8# * done`, `${BACK_RANK}1. Re7 h6 2. Qd8# *`, '[FEN "x"]\n\n1. e4 *'];
  const options = reading();
  const faulty = await readPuzzles(splitGames(pgn.join("\n\n")), options);
  assert.equal(options.all.length, 1, "a solution that breaks off is none");
  assert.deepEqual(faultyWords(faulty, 3), [
    "2 of 3 games have faults, so some puzzles may be missing.",
    "The first is in game 2: Move 2, White: “Qd8#” cannot be played here.",
  ]);
  assert.deepEqual(faultyWords(faulty.slice(1), 1), ["The position in the FEN header cannot be read."]);
  assert.deepEqual(faultyWords([], 3), []);
});

test("of a game that breaks off, the puzzles before the fault stay", async () => {
  const options = reading();
  await readPuzzles(splitGames("1. e4 e5 2. Nf3 $2 (2. Nc3) Nc6 3. Qh9 *"), options);
  assert.equal(options.all.length, 1);
});
