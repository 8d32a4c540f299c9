import assert from "node:assert/strict";
import { test } from "vitest";

import { columnsOf, gamesIn, half, placeOf, pointsText, signOf } from "../../../static/js/rounds/cells.ts";

const cell = (more) => ({
  number: 1,
  round: "1",
  board: null,
  side: "white",
  kind: "played",
  opponent: 1,
  points: 1,
  ...more,
});
const player = { games: [cell({}), cell({ number: 2, round: "2", kind: "bye", opponent: null })] };
const rounds = { form: "rounds", rounds: ["1", "2"], players: [player, { games: [] }] };

test("a Swiss has a column for each round, a round robin one for each player", () => {
  assert.deepEqual(columnsOf(rounds), ["1", "2"]);
  assert.deepEqual(columnsOf({ ...rounds, form: "robin" }), ["1", "2"]);
  assert.deepEqual(columnsOf({ ...rounds, form: "games" }), []);
  const numbers = (form, column) => gamesIn({ ...rounds, form }, player, column).map(({ number }) => number);
  assert.deepEqual([numbers("rounds", 0), numbers("rounds", 1)], [[1], [2]]);
  assert.deepEqual([numbers("robin", 0), numbers("robin", 1)], [[], [1]]);
});

test("a result is a sign, a forfeit another", () => {
  const signs = [1, 0.5, 0, null].map((points) => signOf(cell({ points })));
  assert.deepEqual(signs, ["1", "½", "0", "·"]);
  assert.deepEqual(
    [1, 0].map((points) => signOf(cell({ points, kind: "forfeit" }))),
    ["+", "−"],
  );
  assert.equal(placeOf(cell({})), 2);
  assert.equal(placeOf(cell({ opponent: null })), null);
});

test("points and their sums are written as chess players write them", () => {
  assert.deepEqual([0, 0.5, 1, 5.5, 10].map(pointsText), ["0", "½", "1", "5½", "10"]);
  assert.deepEqual([15, 15.5].map(half), ["15", "15.5"]);
});
