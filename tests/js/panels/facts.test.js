import assert from "node:assert/strict";
import { test } from "vitest";

import "../english.js";
import { factBehind, saidOf, wordsOf } from "../../../static/js/panels/facts.ts";

const text = (key, params = {}) => ({ key, params });
const hangs = { kind: "hangs", square: "a5" };
const guards = { kind: "activity", name: "guards", square: "d4" };
const fork = { kind: "motif", name: "fork" };
const missed = { kind: "misses_win" };

test("what the server says is said by the catalogue, and what that lacks is left out", () => {
  const said = [text("why-forced"), text("a-key-of-tomorrow"), text("piece-q")];
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

test("the better move is the button's to name", () => {
  assert.deepEqual(saidOf({ said: [text("reason-better", { move: "14.Rxa5" })] }), []);
});

test("where no button names the better move, all sentences are one text", () => {
  const said = [text("why-forced"), text("a-key-of-tomorrow"), text("reason-better", { move: "14.Rxa5" })];
  assert.equal(wordsOf({ reason: { said } }), "It was the only legal move. Better was 14.Rxa5.");
  assert.equal(wordsOf({ reason: {} }), "");
  assert.equal(wordsOf({}), "");
});

test("behind what the answer or the better move is for stands its point", () => {
  const answer = { kind: "point", name: "hits-two", base: "after", line: ["e5f3"] };
  const better = { kind: "better", name: "traps", base: "before", line: ["h2h3"] };
  const behind = (key) => factBehind([answer, better], key);
  assert.equal(behind("reason-point-hits-two"), answer);
  assert.equal(behind("reason-better-traps"), better);
  assert.equal(behind("reason-better-again"), better);
});

test("behind each sentence stands the fact that it is of", () => {
  const facts = [hangs, guards, fork, missed];
  const behind = (key) => factBehind(facts, key);
  assert.equal(behind("reason-hangs"), hangs);
  assert.equal(behind("reason-gives"), hangs);
  assert.equal(behind("reason-activity-guards"), guards);
  assert.equal(behind("reason-motif"), fork);
  assert.equal(behind("reason-trapped"), fork);
  assert.equal(behind("reason-wins-more"), missed);
  assert.equal(behind("reason-misses-mate"), null, "no fact of that kind");
  assert.equal(behind("reason-little-better"), null);
});
