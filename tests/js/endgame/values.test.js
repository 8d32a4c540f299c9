// @vitest-environment jsdom
import assert from "node:assert/strict";
import { test } from "vitest";

import "../english.js";
import { createValues, letter } from "../../../static/js/endgame/values.ts";

const THERMOGRAPH = {
  left: [
    ["0", "1"],
    ["1/2", "1/2"],
  ],
  right: [
    ["0", "0"],
    ["1/2", "1/2"],
  ],
};
const group = (more = {}) => ({
  squares: ["a4", "a7"],
  value: "1|0",
  mean: "1/2",
  temperature: "-1",
  kind: "number",
  ...more,
});

const figures = (details) =>
  [...details.querySelectorAll("dl > div")].map((row) => [...row.children].map((cell) => cell.textContent));

test("a group has its value, mean and temperature, each under its name", () => {
  const details = createValues({ groups: [group({ mean: "3/2" })], sum: "1|0" }, { open: false });
  assert.deepEqual(figures(details), [
    ["Value", "1|0"],
    ["Mean", "1½"],
    ["Temperature", "−1"],
  ]);
  assert.match(details.querySelector(".endgame__sum").textContent, /1\|0/);
  assert.equal(details.querySelector("svg"), null, "a review's group has no thermograph");
});

test("of a position that was asked for, a group has its thermograph, which says what it shows", () => {
  const details = createValues({ groups: [group({ thermograph: THERMOGRAPH })], sum: "1|0" }, { open: true });
  const svg = details.querySelector("svg");
  assert.match(svg.getAttribute("aria-label"), /½/);
  assert.equal(svg.querySelectorAll("polyline").length, 2);
  assert.deepEqual(
    [...svg.querySelectorAll("text")].map(({ textContent }) => textContent),
    ["0", "1", "0", "½"],
  );
});

test("the groups have the letters of the board, in its colours", () => {
  const details = createValues({ groups: [group(), group({ squares: ["h2"] })], sum: "0" }, { open: false });
  const names = [...details.querySelectorAll(".endgame__name")].map(({ textContent }) => textContent);
  assert.ok(names[0].startsWith("A") && names[1].startsWith("B") && names[1].endsWith("h2"), names);
  assert.ok(letter(5).className.endsWith("board__group--1"));
});

test("it is folded as it was left", () => {
  const fold = { open: true };
  const details = createValues({ groups: [], sum: "0" }, fold);
  assert.equal(details.open, true);
  details.open = false;
  details.dispatchEvent(new Event("toggle"));
  assert.equal(fold.open, false);
});
