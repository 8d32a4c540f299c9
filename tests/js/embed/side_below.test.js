import assert from "node:assert/strict";
import { test } from "vitest";

import { sideBelow } from "../../../static/js/embed/side_below.ts";

test("who is below says the address, else the game, else White is", () => {
  assert.equal(sideBelow("auto", {}), "white");
  assert.equal(sideBelow("auto", { Orientation: " Black" }), "black");
  assert.equal(sideBelow("auto", { Orientation: "left" }), "white");
  assert.equal(sideBelow("white", { Orientation: "black" }), "white");
  assert.equal(sideBelow("black", {}), "black");
});
