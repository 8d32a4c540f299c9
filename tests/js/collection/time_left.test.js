import assert from "node:assert/strict";
import { test } from "vitest";

import { secondsLeft, timeLeftWords } from "../../../static/js/collection/time_left.ts";
import "../english.js";

const row = (status, plies, more = {}) => ({ id: "r", status, plies, judged: null, seconds: null, ...more });
const done = (plies, seconds) => row("done", plies, { seconds });

test("what is left goes by what a move took here, and by how many run at once", () => {
  const rows = [done(40, 60), done(60, 140), row("running", 50, { judged: 20 }), row("waiting", 70)];
  assert.equal(secondsLeft(rows, 1), 200);
  assert.equal(secondsLeft(rows, 2), 140, "the longest game alone takes so long");
  assert.equal(secondsLeft(rows, 50), 140);
});

test("what was reviewed last counts, where there is enough of it", () => {
  const slow = [done(300, 3000), done(300, 3000)];
  const rows = [...slow, done(250, 250), done(150, 150), row("waiting", 70)];
  assert.equal(secondsLeft(rows, 1), 70);
  assert.equal(secondsLeft([...slow, done(100, 100), row("waiting", 80)], 1), 80 * (3100 / 400));
});

test("nothing is said without a basis, without workers, and where nothing is to come", () => {
  const waiting = row("waiting", 70);
  assert.equal(secondsLeft([waiting], 1), null);
  assert.equal(secondsLeft([done(19, 30), waiting], 1), null);
  assert.equal(secondsLeft([row("done", 90), waiting], 1), null, "an old log does not tell");
  assert.equal(secondsLeft([done(90, 30), waiting], 0), null);
  const over = [row("stopped", 50, { judged: 9 }), row("failed", 50), row("refused", 9, { id: null })];
  assert.equal(secondsLeft([done(90, 30), ...over], 1), null);
});

test("the words are as rough as the guess", () => {
  const said = (minutes) => timeLeftWords(60 * minutes);
  assert.deepEqual([0.1, 0.9, 3.6, 10.4, 12, 44, 58, 75, 95, 100, 200].map(said), [
    "less than a minute left",
    "about a minute left",
    ...[4, 10, 10, 45, 60, 80, 100].map((count) => `about ${count} minutes left`),
    "about 2 hours left",
    "about 3 hours left",
  ]);
});
