import assert from "node:assert/strict";
import { test } from "vitest";

import "../english.js";
import { bars } from "../../../static/js/panels/clocks.ts";

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
