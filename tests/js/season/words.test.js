import assert from "node:assert/strict";
import { test } from "vitest";

import "../english.js";
import { kindName, monthName, nameOf, spotWords } from "../../../static/js/season/words.ts";

test("each part of a season has a name", () => {
  const name = (section, key, more = {}) => nameOf(section, { key, ...more });
  assert.equal(name("months", "2026-03"), "Mar 2026");
  assert.equal(name("colours", "white"), "White");
  assert.equal(name("phases", "middlegame"), "Middlegame");
  assert.equal(name("endgames", "Pawn"), "Kings and pawns");
  assert.equal(name("openings", "white Italian Game", { name: "Italian Game" }), "Italian Game");
  assert.equal(name("ratings", "1400"), "1400–1599");
  assert.equal(name("strengths", "stronger"), "100+ points stronger");
  assert.equal(name("clocks", "under_minute"), "Under 1 minute");
  assert.equal(name("paces", "instant"), "Under 3 seconds");
  assert.equal(name("hours", "evening"), "Evening (18–24)");
  assert.equal(monthName("2026-13"), "2026-13");
  assert.equal(monthName("2026-03", false), "Mar");
});

test("kinds of errors have names, and those that nobody knows show their own", () => {
  assert.equal(kindName({ key: "hangs" }), "Hangs a piece");
  assert.equal(kindName({ key: "motif.trappedPiece" }), "Trapped piece");
  assert.equal(kindName({ key: "king.castling_lost" }), "Loses the right to castle");
  assert.equal(kindName({ key: "motif.unheardOf" }), "motif.unheardOf");
});

test("a position is told by move, game and clock", () => {
  const game = { number: 3, side: "black", opponent: "Bob", date: "2026.03.12" };
  const fen = "4k3/8/8/8/8/8/8/4K3 b - - 0 23";
  const fault = { ply: 46, san: "Rxd4", fen, clock: 45 };
  assert.deepEqual(spotWords({ position: fault, game }), {
    move: "23… Rxd4",
    game: "Black v Bob, 12 Mar 2026",
    clock: "0:45 left on the clock",
  });
  assert.equal(spotWords({ position: { ply: 13, fen }, game }).move, "After move 7");
  const bare = spotWords({ position: { ply: 0 }, game: { ...game, opponent: null, date: null } });
  assert.deepEqual(bare, { move: "Game 3", game: "Black v Unknown, –", clock: "" });
});
