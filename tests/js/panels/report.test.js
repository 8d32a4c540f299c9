// @vitest-environment jsdom
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "vitest";

import "../english.js";
import { createMoments, sideFigure } from "../../../static/js/panels/report.ts";
import { fold } from "../../../static/js/state/fold.ts";

const { events, state } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../data/fold/complete.json"), "utf8"),
);
const until = (seq) => fold(events.filter((event) => event.seq <= seq));

test("no accuracy for a side while one of its moves is not judged", () => {
  const early = { ...until(9), report: { ...state.report, white: { accuracy: 91 }, provisional: true } };
  assert.deepEqual(sideFigure(early, "white", "kibitz"), { value: null, judged: 0, moves: 1 });
  assert.deepEqual(sideFigure(state, "white", "kibitz"), { value: 90, judged: 1, moves: 1 });
  assert.equal(sideFigure(state, "white", "lichess").value, 88);
});

test("key moments say why where they are asked to", () => {
  const judged = { ...state, status: "running", report: null };
  const plain = createMoments({ go() {} });
  plain.update(judged);
  assert.ok(plain.element.querySelector(".moment"));
  assert.equal(plain.element.querySelector(".moment__said"), null);
  const telling = createMoments({ go() {}, said: (move) => `Why ${move.classification}.` });
  telling.update(judged);
  const moment = telling.element.querySelector(".moment");
  assert.match(moment.querySelector(".moment__said").textContent, /^Why \w+\.$/);
});
