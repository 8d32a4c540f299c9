import assert from "node:assert/strict";
import { test } from "vitest";

import { soundOf } from "../../../static/js/board/sounds.ts";

test("checks, captures and moves sound differently", () => {
  assert.deepEqual(
    ["e4", "Nxe5", "Qxf7#", "Bb5+", "O-O"].map((san) => soundOf(san)),
    ["move", "capture", "check", "check", "move"],
  );
});
