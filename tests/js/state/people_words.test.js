import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";

import { peopleSaid } from "../../../static/js/state/people_words.ts";

const CASES = JSON.parse(readFileSync(new URL("../../data/people_said.json", import.meta.url), "utf8"));

for (const { name, rating, about, says, ...seen } of CASES)
  test(`what people play is said as the server says it: ${name}`, () => {
    assert.deepEqual(peopleSaid(seen, { value: rating, about, side: null }), says);
  });
