import assert from "node:assert/strict";
import { beforeEach, test } from "vitest";

import { answerSide, isMine, keepName, sideOf } from "../../../static/js/state/own_side.ts";

const game = (White, Black) => ({ White, Black });

beforeEach(() => {
  const held = new Map();
  const localStorage = {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => held.set(key, value),
    removeItem: (key) => held.delete(key),
  };
  Object.defineProperty(globalThis, "localStorage", { configurable: true, value: localStorage });
});

test("nobody knows until it was said; then this review does, and the next one with that name", () => {
  assert.equal(sideOf("one", game("Anna", "Bert")), null);
  answerSide("one", game("Anna", "Bert"), "black");
  assert.equal(sideOf("one", game("Anna", "Bert")), "black");
  assert.equal(sideOf("two", game("Bert", "Carl")), "white");
  assert.equal(sideOf("three", game("Anna", "Carl")), null);
});

test("neither is remembered for the review alone", () => {
  answerSide("one", game("Anna", "Bert"), "none");
  assert.equal(sideOf("one", game("Anna", "Bert")), "none");
  assert.equal(sideOf("two", game("Anna", "Bert")), null);
});

test("a name that nobody has is not remembered", () => {
  for (const name of ["?", "", undefined]) answerSide("one", game(name, "Bert"), "white");
  assert.equal(sideOf("one", game("?", "Bert")), "white");
  assert.equal(sideOf("two", game("?", "Carl")), null);
});

test("who is on both sides is asked; who has erred says so, and the other name is a stranger's again", () => {
  answerSide("one", game("Anna", "Bert"), "white");
  assert.equal(sideOf("two", game("Anna", "Anna")), null);
  answerSide("one", game("Anna", "Bert"), "black");
  assert.equal(sideOf("one", game("Anna", "Bert")), "black");
  assert.equal(sideOf("three", game("Anna", "Carl")), null);
  answerSide("one", game("Anna", "Bert"), "none");
  assert.equal(sideOf("four", game("Bert", "Carl")), null);
});

test("the last 200 are kept", () => {
  for (let index = 0; index < 201; index += 1)
    answerSide(`review ${index}`, game(`name ${index}`, "x"), "white");
  assert.equal(sideOf("review 0", game("y", "z")), null);
  assert.equal(sideOf("review 1", game("y", "z")), "white");
  assert.equal(sideOf("other", game("name 0", "z")), null);
  assert.equal(sideOf("other", game("name 1", "z")), "white");
});

test("a name may be taken for one's own where none is known yet, or it is", () => {
  assert.equal(isMine("Anna"), true);
  keepName("Anna");
  assert.equal(isMine("Anna"), true);
  assert.equal(isMine("Bert"), false);
  assert.equal(sideOf("one", game("Bert", "Anna")), "black");
});
