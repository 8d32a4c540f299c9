import assert from "node:assert/strict";
import { test } from "vitest";

import { fromShared, importLinkOf, mayFollow } from "../../../static/js/start/import_link.ts";

test("a link of one of both sites is an import link, with what has to be asked first", () => {
  for (const [text, asks, many] of [
    ["https://lichess.org/AbCdEfGh/black", null, false],
    ["lichess.org/study/abcdefgh", null, false],
    ["https://lichess.org/@/Vera_1987/all", null, true],
    [" https://www.chess.com/member/vera \n", null, true],
    ["https://www.chess.com/games/archive/vera", null, true],
    ["https://www.chess.com/game/live/123", "player", false],
    ["https://www.chess.com/live/game/123?username=vera", "player", false],
    ["https://www.chess.com/game/live/123 vera", null, false],
    ["@vera", "site", true],
    ["@vera lichess", null, true],
    ["chess.com @vera", null, true],
    ["@vera on lichess.org", null, true],
  ]) {
    const importLink = importLinkOf(text);
    assert.ok(importLink, text);
    assert.deepEqual([importLink.asks, importLink.many], [asks, many], text);
  }
  assert.equal(importLinkOf("@vera on lichess")?.link, "@vera lichess");
});

test("any other text is none", () => {
  for (const text of [
    "",
    "1. e4 e5",
    "https://example.org/x",
    "lichess.org/AbCdEfGh\n1. e4",
    "vera lichess",
    "@vera e5 d4",
    "@v",
    "@vera one two three four",
    '[White "@vera"]',
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "https://lichess.org/AbCdEfGh and some more words",
  ])
    assert.equal(importLinkOf(text), null, text);
});

test("of what is shared the game counts, else the address that the words are about", () => {
  const words = "Check out this #chess game: A vs B - https://www.chess.com/game/live/123.";
  assert.equal(fromShared({ text: words }), "https://www.chess.com/game/live/123");
  assert.equal(
    fromShared({ title: "My game", url: "https://lichess.org/AbCdEfGh" }),
    "https://lichess.org/AbCdEfGh",
  );
  assert.equal(fromShared({ text: ' [White "A"]\n\n1. e4 * ' }), '[White "A"]\n\n1. e4 *');
  assert.equal(fromShared({ text: "1. e4 e5 {https://lichess.org/AbCdEfGh}" }).startsWith("1. e4"), true);
  assert.equal(
    fromShared({ text: "(see https://lichess.org/AbCdEfGh/black)!" }),
    "https://lichess.org/AbCdEfGh/black",
  );
  assert.equal(fromShared({ text: "hello" }), "hello");
  assert.equal(fromShared({ url: "https://example.org/x" }), "https://example.org/x");
  assert.equal(fromShared({}), "");
});

test("a round can be followed on the hosts that are named, of lichess a broadcast", () => {
  const hosts = ["lichess.org", "live.club.example:8080"];
  for (const text of [
    "https://lichess.org/broadcast/club-open/round-3/abcdefgh",
    " lichess.org/broadcast/club-open/abcdefgh\n",
    "HTTP://Live.club.example:8080/games.pgn?round=3",
  ])
    assert.ok(mayFollow(text, hosts), text);
  for (const text of [
    "https://lichess.org/AbCdEfGh",
    "https://live.club.example/games.pgn",
    "https://live.club.example:8080.evil.example/games.pgn",
    "https://lichess.org/broadcast/a/b/abcdefgh vera",
    "1. e4 e5",
    "",
  ])
    assert.ok(!mayFollow(text, hosts), text);
  assert.ok(!mayFollow("https://lichess.org/broadcast/a/b/abcdefgh"));
});
