import assert from "node:assert/strict";
import { test } from "vitest";

import "../english.js";
import { hasClocks, spent, timeControl, troubled } from "../../../static/js/state/times.ts";

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

const inTrouble = (clocks, TimeControl) => troubled(game(clocks, TimeControl ? { TimeControl } : {}).game);

test("time trouble is a tenth of the game’s time, within bounds", () => {
  assert.deepEqual(inTrouble([59, 60], "600+5"), [true, false]);
  assert.deepEqual(inTrouble([9.9, 10], "60+0"), [true, false]);
  assert.deepEqual(inTrouble([119, 120], "7200+30"), [true, false]);
});

test("without a time control the first clock tells how long the game is", () => {
  assert.deepEqual(inTrouble([null, 600, 300, 59, 59]), [false, false, false, false, false]);
  assert.deepEqual(inTrouble([600, 600, 61, 59, 58, 58, 57]), [...Array(5).fill(false), true, true]);
  assert.deepEqual(inTrouble([null, null]), [false, false]);
});

test("a move is made in time trouble where it was begun in it", () => {
  assert.deepEqual(inTrouble([600, 600, 20, 600, 15], "600"), [false, false, false, false, true]);
});
