import "../english.js";

import assert from "node:assert/strict";
import { test } from "vitest";

import { reportRows } from "../../../static/js/endgame/report_rows.ts";

const NOTHING = { wins: 0, wins_kept: 0, draws: 0, draws_held: 0, half_points_lost: 0 };

test("wins kept, draws held, half points given away, side by side", () => {
  const white = { wins: 13, wins_kept: 12, draws: 0, draws_held: 0, half_points_lost: 1 };
  const black = { wins: 0, wins_kept: 0, draws: 4, draws_held: 3, half_points_lost: 1 };
  assert.deepEqual(reportRows({ white, black }), [
    ["Wins kept", "12 of 13", null],
    ["Draws held", null, "3 of 4"],
    ["Half points given away", "1", "1"],
  ]);
});

test("what neither side had is left out, and nothing is said where nobody had anything", () => {
  const white = { ...NOTHING, wins: 2, wins_kept: 2 };
  assert.deepEqual(
    reportRows({ white, black: NOTHING }).map(([label]) => label),
    ["Wins kept", "Half points given away"],
  );
  assert.deepEqual(reportRows({ white: NOTHING, black: NOTHING }), []);
});
