import "../english.js";

import assert from "node:assert/strict";
import { test } from "vitest";

import { keptGroups, keptOf, sanOf } from "../../../static/js/endgame/kept.ts";

const FEN = "8/8/8/3pk2p/4Pp2/5K2/P6P/8 w - - 0 1";
const exact = { wdl: 2, dtm: null, table: "pawns", source: "kibitz 1", keep: ["h2h4", "e4d5"] };
const solved = { result: "1-0", proven: true, moves: ["h4"], unsure: ["a4"], nodes: 9 };

test("moves of kings and pawns are written without any rules", () => {
  const written = ["f3e2", "h2h4", "e4d5", "f3f4"].map((uci) => sanOf(FEN, uci));
  assert.deepEqual(written, ["Ke2", "h4", "exd5", "Kxf4"]);
  assert.equal(sanOf("8/P7/8/8/8/8/7k/K7 w - - 0 1", "a7a8q"), "a8=Q");
});

test("what the server answers goes before what the review says, and a table before both", () => {
  assert.deepEqual(keptOf(FEN, exact), { wdl: 2, moves: ["h4", "exd5"], unsure: [] });
  assert.deepEqual(keptOf(FEN, exact, { table: null, solved }), { wdl: 2, moves: ["h4"], unsure: ["a4"] });
  const slower = { ...exact, unsure: ["a2a4", "h2h3"] };
  assert.deepEqual(keptOf(FEN, slower, { table: null, solved }).moves, ["h4"], "the server is sure of more");
  assert.deepEqual(keptOf(FEN, { ...exact, unsure: [] }, { table: null, solved }).moves, ["h4", "exd5"]);
  const black = FEN.replace(" w ", " b ");
  assert.equal(keptOf(black, null, { table: null, solved })?.wdl, -2);
  assert.equal(keptOf(FEN, exact, { table: { moves: [] }, solved }), null);
  assert.equal(keptOf(FEN, { ...exact, table: "KPvK" }), null);
  assert.equal(keptOf(FEN, null, { table: null, solved: { ...solved, result: null } }), null);
});

test("moves stand under what becomes of the game, those that give it away last", () => {
  const legal = { f3: ["e2", "f4"], h2: ["h3", "h4"], e4: ["d5"], a2: ["a4"] };
  const grouped = (kept, moves = legal) =>
    keptGroups(FEN, kept, moves).map(({ title, moves }) => [title, moves.map(({ san }) => san).join(" ")]);
  assert.deepEqual(grouped({ wdl: 0, moves: ["Ke2", "exd5+"], unsure: ["a4"] }), [
    ["Draws", "Ke2 exd5+"],
    ["Not proven", "a4"],
    ["Loses", "Kxf4 h3 h4"],
  ]);
  assert.deepEqual(grouped({ wdl: 2, moves: ["h4"], unsure: [] }).at(-1)[0], "Throws away the win");
  assert.deepEqual(grouped({ wdl: 2, moves: ["h4"], unsure: [] }, null), [["Wins", "h4"]]);
  const pawn = keptGroups(
    "8/P7/8/8/8/8/7k/K7 w - - 0 1",
    { wdl: 2, moves: ["a8=Q"], unsure: [] },
    { a7: ["a8"] },
  );
  assert.deepEqual(pawn.length, 1);
});
