import assert from "node:assert/strict";
import { test } from "vitest";

import { scan } from "../../../static/js/collection/scan.ts";

const FILE = `[Event "Cup"]
[White "Ann"]
[Black "Bob"]
[Result "1-0"]

1. e4 {a comment
[Event "not a game"]
goes on} e5 1-0

[Event "Cup"]
[White "Cid"]
[Black "Dora"]
[Result "0-1"]

0-1
[White "Eve"]
[Black "Fay"]

1. d4 *
`;

test("the games of a file are counted by their headers", () => {
  const games = scan(FILE);
  assert.deepEqual(
    games.map(({ white, black, result }) => [white, black, result]),
    [
      ["Ann", "Bob", "1-0"],
      ["Cid", "Dora", "0-1"],
      ["Eve", "Fay", undefined],
    ],
  );
  assert.ok(games[0].text.startsWith('[Event "Cup"]') && games[0].text.endsWith("e5 1-0"));
  assert.equal(games[2].text, '[White "Eve"]\n[Black "Fay"]\n\n1. d4 *');
});

test("bare moves and an empty text are one game and none", () => {
  assert.equal(scan("1. e4 e5\n\n2. Nf3").length, 1);
  assert.equal(scan(" \n ").length, 0);
  assert.equal(scan('[Event "A"]\r\n[Event "B"]\r\n\r\n1. e4 *\r\n').length, 2);
});

test("a chapter of a study is called by its name", () => {
  const [game] = scan('[StudyName "Endgames"]\n[ChapterName "Lucena"]\n\n1. Rd1 *');
  assert.equal(game.chapter, "Lucena");
  assert.equal(scan(FILE)[0].chapter, "");
});

test("a header is known in any case", () => {
  const [game] = scan('[event "A"]\n[white "Ann"]\n[BLACK "Bob"]\n\n1. e4 *');
  assert.deepEqual([game.white, game.black], ["Ann", "Bob"]);
});
