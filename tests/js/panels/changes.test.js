// @vitest-environment jsdom
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "vitest";

import "../english.js";
import { changes, createChanges } from "../../../static/js/panels/changes.ts";
import { fold } from "../../../static/js/state/fold.ts";

const { events } = JSON.parse(readFileSync(join(import.meta.dirname, "../../data/fold/deeper.json"), "utf8"));
const until = (seq) => fold(events.filter((event) => event.seq <= seq));
const done = until(19);

test("without a deeper pass nothing has changed", () => assert.equal(changes(until(9)), null));

test("the moves of another class and the accuracies before and after are told", () => {
  assert.deepEqual(changes(done), {
    moves: [{ ply: 1, from: "inaccuracy", to: "excellent" }],
    accuracy: { white: { from: 70, to: 95 }, black: { from: 99, to: 97 } },
    nodes: { from: 1000, to: 5000 },
    final: true,
  });
});

test("the other accuracy has its own figures", () =>
  assert.deepEqual(changes(done, "lichess").accuracy.white, { from: 69, to: 94 }));

test("until the pass is complete what is told may change", () => {
  const { moves, final } = changes(until(13));
  assert.deepEqual([moves, final], [[], false]);
});

test("a move that had no class before has not changed", () => {
  const state = { ...done, earlier: { ...done.earlier, classes: [null, "best"] } };
  assert.deepEqual(changes(state).moves, []);
});

test("the old classes are marked in the list of moves only while somebody asks for them", () => {
  const marked = [];
  const { element, update } = createChanges({ go() {}, mark: (on) => marked.push(on) });
  document.body.append(element);
  update(done, "kibitz");
  const box = element.querySelector(".changes__marks input");
  assert.equal(box.checked, false);
  box.click();
  update({ ...done, moves: [...done.moves] }, "kibitz");
  assert.equal(element.querySelector(".changes__marks input").checked, true, "a new event keeps the choice");
  box.click();
  assert.deepEqual(marked, [true, false]);
});

test("nothing is offered to be marked if no class has changed", () => {
  const { element, update } = createChanges({ go() {}, mark() {} });
  update(until(13), "kibitz");
  assert.equal(element.querySelector(".changes__marks").hidden, true);
});
