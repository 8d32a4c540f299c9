import "../english.js";

import assert from "node:assert/strict";
import { test } from "vitest";

import { courseOf, topOf, xOf, yOf } from "../../../static/js/panels/people_chart.ts";

const series = (...values) => ({ kind: "played", values });

test("the scale ends where it holds all values", () => {
  assert.equal(topOf([series(0.01, 0.02), series(0.09)]), 0.1);
  assert.equal(topOf([series(0.01, 0.26)]), 0.5);
  assert.equal(topOf([series(0.999)]), 1);
});

test("ratings and values have their places, beyond the outer ratings there is none", () => {
  assert.equal(xOf(900), xOf(1100));
  assert.equal(xOf(2500), xOf(1900));
  assert.equal(xOf(1500), (xOf(1100) + xOf(1900)) / 2);
  assert.ok(yOf(0.5, 0.5) < yOf(0.25, 0.5));
  assert.equal(yOf(0.25, 0.5), (yOf(0, 0.5) + yOf(0.5, 0.5)) / 2);
});

test("who does not see the drawing hears its course", () => {
  assert.equal(courseOf([0.41, 0.35, 0.3, 0.2, 0.12]), "41% at 1100, 30% at 1500, 12% at 1900");
});
