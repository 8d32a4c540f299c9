import assert from "node:assert/strict";
import { test } from "vitest";

import { askThreat } from "../../../static/js/explore/threat.ts";

const line = (rank, cp, ...pv) => ({ rank, depth: 14, cp, mate: null, pv });
const PASSED = { fen: "passed", lines: [line(1, 90, "c8h3", "g2h3")] };
const wants = (...fens) => ({ fact: null, said: [], wanted: fens.map((fen) => ({ fen, lines: 2 })) });

/** Asks with the server's `answers` in turn. */
async function asking(answers, { found = () => [line(1, 0, "e2e4")], waits = () => true } = {}) {
  const [asked, searched, told] = [[], [], []];
  const done = await askThreat("here", PASSED, {
    ask: async (threat) => {
      asked.push(structuredClone(threat));
      return answers[asked.length - 1];
    },
    search: async (fen, lines) => {
      searched.push([fen, lines]);
      return found(fen);
    },
    tell: (explained) => {
      told.push(explained);
      return waits();
    },
  });
  return { asked, searched, told, done };
}

test("what the server wants is searched, until it wants nothing more", async () => {
  const { asked, searched, told, done } = await asking([wants("here", "hit"), wants()]);
  assert.deepEqual(searched, [
    ["here", 2],
    ["hit", 2],
  ]);
  assert.deepEqual(
    asked.map(({ fen, known }) => [fen, known.map((each) => each.fen)]),
    [
      ["here", ["passed"]],
      ["here", ["passed", "here", "hit"]],
    ],
  );
  assert.deepEqual(asked[0].known[0].lines, [
    { index: 1, depth: 14, cp: 90, mate: null, pv: ["c8h3", "g2h3"] },
  ]);
  assert.deepEqual([told.length, done], [2, true]);
});

test("a server that always wants more is asked four times", async () => {
  const { asked, done } = await asking(Array(9).fill(wants("here")));
  assert.deepEqual([asked.length, done], [4, true]);
});

test("a search that another one has stopped ends it, and so does nobody waiting", async () => {
  const stopped = await asking([wants("here", "hit")], { found: () => null });
  assert.deepEqual([stopped.searched.length, stopped.asked.length, stopped.done], [1, 1, false]);
  const left = await asking([wants("here")], { waits: () => false });
  assert.deepEqual([left.searched.length, left.done], [0, true]);
});
