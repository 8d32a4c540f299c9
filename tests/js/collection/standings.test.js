import assert from "node:assert/strict";
import { test } from "node:test";

import { ordered, pointsText } from "../../../static/js/collection/standings.js";

test("points are written as chess players write them", () => {
  assert.deepEqual([0, 0.5, 1, 5.5, 10].map(pointsText), ["0", "½", "1", "5½", "10"]);
});

test("players stand in the tournament's order, and a game that is there twice counts once", () => {
  const game = (number, White, Black) => ({
    number,
    headers: { White, Black, Result: "1/2-1/2" },
    white: null,
    black: null,
  });
  const rows = [game(1, "Ann", "Bob"), game(2, "Ann", "Bob")];
  const names = (told) => ordered(rows, told).map(({ name, points }) => [name, points]);
  assert.deepEqual(names(null), [
    ["Ann", 1],
    ["Bob", 1],
  ]);
  const told = { players: [{ name: "Bob" }, { name: "Ann" }], duplicates: [{ number: 2, same_as: 1 }] };
  assert.deepEqual(names(told), [
    ["Bob", 0.5],
    ["Ann", 0.5],
  ]);
});
