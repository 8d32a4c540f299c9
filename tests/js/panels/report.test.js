import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";

import "../english.js";
import { sideFigure } from "../../../static/js/panels/report.ts";
import { fold } from "../../../static/js/state/fold.ts";

const { events, state } = JSON.parse(
  readFileSync(new URL("../../data/fold/complete.json", import.meta.url), "utf8"),
);
const until = (seq) => fold(events.filter((event) => event.seq <= seq));

test("no accuracy for a side while one of its moves is not judged", () => {
  const early = { ...until(9), report: { ...state.report, white: { accuracy: 91 }, provisional: true } };
  assert.deepEqual(sideFigure(early, "white", "kibitz"), { value: null, judged: 0, moves: 1 });
  assert.deepEqual(sideFigure(state, "white", "kibitz"), { value: 90, judged: 1, moves: 1 });
  assert.equal(sideFigure(state, "white", "lichess").value, 88);
});
