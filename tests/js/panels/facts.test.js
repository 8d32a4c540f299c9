import assert from "node:assert/strict";
import { test } from "node:test";

import "../english.js";
import { saidOf } from "../../../static/js/panels/facts.js";

const text = (key, params = {}) => ({ key, params });
const hangs = { kind: "hangs", square: "a5" };
const king = { kind: "king" };
const fork = { kind: "motif", name: "fork" };

test("what the server says is said by the catalogue, and what that lacks is left out", () => {
  const said = [text("why-forced"), text("a key of tomorrow"), text("piece-q")];
  assert.deepEqual(
    saidOf({ said }).map(({ words }) => words),
    ["It was the only legal move.", "queen"],
  );
  assert.deepEqual(saidOf({}), []);
  assert.deepEqual(saidOf(undefined), []);
});

test("a sentence within a sentence is said too", () => {
  const [{ words }] = saidOf({ said: [text("why-sentence", { change: text("piece-r") })] });
  assert.equal(words, "rook.");
});

test("the first sentence stands for the first fact, the second for the motif or the next fact", () => {
  const said = [text("why-forced"), text("piece-q")];
  const behind = (facts) => saidOf({ said, facts }).map(({ fact }) => fact);
  assert.deepEqual(behind([hangs, king, fork]), [hangs, fork]);
  assert.deepEqual(behind([hangs, king]), [hangs, king]);
  assert.deepEqual(behind([fork]), [fork, null]);
  assert.deepEqual(behind([]), [null, null]);
});
