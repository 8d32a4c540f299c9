import assert from "node:assert/strict";
import { test } from "vitest";

import { originalOf, sentPgn } from "../../../static/js/start/sent.ts";

test("a game behind the # is read as it was sent", () => {
  const pgn = '[White "Jürgen #1"]\n\n1. e4 e5 {50 % & more} *\n';
  assert.equal(sentPgn(`#pgn=${encodeURIComponent(pgn)}`), pgn);
});

test("another hash, or one that is broken, brings none", () => {
  for (const hash of ["", "#23", "#pgn", "#pgn=", "#pgn=%E0%A4%A"]) assert.equal(sentPgn(hash), "");
});

test("the address names the review whose text is to be put right", () => {
  assert.equal(originalOf("?original=abc-1"), "abc-1");
  assert.equal(originalOf("?text=1"), null);
  assert.equal(originalOf(""), null);
});
