// @vitest-environment jsdom
import assert from "node:assert/strict";
import { test, vi } from "vitest";

import "../english.js";
import { createTrainingPanel } from "../../../static/js/season/training_panel.ts";

const SEASON = { games: [{ review: "r1", opponent: "Ada", date: "2026-05-01" }] };
const KINDS = [
  { kind: "allowed:hangs", count: 2 },
  { kind: "missed:motif.fork", count: 1 },
];

/** The panel and what it shows of `now`. */
function panel(now = {}, options = {}) {
  const made = createTrainingPanel({
    season: SEASON,
    act() {},
    choose() {},
    peek() {},
    take() {},
    ...options,
  });
  const screen = made.layout({ board: document.createElement("div") });
  const standing = { due: 3, fresh: 2, next: null };
  const update = (more) =>
    made.update({
      task: null,
      state: null,
      session: null,
      kind: "",
      total: 3,
      kinds: KINDS,
      standing,
      ...more,
    });
  update(now);
  return { screen, update, select: screen.querySelector("select") };
}

test("the kinds are to be chosen from, each with its number; the chosen one is shown", () => {
  const { select, update } = panel();
  assert.deepEqual(
    [...select.options].map(({ value, selected }) => [value, selected]),
    [
      ["", true],
      ["allowed:hangs", false],
      ["missed:motif.fork", false],
    ],
  );
  assert.match(select.options[1].textContent, /2/);
  update({ kind: "missed:motif.fork" });
  assert.equal(select.value, "missed:motif.fork");
});

test("a choice is handed on, and a drawing that changes nothing leaves the list alone", () => {
  const choose = vi.fn();
  const { select, update } = panel({}, { choose });
  const [first] = select.options;
  update({});
  assert.equal(select.options[0], first);
  select.value = "allowed:hangs";
  select.dispatchEvent(new Event("change"));
  assert.deepEqual(choose.mock.calls, [["allowed:hangs"]]);
});

test("what is due is said", () => {
  const { screen } = panel({ standing: { due: 4, fresh: 1, next: null } });
  assert.match(screen.querySelector(".training__standing").textContent, /4.*1/);
});
