import assert from "node:assert/strict";
import { test } from "vitest";

import "../english.js";
import { hasClocks, inTrouble, spent, timeControl } from "../../../static/js/state/times.ts";

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

test("time trouble is a tenth of the game’s time, within bounds; a minute where that is not known", () => {
  const of = (control) => ({ headers: control ? { TimeControl: control } : {} });
  assert.deepEqual([inTrouble(of("600+5"), 59), inTrouble(of("600+5"), 60)], [true, false]);
  assert.deepEqual([inTrouble(of("60+0"), 9.9), inTrouble(of("60+0"), 10)], [true, false]);
  assert.deepEqual([inTrouble(of("7200+30"), 119), inTrouble(of("7200+30"), 120)], [true, false]);
  assert.deepEqual([inTrouble(of(), 59), inTrouble(of(), 61), inTrouble(of(), null)], [true, false, false]);
});
