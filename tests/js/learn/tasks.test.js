import assert from "node:assert/strict";
import { test } from "vitest";

import * as drill from "../../../static/js/learn/tasks.ts";
import { defaultSide } from "../../../static/js/state/askable.ts";
import { initialState } from "../../../static/js/state/fold.ts";

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
  assert.equal(defaultSide(state, true), "white");
});

/** White's faults at 1, 3 and 5, of which others at 1500 avoid so many. */
const judged = (shares, extra = {}) => {
  const classes = ["mistake", "best", "blunder", "best", "blunder", "best"];
  const moves = classes.map((id, index) => {
    const share = shares[(index + 1) / 2 - 0.5];
    return move(index + 1, id, {
      people: share ? { good: Array(5).fill(share) } : null,
      ...extra[index + 1],
    });
  });
  return game({ moves });
};
const rating = { value: 1500, about: false, side: "white" };

test("where the side's rating is known, what pays most is asked first", () => {
  assert.deepEqual(drill.tasks(judged([0.2, 0.9, 0.4]), "white", true, rating), [3, 5, 1]);
  assert.deepEqual(drill.tasks(judged([0.2, 0.9, 0.4]), "white"), [1, 3, 5]);
  assert.deepEqual(drill.tasks(judged([]), "white", true, rating), [1, 3, 5], "nobody has judged them");
  const close = { 3: { close: "mistake" } };
  assert.deepEqual(drill.tasks(judged([0.2, 0.9, 0.4], close), "white", true, rating), [5, 1, 3]);
});

test("a session in that order skips, goes on, and comes back to what is open", () => {
  const state = judged([0.2, 0.9, 0.4]);
  let session = drill.begin(state, "white", true, rating);
  assert.deepEqual([session.ply, drill.place(state, session)], [3, { count: 1, all: 3 }]);
  session = drill.next(state, session);
  assert.deepEqual([session.ply, drill.place(state, session)], [5, { count: 2, all: 3 }]);
  session = drill.next(state, drill.show(session));
  assert.deepEqual([session.ply, drill.hasNext(state, session)], [1, false]);
  session = drill.next(state, drill.show(session));
  assert.deepEqual([session.phase, drill.next(state, session).ply], ["done", 3]);
});

