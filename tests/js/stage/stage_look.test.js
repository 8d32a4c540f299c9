import "../english.js";

import assert from "node:assert/strict";
import { test } from "vitest";

import { betterAt, shownOf, spokenOf, stepFrom, stepped } from "../../../static/js/stage/stage_look.ts";
import { initialState } from "../../../static/js/state/fold.ts";
import { atPly, enter } from "../../../static/js/state/view.ts";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const node = (uci, extra = {}) => ({
  uci,
  san: uci.slice(2),
  fen: `after ${uci}`,
  origin: uci.slice(0, 2),
  target: uci.slice(2, 4),
  arrows: [],
  ...extra,
});
const position = (ply, win, ...pv) => ({ ply, win, pass: 1, lines: [{ rank: 1, cp: 30, mate: null, pv }] });
const blind = () => null;

/** 1. e4 e5 2. Qh5, where 2. Nf3 was better; the author has drawn at move 2. */
const state = {
  ...initialState(),
  plan: { pass: 1 },
  game: {
    start_fen: START,
    variant: "standard",
    headers: {},
    arrows: [{ from: "e2", to: "e4", color: "blue" }],
    moves: [
      node("e2e4"),
      node("e7e5", { arrows: [{ from: "a1", to: "a1", color: "purple" }] }),
      node("d1h5"),
    ],
  },
  positions: [
    position(0, 0.52, "e2e4"),
    position(1, 0.5, "e7e5"),
    position(2, 0.53, "g1f3", "b8c6"),
    position(3, 0.4, "b8c6"),
  ],
  moves: [
    { ply: 1, classification: "best", best: { uci: "e2e4" } },
    { ply: 2, classification: "theory", best: null },
    { ply: 3, classification: "mistake", best: { uci: "g1f3" } },
  ],
};
const branch = { ...enter(1, [node("c7c5"), node("g1f3")], 1, { kind: "own" }) };

test("the board shows the move, its class, the author's arrows and after a fault the better move", () => {
  const { ply, board } = shownOf(state, atPly(state, 3), null, blind);
  assert.equal(ply, 3);
  assert.deepEqual([board.fen, board.move.uci, board.classification], ["after d1h5", "d1h5", "mistake"]);
  assert.deepEqual(board.arrows, [{ from: "g1", to: "f3", color: "best" }]);
  assert.deepEqual(shownOf(state, atPly(state, 0), null, blind).board.arrows, state.game.arrows);
  assert.equal(
    shownOf(state, atPly(state, 1), null, blind).board.arrows.length,
    0,
    "no arrow after a best move",
  );
});

test("a colour of the author's that the page does not have is green", () => {
  assert.equal(shownOf(state, atPly(state, 2), null, blind).board.arrows[0].color, "green");
});

test("a look shows another move, without verdict and arrows, and leaves the bar", () => {
  const peeked = node("f2f4");
  const { ply, board, bar } = shownOf(state, atPly(state, 3), peeked, blind);
  assert.deepEqual([ply, board.fen, board.move, board.classification], [3, "after f2f4", peeked, null]);
  assert.deepEqual(board.arrows, []);
  assert.equal(bar.win, 0.4);
});

test("the bar has the best line; provisional where nobody has looked at this very position", () => {
  const main = shownOf(state, atPly(state, 2), null, blind).bar;
  assert.deepEqual([main.win, main.line.pv[0], Boolean(main.provisional)], [0.53, "g1f3", false]);
  const own = shownOf(state, branch, null, blind);
  assert.deepEqual([own.ply, own.board.classification, own.bar.provisional], [1, null, true]);
  const line = { cp: 12, mate: null, pv: ["c7c5"] };
  const ofEngine = enter(1, [node("c7c5")], 1, { kind: "line", line });
  const bar = shownOf(state, ofEngine, null, blind).bar;
  assert.deepEqual([bar.line, Boolean(bar.provisional)], [line, false]);
});

test("what the engine in the browser sees stands in place of the review's", () => {
  const seen = { line: { cp: 77, mate: null }, win: 0.7, arrows: [{ from: "a2", to: "a4", color: "live" }] };
  const asked = [];
  const look = (fen) => {
    asked.push(fen);
    return seen;
  };
  const { board, bar } = shownOf(state, atPly(state, 3), null, look);
  assert.deepEqual(asked, ["after d1h5"]);
  assert.deepEqual(board.arrows, seen.arrows, "not the review's better move too");
  assert.deepEqual([bar.win, bar.line], [0.7, seen.line]);
  const nothing = shownOf(state, atPly(state, 3), null, () => ({ line: null, arrows: [] }));
  assert.equal(nothing.bar.win, 0.4, "until it has a line, the bar is the review's");
});

test("a screen reader hears move, class and evaluation", () => {
  assert.match(spokenOf(state, atPly(state, 3)), /^pawn h5, Mistake, .*0\.30/);
  assert.equal(spokenOf(state, branch), "pawn c5");
  assert.match(spokenOf(state, atPly(state, 0)), /0\.30/);
});

test("a step ends at either end of the game", () => {
  assert.equal(stepFrom(state, atPly(state, 0), -1), null);
  assert.equal(stepFrom(state, atPly(state, 3), 1), null);
  assert.equal(stepFrom(state, atPly(state, 2), 1).ply, 3);
  assert.equal(stepFrom(state, branch, 1).branch.index, 2, "within a branch the ply stays");
});

test("actions lead along the game, its key moments and out of a branch", () => {
  const from = atPly(state, 1);
  const ply = (action, view = from) => stepped(state, view, action)?.ply;
  assert.deepEqual(
    ["previous", "next", "first", "last"].map((action) => ply(action)),
    [0, 2, 0, 3],
  );
  assert.equal(ply("nextKey"), 3);
  assert.equal(stepped(state, from, "previousKey"), null);
  assert.equal(ply("previousKey", atPly(state, 3)), undefined);
  assert.equal(stepped(state, from, "leave"), null);
  assert.deepEqual(stepped(state, branch, "leave"), atPly(state, 1));
  const shown = { ...branch, branch: { ...branch.branch, from: 2 } };
  assert.deepEqual(stepped(state, shown, "leave"), atPly(state, 2), "to the move that was studied");
  assert.equal(stepped(state, { ...shown, branch: { ...shown.branch, index: 1 } }, "previous").ply, 1);
  assert.equal(stepped(state, from, "flip"), undefined);
});

test("the better move is of the position before a fault, else the line goes on from here", () => {
  assert.deepEqual([betterAt(state, 3).base, betterAt(state, 3).line.pv[0]], [2, "g1f3"]);
  assert.deepEqual([betterAt(state, 1).base, betterAt(state, 1).line.pv[0]], [1, "e7e5"]);
  assert.equal(betterAt(state, 2).base, 2, "without a known best move too");
  assert.equal(betterAt({ ...state, positions: [null, null, null, null] }, 3), null);
});

test("there is no next move at the end, and none before the start", () => {
  const [start, end] = [atPly(state, 0), atPly(state, 3)];
  assert.equal(stepped(state, start, "previous"), undefined);
  assert.equal(stepped(state, end, "next"), undefined);
  assert.deepEqual(stepped(state, start, "next"), atPly(state, 1));
  assert.deepEqual(stepped(state, end, "last"), end);
  const line = enter(1, [node("g1f3")], 1);
  assert.equal(stepped(state, line, "next"), undefined);
  assert.deepEqual(stepped(state, line, "previous"), atPly(state, 1));
});
