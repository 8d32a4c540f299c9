import assert from "node:assert/strict";
import test from "node:test";

import "./english.js";
import { bars } from "../../static/js/panels/clocks.js";
import { endgameAt, lastTheory, openingAt } from "../../static/js/state/place.js";
import { imageUrl } from "../../static/js/share/menu.js";
import { boardSettings, setBoard, ZOOMS } from "../../static/js/state/settings.js";
import { soundOf } from "../../static/js/board/sounds.js";
import { hasClocks, spent, timeControl } from "../../static/js/state/times.js";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

function game(clocks, headers = {}) {
  return {
    game: {
      headers,
      start_fen: START,
      moves: clocks.map((clock) => (typeof clock === "object" && clock ? clock : { clock, emt: null })),
    },
  };
}

test("a time control has a base and an increment", () => {
  assert.deepEqual(timeControl("300+3"), { base: 300, increment: 3 });
  assert.deepEqual(timeControl("40/7200:3600+30"), { base: 7200, increment: 0 });
  assert.deepEqual(timeControl("40/5400+30:1800+30"), { base: 5400, increment: 30 });
  for (const none of ["-", "?", "", undefined, "3 min"])
    assert.deepEqual(timeControl(none), { base: null, increment: 0 });
});

test("the time spent is the side's clock before, less its clock after, plus the increment", () => {
  assert.deepEqual(spent(game([180, 180, 178, 170], { TimeControl: "180+2" })), [0, 0, 4, 12]);
  assert.deepEqual(spent(game([60, 58, 50, 51])), [null, null, 10, 7]);
});

test("time that was added, and clocks that are missing, are not guessed", () => {
  assert.deepEqual(spent(game([100, 100, 1900, null, 1890, 90])), [null, null, null, null, 10, null]);
});

test("a move's elapsed time is taken as it is given", () => {
  assert.deepEqual(
    spent(
      game([
        { clock: null, emt: 7 },
        { clock: null, emt: 0 },
      ]),
    ),
    [7, 0],
  );
  assert.equal(hasClocks(game([{ clock: null, emt: 7 }]).game), true);
  assert.equal(hasClocks(game([null, null]).game), false);
});

test("the longest think has the tallest bar, White's and Black's apart", () => {
  const found = bars(game([100, 100, 64, 91], { TimeControl: "100" }));
  assert.deepEqual(
    found.map(({ ply, side, height }) => [ply, side, height]),
    [
      [1, "white", 0],
      [2, "black", 0],
      [3, "white", 1],
      [4, "black", 0.5],
    ],
  );
});

test("the opening keeps the last name it had", () => {
  const state = { game: { openings: [null, { eco: "A" }, null, { eco: "B" }, null] } };
  assert.equal(openingAt(state, 0), null);
  assert.deepEqual(
    [1, 2, 3, 4].map((ply) => openingAt(state, ply).eco),
    ["A", "A", "B", "B"],
  );
});

test("the book is left behind the last move of theory", () => {
  const moves = (...classes) => ({
    moves: classes.map((classification) => classification && { classification }),
  });
  assert.equal(lastTheory(moves("theory", "theory", "best", "theory", "okay")), 4);
  assert.equal(lastTheory(moves("best", "okay")), 0);
  assert.equal(lastTheory(moves("theory", null)), null);
});

test("the endgame's type follows the ply", () => {
  const state = {
    phases: {
      by_ply: ["middlegame", "endgame", "endgame", "endgame"],
      endgame_type: "Pawn",
      endgame_changes: [
        { ply: 3, type: "Rook" },
        { ply: 4, type: "Pawn" },
      ],
    },
  };
  assert.deepEqual(
    [1, 2, 3, 4].map((ply) => endgameAt(state, ply)),
    [null, "Rook", "Rook", "Pawn"],
  );
});

test("an image's address carries the place and the look", () => {
  assert.equal(imageUrl("abc", "board.png"), "/r/abc/board.png?ply=0");
  assert.equal(
    imageUrl("abc", "board.svg", { hash: "#22:e7e5,g1f3", orientation: "black", theme: "slate" }),
    "/r/abc/board.svg?ply=22&line=e7e5,g1f3&orientation=black&theme=slate",
  );
  assert.equal(
    imageUrl("abc", "card.png", { hash: "#4", theme: "slate", coordinates: false }),
    "/r/abc/card.png?ply=4",
  );
  assert.equal(
    imageUrl("abc", "game.gif", { hash: "#4", coordinates: false }),
    "/r/abc/game.gif?coordinates=off",
  );
});

test("checks, captures and moves sound differently", () => {
  assert.deepEqual(["e4", "Nxe5", "Qxf7#", "Bb5+", "O-O"].map(soundOf), [
    "move",
    "capture",
    "check",
    "check",
    "move",
  ]);
});

test("what is kept of the board is checked, and kept only where it differs", (context) => {
  const kept = new Map();
  const before = { localStorage: globalThis.localStorage, document: globalThis.document };
  globalThis.localStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  };
  globalThis.document = { documentElement: { dataset: {}, style: { setProperty() {} } } };
  context.after(() => Object.assign(globalThis, before));
  setBoard({ theme: "slate", zoom: 9 });
  assert.deepEqual(JSON.parse(kept.get("kibitz:board")), { theme: "slate", zoom: 9 });
  assert.equal(boardSettings().zoom, ZOOMS.most);
  kept.set("kibitz:board", '{"theme":"<b>","zoom":"x"}');
  assert.deepEqual([boardSettings().theme, boardSettings().zoom], ["aubergine", 1]);
  setBoard({ theme: "aubergine", zoom: 1 });
  assert.equal(kept.has("kibitz:board"), false);
});
