import assert from "node:assert/strict";
import { test } from "vitest";

import { takeDrops } from "../../../static/js/lib/drops.ts";

/** An event with what is dragged, which the browser would act on. */
function dragged(type, types, files = []) {
  const event = new Event(type, { cancelable: true });
  return Object.assign(event, { dataTransfer: { types, files } });
}

test("a dropped file does not lead out of the page, and is given away once", () => {
  const page = new EventTarget();
  const told = [];
  const take = takeDrops(() => told.push("file") > 0, page);
  assert.equal(page.dispatchEvent(dragged("dragover", ["Files"])), false);
  assert.equal(page.dispatchEvent(dragged("drop", ["Files"], ["game.pgn"])), false);
  assert.deepEqual(told, ["file"]);
  assert.equal(take(), "game.pgn");
  assert.equal(take(), null);
});

test("text that is dragged, and a drop that somebody has taken, are left alone", () => {
  const page = new EventTarget();
  const take = takeDrops(() => assert.fail(), page);
  assert.equal(page.dispatchEvent(dragged("dragover", ["text/plain"])), true);
  assert.equal(page.dispatchEvent(dragged("drop", ["text/plain"])), true);
  const taken = dragged("drop", ["Files"], ["game.pgn"]);
  taken.preventDefault();
  page.dispatchEvent(taken);
  assert.equal(take(), null);
});

test("a screen that takes files itself leaves none for another", () => {
  const page = new EventTarget();
  const take = takeDrops(() => false, page);
  assert.equal(page.dispatchEvent(dragged("drop", ["Files"], ["game.pgn"])), false);
  assert.equal(take(), null);
});
