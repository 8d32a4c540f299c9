/** The fold, held to the same tables as its twin in Python (tests/analysis/events/test_fold.py). */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "vitest";

import { applyEvent, fold, initialState, mover } from "../../../static/js/state/fold.ts";

const folder = new URL("../../data/fold/", import.meta.url);
const tables = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .map((name) => ({ name, ...JSON.parse(readFileSync(new URL(name, folder), "utf8")) }));
const at = (state, path) => path.split(".").reduce((value, key) => value[key], state);

test("there are tables", () => assert.ok(tables.length >= 5));

for (const { name, events, checks, state } of tables) {
  test(`${name}: a log folds to its state`, () => assert.deepEqual(fold(events), state));

  test(`${name}: the state on the way is as the table says`, () => {
    for (const { after, path, value } of checks) {
      const now = fold(events.filter((event) => event.seq <= after));
      assert.deepEqual(at(now, path), value, `${path} after ${after}`);
    }
  });

  test(`${name}: applying an event leaves the old state alone`, () => {
    let now = initialState();
    for (const event of events) {
      const before = structuredClone(now);
      const next = applyEvent(now, event);
      assert.deepEqual(now, before);
      now = next;
    }
  });

  test(`${name}: replay and live may overlap`, () => {
    for (let cut = 0; cut < events.length; cut += 1)
      assert.deepEqual(fold(events, fold(events.slice(0, cut))), fold(events));
  });
}

test("the side of a ply follows the start position", () => {
  const of = (name) => tables.find((table) => table.name === name).state;
  assert.deepEqual(
    [1, 2].map((ply) => mover(of("complete.json"), ply)),
    ["white", "black"],
  );
  assert.deepEqual(
    [1, 2].map((ply) => mover(of("black_starts.json"), ply)),
    ["black", "white"],
  );
});

test("before the first event nothing is known and nothing is done", () => {
  assert.deepEqual(initialState().progress, { moves: 0, judged: 0, positions: 0, evaluated: 0, nodes: 0 });
  assert.deepEqual(fold([]), initialState());
});

test("an event that was applied before changes nothing, whatever it says now", () => {
  const game = { seq: 1, type: "game", start_fen: "8/8/8/8/8/8/8/8  b - - 0 1", moves: [{}] };
  const state = fold([game, { seq: 5, type: "preview", win: [0.5] }]);
  for (const seq of [1, 4, 5]) assert.equal(applyEvent(state, { seq, type: "preview", win: [1] }), state);
  assert.deepEqual(applyEvent(state, { seq: 6, type: "preview", win: [1] }).preview, { win: [1] });
  assert.equal(mover(state, 1), "black", "a FEN may have two spaces");
});

test("before the game there are no moves, no positions and nothing to count", () => {
  const state = initialState();
  assert.deepEqual([state.moves, state.positions], [[], []]);
  const early = fold([{ seq: 1, type: "move", ply: 1, classification: "best", accuracy: 99, pass: 1 }]);
  assert.deepEqual(early.counts, { white: {}, black: {} });
});

test("a deeper pass may begin while moves are open and there is no report", () => {
  const plan = { type: "plan", engine: { name: "x" }, nodes: 1 };
  const { earlier } = fold([
    { seq: 1, type: "game", start_fen: "8/8/8/8/8/8/8/8 w - - 0 1", moves: [{}, {}] },
    { seq: 2, ...plan, pass: 1 },
    { seq: 3, type: "move", ply: 2, classification: "best", accuracy: 99, provisional: false, pass: 1 },
    { seq: 4, ...plan, nodes: 9, pass: 2 },
  ]);
  const none = { accuracy: null, accuracy_lichess: null };
  assert.deepEqual(earlier, {
    ...{ pass: 1, nodes: 1, engine: { name: "x" }, classes: [null, "best"] },
    ...{ white: none, black: none },
  });
});
