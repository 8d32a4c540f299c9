import assert from "node:assert/strict";
import { test } from "vitest";

import {
  behind,
  isAnswer,
  lineWords,
  outcomeOf,
  rootsOf,
  tasksOf,
} from "../../../static/js/openings/lines.ts";

const move = (san, to) => ({ uci: `${san}${san}`, san, to });
/** White: e4 e5 Nf3 and e4 c5 Nc3; the last two lead to one position. */
const REPERTOIRE = {
  side: "white",
  positions: [
    { fen: "a w - -", moves: [move("e4", 1)] },
    { fen: "b b - -", moves: [move("e5", 2), move("c5", 3)] },
    { fen: "c w - -", moves: [move("Nf3", 4)] },
    { fen: "d w - -", moves: [move("Nc3", 4), move("Nf3", 4)] },
    { fen: "e b - -", moves: [] },
    { fen: "f w - -", moves: [move("Kb1", 5)] },
  ],
};

test("what is asked are the owner's positions, line by line, each once", () => {
  const tasks = tasksOf(REPERTOIRE);
  assert.deepEqual(
    tasks.map(({ id, line }) => [id, lineWords(line)]),
    [
      ["white a w - -", ""],
      ["white c w - -", "1.e4 e5"],
      ["white d w - -", "1.e4 c5"],
      ["white f w - -", ""],
    ],
  );
  assert.equal(lineWords(tasksOf({ ...REPERTOIRE, side: "black" })[0].line), "1.e4");
  assert.equal(isAnswer(tasks[2], "Nf3Nf3"), true);
  assert.equal(isAnswer(tasks[0], "d4d4"), false);
});

test("what is known at once is worth more than what was found or shown", () => {
  assert.equal(outcomeOf({ phase: "solved", tries: 1 }), "first");
  assert.equal(outcomeOf({ phase: "solved", tries: 2 }), "later");
  assert.equal(outcomeOf({ phase: "shown", tries: 0 }), "shown");
});

test("lines begin where no other leads, or anywhere in a circle", () => {
  assert.deepEqual(rootsOf(REPERTOIRE), [0, 5]);
  assert.deepEqual(rootsOf({ side: "white", positions: [] }), []);
});

test("how much follows a position is counted once, however it is reached", () => {
  assert.deepEqual(
    [0, 1, 3, 4, 5].map((at) => behind(REPERTOIRE, at)),
    [6, 5, 2, 0, 1],
  );
});
