import assert from "node:assert/strict";
import { test } from "vitest";

import { Answers, keyOf } from "../../../static/js/endgame/answers.ts";

const FEN = "8/8/8/8/8/4k3/8/R3K3 w - - 4 61";
const OTHER = "8/8/8/8/8/4k3/R7/4K3 b - - 5 61";

/** Answers with a server that can be held, and what was asked and told. */
function asking(answer = async (fen) => ({ fen })) {
  const asked = [];
  let told = () => {};
  const answers = new Answers({
    pause: 0,
    tell: () => told(),
    ask: (fen, signal) => {
      asked.push({ fen, signal });
      return answer(fen);
    },
  });
  const next = () =>
    new Promise((done) => {
      told = done;
    });
  return { answers, asked, next };
}

test("a position is asked about once, whatever the number of its move", async () => {
  const { answers, asked, next } = asking();
  assert.equal(answers.known(FEN), undefined);
  answers.look(FEN);
  answers.look(FEN);
  await next();
  assert.deepEqual(
    asked.map(({ fen }) => fen),
    [keyOf(FEN)],
  );
  assert.equal(keyOf(FEN), "8/8/8/8/8/4k3/8/R3K3 w - - 4 1");
  answers.look(null);
  answers.look(FEN.replace(" 61", " 70"));
  assert.deepEqual(answers.known(FEN), { fen: keyOf(FEN) });
  assert.equal(asked.length, 1);
});

test("who moves on is not told of what was left", async () => {
  const { answers, asked, next } = asking((fen) =>
    fen === keyOf(FEN) ? new Promise(() => {}) : Promise.resolve({ fen }),
  );
  answers.look(FEN);
  await new Promise((done) => setTimeout(done, 5));
  answers.look(OTHER);
  await next();
  assert.deepEqual(
    asked.map(({ signal }) => signal.aborted),
    [true, false],
  );
  assert.equal(answers.known(FEN), undefined);
  assert.deepEqual(answers.known(OTHER), { fen: keyOf(OTHER) });
});

test("where nobody could say, the next look asks again", async () => {
  let fails = true;
  const { answers, asked, next } = asking(async (fen) => {
    if (fails) throw new Error("offline");
    return { fen };
  });
  answers.look(FEN);
  await next();
  assert.equal(answers.known(FEN), null);
  fails = false;
  answers.look(null);
  answers.look(FEN);
  await next();
  assert.deepEqual(answers.known(FEN), { fen: keyOf(FEN) });
  assert.equal(asked.length, 2);
});

test("a table that was missing is asked for again, what no table holds is not", async () => {
  const { answers, asked, next } = asking(async (fen) => ({ fen, table: null, refused: "Not yet." }));
  const many = "8/8/8/8/8/4k3/R7/BN2K3 b - - 5 61";
  for (const fen of [FEN, many, FEN]) {
    answers.look(fen);
    await next();
  }
  answers.look(many);
  await new Promise((done) => setTimeout(done, 5));
  assert.deepEqual(
    asked.map(({ fen }) => fen),
    [FEN, many, FEN].map(keyOf),
  );
  assert.equal(answers.known(FEN).refused, "Not yet.");
});
