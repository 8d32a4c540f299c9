// @vitest-environment jsdom
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "vitest";

import "../english.js";
import { createMoments } from "../../../static/js/panels/moments.ts";

const { state } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../data/fold/complete.json"), "utf8"),
);

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
