import assert from "node:assert/strict";
import { test } from "vitest";

import "../english.js";
import { useForeignLetters } from "../../../static/js/lib/i18n.ts";
import { importLinkOf, mayFollow } from "../../../static/js/start/import_link.ts";
import { recognised } from "../../../static/js/start/recognise.ts";

useForeignLetters(["KDTLS", "RDTAC", "RDTFC"]);
const CONFIG = { imports: true, follow: ["lichess.org", "club.example"] };
const seen = (text, { imports, follow } = CONFIG) =>
  recognised(text, imports ? importLinkOf(text) : null, mayFollow(text, follow));
const headers = (white, black) => `[Event "Cup"]\n[White "${white}"]\n[Black "${black}"]\n\n`;
const GAME = `${headers("Weber", "Kowalski")}1. e4 e5 {a word} 2. Nf3 (2. f4 exf4) 2... Nc6 3. Bb5 *\n`;

test("a game is told with its moves and players", () => {
  assert.equal(seen(GAME), "1 game, 3 moves: Weber – Kowalski");
  assert.equal(seen("1. e4"), "1 game, 1 move");
  assert.equal(seen(`${headers("Weber", "?")}1. e4 e5 *`), "1 game, 1 move");
  assert.equal(seen("1. e4 e5 2. Sf3 Sc6 3. Lb5 a6"), "1 game, 3 moves");
  assert.equal(seen("1. e4 e5 2. Cf3 Cc6 3. Fb5 a6"), "1 game, 3 moves");
  const fromBlack = '[FEN "4k3/8/8/8/8/8/8/R3K3 b - - 0 40"]\n\n40... Kd7 41. Ra7+ *';
  assert.equal(seen(fromBlack), "1 game, 2 moves");
  const chapter = `[StudyName "Endings"]\n[ChapterName "Lucena"]\n\n1. e4 *`;
  assert.equal(seen(chapter), "1 game, 1 move: Lucena");
});

test("several games are counted, also those of a text that is too long to be read whole", () => {
  assert.equal(seen(GAME.repeat(12)), "12 games");
  assert.equal(seen("1. e4 e5 1-0\n1. d4 d5 0-1"), "2 games");
  assert.equal(seen(GAME.repeat(5000)), "5,000 games");
  assert.equal(seen(`1. e4 {${"word ".repeat(50_000)}} e5`), "");
});

test("a position alone is one", () => {
  assert.equal(seen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"), "A position (FEN)");
  assert.equal(seen("a/b/c/d/e/f/g/h"), "");
});

test("links and names say what they lead to", () => {
  for (const [text, words] of [
    ["https://lichess.org/study/abcdefgh", "A link to a lichess study"],
    ["https://lichess.org/study/abcdefgh/ijklmnop", "A link to a lichess study"],
    ["https://lichess.org/broadcast/cup/round-1/abcdefgh", "A link to a lichess broadcast"],
    ["https://lichess.org/AbCdEfGh/black", "A link to a game on lichess"],
    ["https://lichess.org/AbCdEfGh1234", "A link to a game on lichess"],
    ["https://www.chess.com/game/live/123", "A link to a game on chess.com"],
    ["https://www.chess.com/live/game/123?username=vera", "A link to a game on chess.com"],
    ["https://lichess.org/@/Vera_1987/all", "Games of @Vera_1987 on lichess"],
    ["https://www.chess.com/member/vera", "Games of @vera on chess.com"],
    ["@vera on lichess.org", "Games of @vera on lichess"],
    ["chess.com @vera", "Games of @vera on chess.com"],
    [" @vera \n", "Games of @vera"],
    ["https://club.example/round1.pgn", "A link to a round that Kibitz can follow live"],
  ])
    assert.equal(seen(text), words, text);
});

test("what is not understood, or what this Kibitz does not fetch, gets no line", () => {
  for (const text of [
    "",
    "Hello, world",
    "1. e4 e5 2. Foo",
    "1. e4 {never closed",
    headers("Weber", "Kowalski"),
    "https://lichess.org/training",
    "https://lichess.org/practice",
    "https://www.chess.com/news",
    "https://example.org/x",
  ])
    assert.equal(seen(text), "", text);
  assert.equal(seen("https://lichess.org/AbCdEfGh", {}), "");
});
