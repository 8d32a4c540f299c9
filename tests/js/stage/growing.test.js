import "../english.js";

import assert from "node:assert/strict";
import { test } from "vitest";

import { followed } from "../../../static/js/stage/growing.ts";
import { atPly, enter } from "../../../static/js/state/view.ts";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const game = (...moves) => ({
  start_fen: START,
  variant: "standard",
  moves: moves.map((uci) => ({ uci })),
});
const short = game("e2e4", "e7e5");
const long = { game: game("e2e4", "e7e5", "g1f3", "b8c6") };
const corrected = { game: game("e2e4", "c7c5", "g1f3") };

test("who stands on the last move is taken along to the new last one", () => {
  assert.deepEqual(followed(atPly({ game: short }, 2), short, long), atPly(long, 4));
  assert.deepEqual(followed(atPly({ game: short }, 2), short, corrected), atPly(corrected, 3));
});

test("who looks elsewhere stays there", () => {
  const [before, line] = [atPly({ game: short }, 1), enter(2, [{ uci: "b1c3" }], 1)];
  assert.equal(followed(before, short, long), before);
  assert.equal(followed(line, short, long), line);
});

test("what is gone is left where the games part", () => {
  const line = enter(2, [{ uci: "b1c3" }], 1);
  assert.deepEqual(followed(line, short, corrected), atPly(corrected, 1));
  const before = long.game;
  assert.deepEqual(followed(atPly(long, 3), before, corrected), atPly(corrected, 1));
});
