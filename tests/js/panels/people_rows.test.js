import assert from "node:assert/strict";
import { test } from "vitest";

import { peopleRowsOf } from "../../../static/js/panels/people_rows.ts";

const flat = (share) => Array(5).fill(share);
const played = { uci: "d8d3", san: "Rd3" };
const best = { uci: "d8e8", san: "Re8" };
const move = { best, loss: 0.4, expected_before: 0.6 };
const likely = (uci, share, expected) => ({ uci, san: uci, p: flat(share), expected, nodes: 8000 });
const names = (rows) => rows.map(({ kind, uci }) => `${kind} ${uci}`);

test("of any move there are the one that was played and the best one", () => {
  const rows = peopleRowsOf(played, move, { played: flat(0.3), best: flat(0.4) }, 1500);
  assert.deepEqual(names(rows), ["best d8e8", "played d8d3"]);
  assert.ok(rows.every(({ cost }) => cost === null));
});

test("where the best move was played, or there is none, it is one", () => {
  assert.equal(peopleRowsOf(best, move, { played: flat(0.3), best: flat(0.3) }, null).length, 1);
  assert.equal(
    peopleRowsOf(played, { ...move, best: null }, { played: flat(0.3), best: null }, null).length,
    1,
  );
});

test("of a moment there are others that many play, with what each costs", () => {
  const moves = [
    likely("d8d3", 0.1, 0.2),
    likely("d8e8", 0.3, 0.6),
    likely("a7a6", 0.25, 0.62),
    likely("b7b6", 0.2, 0.25),
    likely("c7c6", 0.04, 0.5),
  ];
  const rows = peopleRowsOf(played, move, { played: flat(0.1), best: flat(0.3), moves }, 1500);
  assert.deepEqual(names(rows), ["best d8e8", "other a7a6", "other b7b6", "played d8d3"]);
  assert.deepEqual(
    rows.map(({ cost }) => Number(cost.toFixed(2))),
    [0, 0, 0.35, 0.4],
  );
});

test("there are five at most", () => {
  const moves = ["a", "b", "c", "d", "e", "f"].map((uci) => likely(uci, 0.12, 0.5));
  const rows = peopleRowsOf(played, move, { played: flat(0.01), best: flat(0.02), moves }, null);
  assert.deepEqual(names(rows), ["other a", "other b", "other c", "best d8e8", "played d8d3"]);
});
