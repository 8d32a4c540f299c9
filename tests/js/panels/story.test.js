import assert from "node:assert/strict";
import { test } from "vitest";

import "../english.js";
import { storyParts } from "../../../static/js/panels/story.ts";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const BLACK = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 30";
const text = (key, params = {}) => ({ key, params });

function told(story, { start = START, plies = 80 } = {}) {
  return { game: { start_fen: start, moves: Array(plies).fill({}) }, report: { story } };
}

test("without a report or a story there are no parts", () => {
  assert.deepEqual(storyParts({ game: told([]).game, report: null }), []);
  assert.deepEqual(storyParts(told([])), []);
});

test("each move of the story leads to its place, and the words stay as they are", () => {
  const mate = text("story-end-mate", { side: "white", move: "40.Qxg7#" });
  const parts = storyParts(
    told([
      text("story-level-until", { move: "34…Kg7?", how: text("story-how-allows-mate", { count: 3 }) }),
      text("story-won", { move: "35.e8=Q+", end: mate }),
    ]),
  );
  assert.deepEqual(parts, [
    { text: "The game was level until ", ply: null },
    { text: "34…Kg7?", ply: 68 },
    { text: ", which allowed mate in 3. From ", ply: null },
    { text: "35.e8=Q+", ply: 69 },
    { text: " on the game was won; White mated with ", ply: null },
    { text: "40.Qxg7#", ply: 79 },
    { text: ".", ply: null },
  ]);
});

test("moves are counted from the number and the side of the first position", () => {
  const plies = (move) =>
    storyParts(told([text("story-level-until", { move, how: "" })], { start: BLACK, plies: 3 })).map(
      ({ ply }) => ply,
    );
  assert.deepEqual(plies("30…Ke7"), [null, 1, null]);
  assert.deepEqual(plies("31.e4"), [null, 2, null]);
  assert.deepEqual(plies("30.e4"), [null], "before the first position there is no move");
  assert.deepEqual(plies("32.e5"), [null], "nor behind the last one");
});
