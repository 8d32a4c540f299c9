import "../english.js";

import assert from "node:assert/strict";
import { test } from "vitest";

import { initialState } from "../../../static/js/state/fold.ts";
import { momentAt, momentName } from "../../../static/js/state/moments.ts";

const state = {
  ...initialState(),
  report: {
    key_moments: [
      { ply: 7, kind: "turning_point" },
      { ply: 12, kind: "blunder" },
      { ply: 31, kind: "missed_win" },
    ],
  },
};

test("a key moment knows which of how many it is, and whether it is the last", () => {
  assert.deepEqual(momentAt(state, 12), { at: 2, of: 3, kind: "blunder", last: false });
  assert.equal(momentAt(state, 31).last, true);
  assert.equal(momentAt(state, 13), null);
  assert.equal(momentAt({ ...state, report: { key_moments: [] } }, 7), null);
});

test("a kind has a name of its own or that of its class", () => {
  assert.equal(momentName("turning_point"), "Turning point");
  assert.equal(momentName("missed_mate"), "Missed mate");
  assert.equal(momentName("blunder"), "Blunder");
});