test("what was a fault in a decided game is not asked", () => {
  const moves = game().moves.map((told) => ({ ...told, quiet: told.ply === 1 }));
  assert.deepEqual(drill.tasks(game({ moves }), "white"), [5]);
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
  assert.equal(defaultSide(game({ moves, positions, status: "running" }), true), "black");
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

test("a line of a second search is held against that search", () => {
  const state = game();
  const [best] = state.positions[0].lines;
  const lines = [best, { ...line(2, -60, "d2d4", "d7d5"), against: { cp: 100, mate: null } }];
  state.positions[0] = { ...state.positions[0], lines };
  assert.equal(drill.byReview(state, 1, "d2d4").good, false);
});

test("where a table knows the position every move that keeps the result is accepted, and no other", () => {
  const state = game();
  const exact = { wdl: 2, dtm: 9, table: "KPvK", source: "kibitz 1", keep: ["e2e4", "h2h4"] };
  state.positions[0] = { ...state.positions[0], exact };
  const kept = drill.byReview(state, 1, "h2h4");
  assert.deepEqual(kept, { good: true, loss: 0, by: "table", engine: "KPvK" });
  assert.deepEqual(drill.byReview(state, 1, "d2d4"), { good: false, loss: 0.5, by: "table", engine: "KPvK" });
  assert.equal(drill.byReview(state, 1, "a2a3").played, true);
});

test("of another move the review knows nothing", () => {
  assert.equal(drill.byReview(game(), 1, "c2c4"), null);
});

const near = (value, wanted) => assert.ok(Math.abs(value - wanted) < 5e-5, `${value} is not ${wanted}`);

for (const [name, best, own, side, good, loss] of [
  ["just below the threshold", { cp: 0 }, { cp: -90 }, "white", true, 0.0781],
  ["at the threshold", { cp: 0 }, { cp: -93 }, "white", false, 0.0807],
  ["Black's, just below the threshold", { cp: 0 }, { cp: 90 }, "black", true, 0.0781],
  ["Black's, at the threshold", { cp: 0 }, { cp: 93 }, "black", false, 0.0807],
  ["Black's, poor where it would be White's best", { cp: -200 }, { cp: 100 }, "black", false, 0.2548],
  ["Black's, better than the best", { cp: -10 }, { cp: -80 }, "black", true, 0],
  ["a slower mate", { mate: 2 }, { mate: 12 }, "white", true, 0],
  ["Black's mate", { mate: -2 }, { mate: -5 }, "black", true, 0],
  ["a mate given up", { mate: 3 }, { cp: 300 }, "white", false, 0.2592],
  ["Black's mate given up", { mate: -3 }, { cp: -300 }, "black", false, 0.2592],
  ["walking into mate from a lost position", { cp: -1200 }, { mate: -2 }, "white", false, 0.0148],
  ["Black walking into mate from a lost position", { cp: 1200 }, { mate: 2 }, "black", false, 0.0148],
  ["being mated a little sooner", { mate: -8 }, { mate: -4 }, "white", true, 0],
  ["being mated six moves sooner", { mate: -9 }, { mate: -3 }, "white", true, 0],
  ["being mated seven moves sooner", { mate: -9 }, { mate: -2 }, "white", false, 0],
  ["Black being mated seven moves sooner", { mate: 9 }, { mate: 2 }, "black", false, 0],
  ["being mated later", { mate: -2 }, { mate: -20 }, "white", true, 0],
  ["a much quicker mate", { mate: 9 }, { mate: 2 }, "white", true, 0],
  ["better than the best", { cp: 10 }, { cp: 80 }, "white", true, 0],
]) {
  test(`an answer: ${name}`, () => {
    const full = (score) => ({ mate: null, cp: null, ...score });
    const verdict = drill.compare(full(best), full(own), side);
    assert.equal(verdict.good, good);
    near(verdict.loss, loss);
  });
}

test("expected points are the side's own", () => {
  near(drill.expected({ cp: 200, mate: null }, "white"), 0.6682);
  near(drill.expected({ cp: 200, mate: null }, "black"), 0.3318);
  assert.equal(drill.expected({ cp: null, mate: -3 }, "black"), 1);
});

test("what the review knows of Black's answers is in Black's view", () => {
  const positions = game().positions.with(3, {
    engine: "Fish",
    lines: [
      { ...line(1, -50, "d7d5", "a2a3", "e5e4"), san: ["d5", "a3", "e4"] },
      line(2, -20, "e5e4"),
      line(3, 250, "a7a6", "b2b3"),
    ],
  });
  const state = game({ positions });
  const [best, second, poor] = ["d7d5", "e5e4", "a7a6"].map((uci) => drill.byReview(state, 4, uci));
  assert.deepEqual([best.good, best.loss, best.best], [true, 0, true]);
  assert.deepEqual(
    [best.line, best.sans],
    [
      ["a2a3", "e5e4"],
      ["a3", "e4"],
    ],
  );
  assert.deepEqual([second.good, second.best, second.line], [true, false, []]);
  near(second.loss, 0.0261);
  assert.deepEqual([poor.good, poor.line], [false, ["b2b3"]]);
  near(poor.loss, 0.2494);
});

test("a session: right at once, with a hint, later, shown, and its summary", () => {
  const classes = ["mistake", "best", "blunder", "best", "inaccuracy", "best"];
  const state = game({ moves: classes.map((id, index) => move(index + 1, id)) });
  let session = drill.begin(state, "white");
  assert.deepEqual(
    [session.ply, session.phase, drill.place(state, session)],
    [1, "asking", { count: 1, all: 3 }],
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

test("with as many faults on both sides White's are asked first", () => {
  const classes = ["mistake", "blunder", "best", "best", "best", "best"];
  assert.equal(defaultSide(game({ moves: classes.map((id, index) => move(index + 1, id)) }), true), "white");
});

test("after the end the first that was left open comes, not one that has its result", () => {
  const state = game();
  const done = { ...drill.begin(state, "white"), ply: null, phase: "done" };
  assert.equal(drill.next(state, { ...done, results: { 1: "first" } }).ply, 5);
  assert.equal(drill.next(state, done).ply, 1);
});

test("whether another fault waits, and whether more may come", () => {
  const state = game();
  const first = drill.begin(state, "white");
  assert.equal(drill.hasNext(state, first), true);
  assert.equal(drill.hasNext(state, drill.next(state, first)), false);
  assert.deepEqual(
    ["waiting", "running", "stopped", "failed", "done"].map((status) => drill.grows({ status })),
    [true, true, false, false, false],
  );
});

test("a question whose fault is none any more keeps its place; at the end there is none", () => {
  const state = game();
  const session = drill.begin(state, "white");
  assert.deepEqual(drill.place(state, { ...session, ply: 3 }), { count: 2, all: 3 });
  assert.deepEqual(drill.place(state, { ...session, ply: null }), { count: 0, all: 2 });
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
  assert.deepEqual(drill.place(game(), session), { count: 2, all: 2 });
  assert.equal(drill.next(game(), drill.next(game(), session)).ply, 1);
});

test("what is told of the played fault is that fault's own: its loss, and what followed it", () => {
  const moves = game().moves.with(3, move(4, "inaccuracy", { loss: 0.1 }));
  const positions = game().positions.with(4, {
    engine: "Whale",
    lines: [{ ...line(1, 70, "g2g3", "a7a6"), san: ["g3", "a6"] }],
  });
  const told = drill.byReview(game({ moves, positions }), 4, "f7f6");
  assert.deepEqual(
    [told.good, told.loss, told.line, told.sans, told.score.cp, told.by, told.engine, told.played],
    [false, 0.1, ["g2g3", "a7a6"], ["g3", "a6"], 70, "review", "Whale", true],
  );
  assert.equal(drill.faultAt(game({ moves }), 4), moves[3]);
});

test("of a fault whose answer is not known yet there is no line, score or engine", () => {
  const told = drill.byReview(game({ positions: game().positions.with(1, null) }), 1, "a2a3");
  assert.deepEqual(
    [told.good, told.loss, told.line, told.sans, told.score],
    [false, 0.3, [], undefined, null],
  );
  assert.equal(told.engine, "");
  assert.equal(drill.byReview(game({ positions: game().positions.with(0, null) }), 1, "e2e4"), null);
});

test("an answer that the review knows is by its engine before the move, and for the side to move", () => {
  const positions = game().positions.with(0, { ...game().positions[0], engine: "Whale" });
  const told = drill.byReview(game({ positions }), 1, "d2d4");
  assert.deepEqual([told.by, told.engine, told.played], ["review", "Whale", undefined]);
  const late = game().positions.with(5, {
    engine: "Fish",
    lines: [line(1, 0, "h7h6"), line(2, 400, "h7h5")],
  });
  const black = game({ positions: late, moves: game().moves.with(5, move(6, "blunder")) });
  assert.equal(drill.byReview(black, 6, "h7h5").good, false, "Black's, at the last move of the game");
});

test("an answer is checked before it is judged, and keeps what was given", () => {
  const state = game();
  const checking = drill.check(drill.begin(state, "white"), { uci: "e2e4" });
  assert.deepEqual([checking.phase, checking.given], ["checking", { uci: "e2e4" }]);
  const judged = drill.judge(checking, { good: false, loss: 0.4 });
  assert.deepEqual(judged.given, { uci: "e2e4", good: false, loss: 0.4 });
});

test("trying again asks anew without the answer; giving up shows it, and that is the result", () => {
  const state = game();
  const wrong = drill.judge(drill.check(drill.begin(state, "white"), { uci: "f2f3" }), { good: false });
  const again = drill.retry(wrong);
  assert.deepEqual([again.phase, again.given, again.tries], ["asking", null, 1]);
  const shown = drill.show(wrong);
  assert.deepEqual([shown.phase, shown.given, shown.results], ["shown", null, { 1: "shown" }]);
  assert.equal(drill.summary(state, shown).shown, 1);
});

test("an answer is good up to half the fault's loss, and better than the fault up to all of it", () => {
  const score = (cp) => ({ cp, mate: null });
  const worth = (cp, fault) => drill.compare(score(0), score(cp), "white", fault);
  assert.deepEqual([worth(-40, 0.09).good, worth(-40, 0.09).better], [true, false], "0.035 of 0.09");
  assert.deepEqual([worth(-60, 0.09).good, worth(-60, 0.09).better], [false, true], "0.052 of 0.09");
  assert.deepEqual([worth(-105, 0.09).good, worth(-105, 0.09).better], [false, false], "as bad as the fault");
  assert.equal(worth(-60, 0.3).good, true, "half of 0.3 is more than an inaccuracy");
  assert.deepEqual([worth(-150, 0.3).good, worth(-150, 0.3).better], [false, true]);
  const mated = drill.compare(score(-300), { cp: null, mate: -2 }, "white", 0.9);
  assert.deepEqual([mated.good, mated.better], [false, false], "walking into a mate is never better");
});

test("decided games ask nothing, and neither do inaccuracies that a person leaves out", () => {
  const state = game();
  const lost = game({ moves: state.moves.with(0, move(1, "blunder", { quiet: true })) });
  assert.deepEqual(drill.tasks(lost, "white"), [5]);
  assert.deepEqual(drill.tasks(state, "black", false), []);
  assert.deepEqual(drill.counts(state, false), { white: 2, black: 0 });
  assert.equal(drill.begin(state, "black", false).phase, "done");
});

test("sure faults are asked before close calls", () => {
  const moves = game().moves.with(0, move(1, "mistake", { close: "inaccuracy" }));
  const state = game({ moves });
  assert.deepEqual(drill.tasks(state, "white"), [5, 1]);
  const first = drill.begin(state, "white");
  assert.deepEqual([first.ply, drill.place(state, first)], [5, { count: 1, all: 2 }]);
  const second = drill.next(state, first);
  assert.deepEqual([second.ply, drill.place(state, second)], [1, { count: 2, all: 2 }]);
  assert.equal(drill.next(state, second).phase, "done");
});

test("there are as many hints as are asked for", () => {
  const session = drill.begin(game(), "white");
  assert.equal(drill.hint(drill.hint(drill.hint(session))).hints, 2);
  assert.equal(drill.hint(drill.hint(drill.hint(session, 3), 3), 3).hints, 3);
});

test("a right move of a point puts the reply on the board; hints on the way count at its end", () => {
  const moves = game().moves.with(0, move(1, "mistake", { best: { uci: "e2e4", san: "e4" } }));
  const state = game({ moves });
  const point = ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5"].map((uci) => ({
    uci,
    san: uci,
    fen: `after ${uci}`,
  }));
  let session = drill.hint(drill.begin(state, "white"));
  const answer = (uci) => {
    const asked = drill.check(session, { uci });
    const known = session.step
      ? drill.byPoint(state, session, uci)
      : { good: true, loss: 0, best: true, point };
    session = drill.judge(asked, known);
    return [session.phase, session.step, session.hints];
  };
  assert.deepEqual([drill.replyBefore(session), drill.wantedOf(state, session).uci], [null, "e2e4"]);
  assert.deepEqual(answer("e2e4"), ["asking", 1, 0]);
  assert.deepEqual(
    [drill.baseOf(state, session, 1), drill.wantedOf(state, session).uci],
    ["after e7e5", "g1f3"],
  );
  assert.equal(drill.byPoint(state, session, "a2a3"), null, "the line does not know it");
  assert.deepEqual(drill.byPoint(state, session, "g1f3").line, ["b8c6", "f1b5"]);
  assert.deepEqual(answer("g1f3"), ["asking", 2, 0]);
  assert.deepEqual([answer("f1b5"), session.results], [["solved", 2, 0], { 1: "hinted" }]);
  assert.deepEqual([drill.next(state, session).step, drill.next(state, session).point], [0, []]);
});

test("another good move on the way ends the question as well, a poor one is tried again where it was", () => {
  const state = game();
  const point = ["e2e4", "e7e5", "g1f3"].map((uci) => ({ uci, san: uci, fen: `after ${uci}` }));
  const first = drill.check(drill.begin(state, "white"), { uci: "e2e4" });
  const second = drill.check(drill.judge(first, { good: true, loss: 0, best: true, point }), { uci: "d2d4" });
  const other = drill.judge(second, { good: true, loss: 0.02 });
  assert.deepEqual([other.phase, other.step], ["solved", 1]);
  const again = drill.retry(drill.judge(second, { good: false, loss: 0.3 }));
  assert.deepEqual([again.phase, again.step, drill.baseOf(state, again, 1)], ["asking", 1, "after e7e5"]);
});

const THREAT = { kind: "threat", name: "overlooked", by: "d8h4", san: ["Qh4#"], in: 1 };
const threatened = (extra = {}) =>
  game({
    moves: game().moves.with(4, {
      ...move(5, "blunder", { best: { uci: "g2g3", san: "g3" }, ...extra }),
      reason: { facts: [{ kind: "allows_mate", in: 1 }, THREAT] }, // the hint would be to see what threatens
    }),
  });

test("where a threat was not seen it is asked first, as if one's own move were passed", () => {
  const state = threatened();
  let session = drill.next(state, drill.begin(state, "white"));
  assert.equal(drill.asksThreat(session), true);
  assert.equal(drill.baseOf(state, session, 5), fen("b"));
  assert.deepEqual(drill.wantedOf(state, session), { uci: "d8h4", san: "Qh4#" });
  assert.deepEqual([drill.threatKnown(session), drill.themeAt(state, session)], [null, null]);
  session = drill.judge(drill.check(session, { uci: "d8h4" }), { good: true, loss: 0 });
  assert.deepEqual([session.phase, session.results, drill.asksThreat(session)], ["asking", {}, false]);
  assert.deepEqual([drill.threatKnown(session), drill.themeAt(state, session)], [THREAT, null]);
  assert.deepEqual([drill.baseOf(state, session, 5), drill.wantedOf(state, session).uci], [fen("w"), "g2g3"]);
  session = drill.judge(drill.check(session, { uci: "g2g3" }), { good: true, loss: 0 });
  assert.deepEqual([session.phase, session.results], ["solved", { 5: "first" }]);
});

test("where the better move wins something of its own no threat is asked", () => {
  const state = threatened();
  state.moves[4].reason.facts.push({ kind: "misses_win", proven: true });
  const asked = () => drill.next(state, drill.begin(state, "white"));
  assert.deepEqual([asked().threat, drill.themeAt(state, asked())], [null, "win"]);
});

test("a threat that the answer did not carry out is a hint alone", () => {
  const state = threatened();
  state.moves[4].reason.facts[1] = { ...THREAT, name: "met" };
  const session = drill.next(state, drill.begin(state, "white"));
  assert.deepEqual([session.threat, drill.themeAt(state, session)], [null, "threat"]);
});

test("a threat that was tried or hinted at counts at the end; the solution ends both questions", () => {
  const state = threatened();
  const asked = drill.next(state, drill.begin(state, "white"));
  const right = (session) => drill.judge(drill.check(session, {}), { good: true, loss: 0 });
  const wrong = drill.judge(drill.check(asked, {}), { good: false, loss: 0.4 });
  assert.deepEqual([wrong.phase, drill.asksThreat(drill.retry(wrong))], ["wrong", true]);
  assert.deepEqual(right(right(drill.retry(wrong))).results, { 5: "later" });
  const hinted = right(drill.hint(asked));
  assert.deepEqual([hinted.hints, right(hinted).results], [0, { 5: "hinted" }]);
  const shown = drill.show(asked);
  assert.deepEqual([shown.results, drill.threatKnown(shown)], [{ 5: "shown" }, THREAT]);
  assert.equal(drill.wantedOf(state, shown).uci, "g2g3");
});

test("a threat is worth what it costs who lets it happen, in a side's own points", () => {
  const state = threatened();
  near(drill.threatWorth(state, 5), 0.5);
  state.moves[4].reason.proofs = { threat: { move: "d8h4", lines: [], expected: 0.3 } };
  near(drill.threatWorth(state, 5), 0.2);
  state.moves[4].reason.proofs.threat.expected = 0.49;
  near(drill.threatWorth(state, 5), 0.08);
});
