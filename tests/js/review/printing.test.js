import "../english.js";

import assert from "node:assert/strict";
import { test } from "vitest";

import { paperMoments, paperWords } from "../../../static/js/review/printing.ts";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const said = [{ key: "report-moments", params: {} }];
const state = (...moves) => ({
  game: { start_fen: START, headers: {}, moves: moves.map(() => ({ san: "e4", fen: START })) },
  report: { key_moments: [] },
  moves: moves.map((move, index) => move && { ply: index + 1, quiet: false, ...move }),
});

test("on paper stands what people of the players' ratings play", () => {
  const flat = (share) => Array(5).fill(share);
  const moves = [
    { uci: "d2d4", san: "d4", p: flat(0.8), expected: 0.55, nodes: 0 },
    { uci: "e2e4", san: "e4", p: flat(0.02), expected: 0.2, nodes: 0 },
  ];
  const shares = { played: 0.02, best: 0.8, good: 0.9, as_bad: 0.05, covered: 0.98 };
  const people = { ...Object.fromEntries(Object.entries(shares).map(([k, p]) => [k, flat(p)])), moves };
  const move = { classification: "blunder", reason: { said }, expected_before: 0.55, people };
  const { game, report, moves: judged } = state(move);
  game.moves[0].uci = "e2e4";
  const rated = { moves: judged, report, game: { ...game, headers: { WhiteElo: "1500" } } };
  assert.match(paperWords(rated)[0].words, /^Key moments 9 in 10 .* play a good move here\.$/);
  const unrated = { ...rated, game: { ...game, headers: {} } };
  assert.equal(paperWords(unrated)[0].words, "Key moments");
});

test("on paper stand the faults that something is said of, each with its move and class", () => {
  const found = paperWords(
    state(
      { classification: "blunder", reason: { rule: "cp_to_cp", said } },
      { classification: "best", reason: { rule: "top_move", said } },
      { classification: "mistake", reason: { rule: "cp_to_cp" } },
      { classification: "mistake", quiet: true, reason: { rule: "cp_to_cp", said } },
      { classification: null, reason: null },
      null,
    ),
  );
  assert.deepEqual(found, [{ move: "1. e4", name: "Blunder", words: "Key moments" }]);
});

test("on paper each key moment has the position before it and its reason, and is not told twice", () => {
  const now = state({ classification: "blunder", reason: { rule: "cp_to_cp", said } }, null);
  now.report = { key_moments: [{ ply: 1, kind: "turning_point", swing: -0.4 }] };
  assert.deepEqual(paperMoments(now), [
    { fen: START, move: "1. e4", name: "Turning point", words: "Key moments" },
  ]);
  assert.deepEqual(paperWords(now), []);
});

test("a key moment that no fact explains is explained by its rule", () => {
  const now = state({ classification: "critical", loss: 0, reason: { rule: "critical" } });
  now.report = { key_moments: [{ ply: 1, kind: "critical" }] };
  now.positions = [];
  assert.notEqual(paperMoments(now)[0].words, "");
});
