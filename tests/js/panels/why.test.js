import assert from "node:assert/strict";
import { test } from "vitest";
import { betterOf, firstMoves, keyLine, whyLines } from "../../../static/js/panels/why.ts";
import { initialState } from "../../../static/js/state/fold.ts";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const AFTER = "rnbqkbnr/pppppppp/8/8/8/P7/1PPPPPPP/RNBQKBNR b KQkq - 0 1";
const line = (rank, cp, ...pv) => ({
  rank,
  depth: 10,
  cp,
  mate: null,
  pv,
  san: pv.map((uci) => uci.slice(2)),
});

function state(move, { played = "a2a3" } = {}) {
  return {
    ...initialState(),
    game: { start_fen: START, moves: [{ uci: played, san: "a3", fen: AFTER }] },
    positions: [
      { lines: [line(1, 40, "e2e4", "e7e5"), line(2, -60, "d2d4", "d7d5")] },
      { lines: [line(1, -90, "e7e5", "d2d4")] },
    ],
    moves: [{ ply: 1, best: { uci: "e2e4", san: "e4" }, reason: {}, ...move }],
  };
}

test("a mate that nobody sees at a glance has first moves", () => {
  const line = ["Qh5+", "Kg8", "Qxf7+", "Kh8"];
  assert.equal(firstMoves(4, line), "Qh5+ Kg8 Qxf7+");
  assert.equal(firstMoves(3, line), "");
  assert.equal(firstMoves(8), "");
});

test("after a fault: the line that was better and the line that refutes, each from its own position", () => {
  const found = whyLines(state({ classification: "mistake" }), 1);
  assert.deepEqual(
    found.map(({ kind, base, fen, pv, cp }) => ({ kind, base, fen, pv, cp })),
    [
      { kind: "better", base: 0, fen: START, pv: ["e2e4", "e7e5"], cp: 40 },
      { kind: "refutes", base: 1, fen: AFTER, pv: ["e7e5", "d2d4"], cp: -90 },
    ],
  );
});

test("a good move needs no line, a position that nobody searched has none", () => {
  assert.deepEqual(whyLines(state({ classification: "excellent" }), 1), []);
  assert.deepEqual(whyLines({ ...state({ classification: "blunder" }), positions: [null, null] }, 1), []);
});

test("a critical move shows the second best line that the reason names, or none", () => {
  const reason = { second: { move: "d2d4" } };
  assert.deepEqual(
    whyLines(state({ classification: "critical", reason }), 1).map(({ kind, pv }) => [kind, pv[0]]),
    [["second", "d2d4"]],
  );
  assert.deepEqual(
    whyLines(state({ classification: "critical", reason: { second: { move: "b1c3" } } }), 1),
    [],
  );
});

test("a brilliant move shows each capture once with its answer, the score in White's view", () => {
  const taken = { move: "b7a6", san: "bxa6", answer: { score: { cp: 300 }, line: ["e2e4"], san: ["e4"] } };
  const open = { move: "g8f6", san: "Nf6", answer: null };
  const unsafe = [{ captures: [taken] }, { captures: [taken, open] }];
  const found = whyLines(state({ classification: "brilliant", reason: { unsafe } }), 1);
  assert.deepEqual(
    found.map(({ pv, san, cp, mate }) => ({ pv, san, cp, mate })),
    [
      { pv: ["b7a6", "e2e4"], san: ["bxa6", "e4"], cp: 300, mate: null },
      { pv: ["g8f6"], san: ["Nf6"], cp: null, mate: null },
    ],
  );
  const black = { ...state({ classification: "brilliant", reason: { unsafe } }) };
  black.game.start_fen = AFTER;
  assert.equal(whyLines(black, 1)[0].cp, -300);
});

test("a better move is named below a best one, and never the move itself", () => {
  const best = { uci: "e2e4", san: "e4" };
  const record = { uci: "a2a3" };
  assert.equal(betterOf({ classification: "okay", best }, record), best);
  assert.equal(betterOf({ classification: "best", best }, record), null);
  assert.equal(betterOf({ classification: "okay", best }, { uci: "e2e4" }), null);
  assert.equal(betterOf({ classification: null, best }, record), null);
  assert.equal(betterOf({ classification: "mistake", best: null }, record), null);
});

test("the moves of a fact play up to the one that shows it, with the score where they leave", () => {
  const fact = { kind: "motif", base: "after", ply: 0, line: ["e7e5", "d2d4"], san: ["e5", "d4"] };
  const { kind, base, fen, pv, san, cp } = keyLine(state({}), 1, fact);
  assert.deepEqual([kind, base, fen, pv, san, cp], ["refutes", 1, AFTER, ["e7e5"], ["e5"], -90]);
  const whole = keyLine(state({}), 1, {
    kind: "better",
    base: "before",
    line: ["e2e4", "e7e5"],
    san: ["e4", "e5"],
  });
  assert.deepEqual([whole.kind, whole.base, whole.pv.length], ["better", 0, 2]);
  assert.equal(keyLine(state({}), 1, { kind: "noise" }), null);
});
