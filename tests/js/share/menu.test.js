import assert from "node:assert/strict";
import { test } from "vitest";

import "../english.js";
import { imageUrl } from "../../../static/js/share/menu.ts";

test("an image's address carries the place and the look", () => {
  assert.equal(imageUrl("abc", "board.png"), "/r/abc/board.png?ply=0");
  assert.equal(
    imageUrl("abc", "board.svg", { hash: "#22:e7e5,g1f3", orientation: "black", theme: "slate" }),
    "/r/abc/board.svg?ply=22&line=e7e5,g1f3&orientation=black&theme=slate",
  );
  assert.equal(
    imageUrl("abc", "card.png", { hash: "#4", theme: "slate", coordinates: false }),
    "/r/abc/card.png?ply=4",
  );
  assert.equal(
    imageUrl("abc", "game.gif", { hash: "#4", coordinates: false }),
    "/r/abc/game.gif?coordinates=off",
  );
});
