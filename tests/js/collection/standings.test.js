import assert from "node:assert/strict";
import { test } from "vitest";

import { outcomeOf, tiesOf } from "../../../static/js/collection/standings.ts";

const names = (form) => tiesOf(form).map(({ name }) => name);

test("the tie-breaks are those that part the players, the first one first", () => {
  assert.deepEqual(names("robin"), ["direct", "berger"]);
  assert.deepEqual(names("rounds"), ["buchholz", "berger"]);
  assert.deepEqual(names("games"), ["buchholz", "berger"]);
});

test("a tie-break is written as arbiters write it, and none as a dash", () => {
  const player = { buchholz: 15.5, sonneborn_berger: 9.25, direct: null };
  assert.deepEqual(
    ["rounds", "robin"].map((form) => tiesOf(form).map(({ text }) => text(player))),
    [
      ["15.5", "9.25"],
      ["–", "9.25"],
    ],
  );
  assert.equal(tiesOf("robin")[0].text({ ...player, direct: 1 }), "1");
});

test("a game is won, lost, drawn or open, also where nothing was played", () => {
  const of = (points) => outcomeOf({ points, kind: "bye" });
  assert.deepEqual([1, 0, 0.5, null].map(of), ["won", "lost", "drawn", "open"]);
});
