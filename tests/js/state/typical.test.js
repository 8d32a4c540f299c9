import assert from "node:assert/strict";
import { test } from "vitest";

import { higherThan, lowerThan, typicalOf } from "../../../static/js/state/typical.ts";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const steps = Array.from({ length: 21 }, (_, index) => 60 + 2 * index); // 60 to 100
const cell = {
  players: 70,
  accuracy: steps,
  accuracy_lichess: steps,
  errors: steps.map((_, index) => index),
  theory: [...Array(8).fill(0), ...Array(7).fill(2), 3, 4, 5, 6, 8, 11],
};
const table = { rapid: { 1400: cell } };
const lichess = { value: 1532, about: false, side: "white" };

const state = ({ headers = {}, plan = {}, report = {}, start_fen = START, variant, moves = 30 } = {}) => ({
  game: { headers: { TimeControl: "600+0", ...headers }, start_fen, variant },
  plan: { engine: { name: "Stockfish 15.1" }, nodes: 200_000, ...plan },
  report: { provisional: false, white: { moves }, black: { moves }, ...report },
});

test("a game is compared with those of its time control and of its player's rating", () => {
  assert.deepEqual(typicalOf(state(), "white", lichess, table), {
    control: "rapid",
    from: 1400,
    to: 1599,
    cell,
  });
  const control = (TimeControl) =>
    typicalOf(state({ headers: { TimeControl } }), "white", lichess, table)?.control ?? null;
  assert.deepEqual(["300+5", "480+0", "1499+0", "300+4", "1500+0", "-", "1/86400", ""].map(control), [
    "rapid",
    "rapid",
    "rapid",
    null,
    null,
    null,
    null,
    null,
  ]);
});

test("nothing is compared that is not alike", () => {
  const nothing = (given, rating = lichess) =>
    assert.equal(typicalOf(state(given), "white", rating, table), null);
  nothing({}, null);
  nothing({}, { ...lichess, value: 1632 });
  nothing({}, { ...lichess, about: true }); // a club's rating, or another site's
  nothing({ plan: { nodes: 50_000 } });
  nothing({ plan: { engine: { name: "Kibitz" } } });
  nothing({ report: { provisional: true } });
  nothing({ moves: 9 });
  nothing({ start_fen: "8/8/8/8/8/8/K6k/R7 w - - 0 1" });
  nothing({ headers: { TimeControl: "?" } });
  nothing({ variant: "chess960" });
  assert.equal(
    typicalOf(state({ headers: { TimeControl: "15+0" } }), "white", lichess, { bullet: { 1400: cell } }),
    null,
  );
});

test("what readers say of themselves is a rating on lichess", () => {
  assert.ok(typicalOf(state(), "white", { value: 1500, about: true, side: null }, table));
});

test("a figure's place is a range: the sample is small", () => {
  const of = (value, figure) => {
    const { low, high } = lowerThan(value, figure, { cell });
    return [low, high];
  };
  assert.deepEqual(of(80, "accuracy"), [40, 60]);
  assert.deepEqual(of(81, "accuracy"), [45, 60]);
  assert.deepEqual(of(30, "accuracy"), [0, 5]);
  assert.deepEqual(of(100, "accuracy"), [95, 100]);
  assert.deepEqual(of(0, "theory"), [0, 5]); // as many as a third of the others, more than none
  assert.deepEqual(of(2, "theory"), [30, 50]);
  assert.deepEqual(of(20, "theory"), [95, 100]);
});

test("who is as good as many is better than the others alone", () => {
  const ties = { ...cell, errors: [...Array(11).fill(0), ...steps.slice(11)] };
  const { low, high } = higherThan(0, "errors", { cell: ties });
  assert.deepEqual([low, high], [40, 60]);
});

test("no share is less than nothing", () => {
  for (let players = 40; players < 500; players++)
    assert.ok(Object.is(lowerThan(0, "theory", { cell: { ...cell, players } }).low, 0), `${players}`);
});

test("in a larger sample the range is narrower", () => {
  const { low, high } = lowerThan(80, "accuracy", { cell: { ...cell, players: 2000 } });
  assert.deepEqual([low, high], [50, 50]);
});
