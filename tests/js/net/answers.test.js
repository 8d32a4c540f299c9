import assert from "node:assert/strict";
import { test } from "vitest";

import { Answers } from "../../../static/js/net/answers.ts";

/** Answers with a server that can be held, and what was asked and told. */
function asking(answer = async (key) => ({ key }), isOpen = undefined) {
  const asked = [];
  let told = () => {};
  const answers = new Answers({
    pause: 0,
    isOpen,
    tell: () => told(),
    ask: (key, signal) => {
      asked.push({ key, signal });
      return answer(key);
    },
  });
  const next = () =>
    new Promise((done) => {
      told = done;
    });
  return { answers, asked, next };
}

test("a position is asked about once", async () => {
  const { answers, asked, next } = asking();
  assert.equal(answers.known("a"), undefined);
  answers.look("a");
  answers.look("a");
  await next();
  answers.look(null);
  answers.look("a");
  assert.deepEqual(answers.known("a"), { key: "a" });
  assert.equal(asked.length, 1);
});

test("who moves on is not told of what was left", async () => {
  const { answers, asked, next } = asking((key) =>
    key === "a" ? new Promise(() => {}) : Promise.resolve({ key }),
  );
  answers.look("a");
  await new Promise((done) => setTimeout(done, 5));
  answers.look("b");
  await next();
  assert.deepEqual(
    asked.map(({ signal }) => signal.aborted),
    [true, false],
  );
  assert.equal(answers.known("a"), undefined);
  assert.deepEqual(answers.known("b"), { key: "b" });
});

test("where nobody could say, the next look asks again", async () => {
  let fails = true;
  const { answers, asked, next } = asking(async (key) => {
    if (fails) throw new Error("offline");
    return { key };
  });
  answers.look("a");
  await next();
  assert.equal(answers.known("a"), null);
  fails = false;
  answers.look(null);
  answers.look("a");
  await next();
  assert.deepEqual(answers.known("a"), { key: "a" });
  assert.equal(asked.length, 2);
});

test("an answer that is open is asked for again", async () => {
  const { answers, asked, next } = asking(
    async (key) => ({ key }),
    ({ key }) => key === "a",
  );
  for (const key of ["a", "b", "a"]) {
    answers.look(key);
    await next();
  }
  answers.look("b");
  await new Promise((done) => setTimeout(done, 5));
  assert.deepEqual(
    asked.map(({ key }) => key),
    ["a", "b", "a"],
  );
});
