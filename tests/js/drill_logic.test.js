import assert from "node:assert/strict";
import { test } from "node:test";

import * as drill from "../../static/js/learn/tasks.js";
import { initialState } from "../../static/js/state/fold.js";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const fen = (side) => `8/8/8/4k3/8/8/4P3/4K3 ${side} - - 0 1`;
const line = (rank, cp, ...pv) => ({ rank, cp, mate: null, pv });
const move = (ply, classification, extra = {}) => ({
  ply,
  classification,
  loss: 0.3,
  provisional: false,
  ...extra,
});

/** Six moves: White errs at 1 and 5, Black at 4. Before move 1 the engine knows three lines. */
function game(extra = {}) {
  const moves = ["a2a3", "e7e5", "b1c3", "f7f6", "g2g4", "d8h4"].map((uci, index) => ({
    uci,
    san: uci,
    fen: fen(index % 2 ? "w" : "b"),
  }));
  const positions = [
    {
      engine: "Fish",
      lines: [line(1, 40, "e2e4", "e7e5"), line(2, 30, "d2d4", "d7d5"), line(3, -200, "f2f3", "e7e5")],
    },
    { engine: "Fish", lines: [line(1, -90, "e7e5", "d2d4")] },
    ...[2, 3, 4, 5, 6].map(() => ({ engine: "Fish", lines: [line(1, 0, "a1a2")] })),
  ];
  const classes = ["mistake", "best", "best", "inaccuracy", "blunder", "best"];
  return {
    ...initialState(),
    status: "done",
    game: { start_fen: START, moves },
    positions,
    moves: classes.map((id, index) => move(index + 1, id)),
    ...extra,
  };
}

test("the faults of a side are asked in the game's order", () => {
  const state = game();
  assert.deepEqual(drill.tasks(state, "white"), [1, 5]);
  assert.deepEqual(drill.counts(state), { white: 2, black: 1 });
  assert.equal(drill.defaultSide(state), "white");
});

test("while the review runs, the moves that are judged are asked, and the list grows", () => {
  const moves = [
    move(1, "mistake", { provisional: true }),
    move(2, "blunder", { loss: null }),
    null,
    move(4, "blunder"),
    null,
    null,
  ];
  assert.deepEqual(drill.counts(game({ moves, status: "running" })), { white: 1, black: 1 });
  const positions = [null, ...game().positions.slice(1)];
  assert.deepEqual(drill.counts(game({ moves, positions, status: "running" })), { white: 0, black: 1 });
  assert.equal(drill.defaultSide(game({ moves, positions, status: "running" })), "black");
});

test("the best move and any line of the review within the threshold are accepted at once", () => {
  const state = game();
  const best = drill.byReview(state, 1, "e2e4");
  assert.equal(best.good, true);
  assert.equal(best.loss, 0);
  assert.equal(best.best, true);
  const equal = drill.byReview(state, 1, "d2d4");
  assert.equal(equal.good, true);
  assert.ok(equal.loss > 0 && equal.loss < 0.01);
  assert.deepEqual(equal.line, ["d7d5"]);
  assert.equal(equal.engine, "Fish");
});

test("a poor line and the played fault are refused, with what refutes them", () => {
  const state = game();
  const poor = drill.byReview(state, 1, "f2f3");
  assert.equal(poor.good, false);
  assert.deepEqual(poor.line, ["e7e5"]);
  const played = drill.byReview(state, 1, "a2a3");
  assert.equal(played.good, false);
  assert.equal(played.loss, 0.3);
  assert.deepEqual(played.line, ["e7e5", "d2d4"]);
});

test("of another move the review knows nothing", () => {
  assert.equal(drill.byReview(game(), 1, "c2c4"), null);
});

for (const [name, best, own, side, good] of [
  ["just below the threshold", { cp: 0 }, { cp: -90 }, "white", true],
  ["at the threshold", { cp: 0 }, { cp: -93 }, "white", false],
  ["a slower mate", { mate: 2 }, { mate: 12 }, "white", true],
  ["Black's mate", { mate: -2 }, { mate: -5 }, "black", true],
  ["a mate given up", { mate: 3 }, { cp: 300 }, "white", false],
  ["walking into mate from a lost position", { cp: -1200 }, { mate: -2 }, "white", false],
  ["being mated a little sooner", { mate: -8 }, { mate: -4 }, "white", true],
  ["being mated much sooner", { mate: -9 }, { mate: -1 }, "white", false],
  ["better than the best", { cp: 10 }, { cp: 80 }, "white", true],
]) {
  test(`an answer: ${name}`, () =>
    assert.equal(
      drill.compare({ mate: null, cp: null, ...best }, { mate: null, cp: null, ...own }, side).good,
      good,
    ));
}

test("a session: right at once, with a hint, later, shown, and its summary", () => {
  const classes = ["mistake", "best", "blunder", "best", "inaccuracy", "best"];
  const state = game({ moves: classes.map((id, index) => move(index + 1, id)) });
  let session = drill.begin(state, "white");
  assert.deepEqual(
    [session.ply, session.phase, drill.place(state, session)],
    [1, "asking", { at: 1, of: 3 }],
  );
  session = drill.judge(drill.check(session, { uci: "e2e4" }), { good: true, loss: 0 });
  assert.deepEqual([session.phase, session.results], ["solved", { 1: "first" }]);
  session = drill.hint(drill.next(state, session));
  assert.deepEqual([session.ply, session.hints], [3, 1]);
  session = drill.judge(drill.check(session, {}), { good: true, loss: 0 });
  session = drill.next(state, session);
  session = drill.judge(drill.check(session, {}), { good: false, loss: 0.4 });
  assert.equal(session.phase, "wrong");
  session = drill.judge(drill.check(drill.retry(session), {}), { good: true, loss: 0 });
  assert.deepEqual(session.results, { 1: "first", 3: "hinted", 5: "later" });
  session = drill.next(state, session);
  assert.equal(session.phase, "done");
  assert.deepEqual(drill.summary(state, session), {
    first: 1,
    later: 1,
    hinted: 1,
    shown: 0,
    open: 0,
    all: 3,
  });
});

test("what is skipped is open at the end, and comes again when asked for", () => {
  const state = game();
  let session = drill.next(state, drill.begin(state, "white"));
  assert.equal(session.ply, 5);
  session = drill.next(state, drill.show(session));
  assert.deepEqual([session.phase, drill.summary(state, session).open], ["done", 1]);
  assert.equal(drill.next(state, session).ply, 1);
});

test("an answer that nobody can judge is no try", () => {
  const session = drill.judge(drill.check(drill.begin(game(), "white"), {}), { good: null });
  assert.deepEqual([session.phase, session.tries, session.results], ["unknown", 0, {}]);
});

test("a side without a fault has nothing to ask", () => {
  const session = drill.begin(
    game({ moves: game().moves.map((each) => ({ ...each, classification: "best" })) }),
    "black",
  );
  assert.deepEqual([session.ply, session.phase], [null, "done"]);
});

test("a list that grows keeps the question", () => {
  const early = game({ moves: [null, null, null, null, move(5, "blunder"), null], status: "running" });
  const session = drill.begin(early, "white");
  assert.equal(session.ply, 5);
  assert.deepEqual(drill.place(game(), session), { at: 2, of: 2 });
  assert.equal(drill.next(game(), drill.next(game(), session)).ply, 1);
});
