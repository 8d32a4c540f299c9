import "../english.js";

import assert from "node:assert/strict";
import { test } from "vitest";

import * as tasks from "../../../static/js/learn/tasks.ts";
import * as words from "../../../static/js/learn/words.ts";
import { initialState } from "../../../static/js/state/fold.ts";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const record = (san, uci) => ({ uci, san, fen: "4k3/8/8/8/8/8/8/4K3 w - - 0 2" });
const position = {
  engine: "Fish 1",
  lines: [{ rank: 1, cp: 30, mate: null, pv: ["g1f3", "b8c6"], san: ["Nf3", "Nc6"] }],
};
const fault = (ply) => ({
  ply,
  classification: "blunder",
  loss: 0.3,
  best: { uci: "g1f3", san: "Nf3" },
  reason: { rule: "cp_to_cp", facts: [], said: [] },
});

const state = {
  ...initialState(),
  status: "done",
  game: {
    start_fen: START,
    variant: "standard",
    moves: [record("a3", "a2a3"), record("e5", "e7e5"), record("h3", "h2h3")],
  },
  positions: [position, position, position, position],
  moves: [fault(1), { ply: 2, classification: "best" }, fault(3)],
};
const first = tasks.begin(state, "white");
const answer = { uci: "e2e4", san: "e4", fen: "after e4" };
const judged = (verdict) => tasks.judge(tasks.check(first, answer), verdict);
const names = (session, explained = false) =>
  words.buttonsOf(state, session, explained).map(([name, primary]) => (primary ? `${name}!` : name));

test("the task says the move, who plays, and what was played", () => {
  assert.match(words.toPlay(state, first), /1.*White/);
  assert.match(words.question(state, first), /a3.*a blunder/);
});

test("hints: none, the piece, the piece and the square; none once it is solved", () => {
  assert.deepEqual(words.hintsOf(state, first), []);
  const [piece, ...more] = words.hintsOf(state, tasks.hint(first));
  assert.match(piece, /the knight on g1/);
  assert.equal(more.length, 0);
  assert.match(words.hintsOf(state, tasks.hint(tasks.hint(first)))[1], /f3/);
  assert.deepEqual(words.hintsOf(state, { ...tasks.hint(first), phase: "solved" }), []);
});

test("what became of an answer", () => {
  assert.equal(words.verdictOf(state, first), "");
  assert.match(words.verdictOf(state, tasks.check(first, answer)), /e4/);
  assert.match(words.verdictOf(state, judged({ good: true, loss: 0.02 })), /e4.*2%.*Nf3/);
  const best = tasks.judge(tasks.check(first, { ...answer, uci: "g1f3", san: "Nf3" }), {
    good: true,
    loss: 0,
  });
  assert.doesNotMatch(words.verdictOf(state, best), /%/);
  const wrong = words.verdictOf(state, judged({ good: false, loss: 0.31 }));
  assert.match(wrong, /31%/);
  assert.notEqual(words.verdictOf(state, judged({ good: false, loss: 0.31, played: true })), wrong);
  assert.match(words.verdictOf(state, judged({ good: null })), /no engine could check it/);
  assert.match(words.verdictOf(state, tasks.show(first)), /Nf3/);
});

test("who judged it", () => {
  assert.equal(words.judgedBy(null), "");
  assert.equal(words.judgedBy(answer), "");
  assert.match(words.judgedBy({ ...answer, by: "review", engine: "Fish 1" }), /Fish 1/);
  assert.match(words.judgedBy({ ...answer, by: "browser", engine: "Fish 2", depth: 14 }), /Fish 2.*14/);
});

test("the line: the solution, how a good move goes on, what refutes a poor one when asked for", () => {
  assert.equal(words.lineOf(state, first, false), null);
  const solution = words.lineOf(state, tasks.show(first), false).line;
  assert.deepEqual([solution.fen, solution.san], [START, ["Nf3", "Nc6"]]);
  const verdict = { loss: 0.3, line: ["d7d5"], sans: ["d5"], score: { cp: -40, mate: null } };
  const wrong = judged({ good: false, ...verdict });
  assert.equal(words.lineOf(state, wrong, false), null);
  const refutes = words.lineOf(state, wrong, true);
  assert.deepEqual(refutes.line, { fen: "after e4", pv: ["d7d5"], san: ["d5"], cp: -40, mate: null });
  const good = words.lineOf(state, judged({ good: true, ...verdict, sans: undefined }), false);
  assert.deepEqual(good.line.san, ["d7d5"], "without words the moves as the engine writes them");
  assert.match(refutes.title, /^Refutation/);
  assert.notEqual(good.title, refutes.title);
  assert.equal(words.lineOf(state, judged({ good: true, ...verdict, line: [] }), false), null);
});

test("the buttons of each phase, the likeliest first", () => {
  assert.deepEqual(names(first), ["hint", "show", "skip"]);
  assert.deepEqual(names(tasks.hint(tasks.hint(first))), ["show", "skip"]);
  assert.deepEqual(names(judged({ good: false, loss: 0.3 })), ["retry!", "why", "hint", "show", "skip"]);
  assert.deepEqual(names(judged({ good: false, loss: 0.3 }), true), ["retry!", "hint", "show", "skip"]);
  assert.deepEqual(names(judged({ good: null })), ["retry!", "hint", "show", "skip"]);
  assert.deepEqual(names(judged({ good: true, loss: 0 })), ["next!", "why-played", "play"]);
  const last = tasks.next(state, first);
  assert.deepEqual(names(last), ["hint", "show", "finish"]);
  assert.deepEqual(names(tasks.show(last)), ["finish!", "why-played", "play"]);
  assert.deepEqual(names({ ...first, ply: null, phase: "done" }), []);
});

test("the end says what it came to, or that there was nothing", () => {
  const done = { ...first, ply: null, phase: "done", results: { 1: "first", 3: "shown" } };
  assert.deepEqual(
    words.outcomesOf(state, done).map(({ name, count }) => [name, count]),
    [
      ["first", 1],
      ["shown", 1],
    ],
  );
  const paused = { ...done, results: { 1: "first" } };
  assert.notEqual(words.endOf(state, paused), words.endOf(state, done));
  assert.equal(words.outcomesOf(state, paused).at(-1).name, "open");
  const none = { ...done, side: "black", results: {} };
  assert.notEqual(words.endOf({ ...state, status: "running" }, none), words.endOf(state, none));
  assert.deepEqual(words.outcomesOf(state, none), []);
});

test("a screen reader hears the task, the newest hint, the verdict with its line, the sum", () => {
  assert.match(words.spokenOf(state, first, false), /White.*a3/);
  assert.match(words.spokenOf(state, tasks.hint(first), false), /g1/);
  assert.match(words.spokenOf(state, tasks.show(first), false), /: Nf3 Nc6$/);
  assert.match(words.spokenOf(state, judged({ good: false, loss: 0.3 }), false), /30%/);
  const done = { ...first, ply: null, phase: "done", results: { 1: "first", 3: "first" } };
  assert.match(words.spokenOf(state, done, false), /2 /);
});

test("the first hint says what to look for, where the facts know it", () => {
  const facts = [{ kind: "motif", name: "fork", base: "before" }];
  const moves = state.moves.with(0, { ...state.moves[0], reason: { facts } });
  const known = { ...state, moves };
  assert.equal(words.hintCount(known, first), 3);
  assert.equal(words.hintCount(state, first), 2);
  assert.deepEqual(words.hintsOf(known, tasks.hint(first)), ["Look for a fork."]);
  assert.match(words.hintsOf(known, tasks.hint(tasks.hint(first)))[1], /g1/);
  assert.deepEqual(names(tasks.hint(tasks.hint(first))), ["show", "skip"]);
  const told = words.buttonsOf(known, tasks.hint(tasks.hint(first)), false).map(([name]) => name);
  assert.deepEqual(told, ["hint", "show", "skip"]);
});

test("an answer that is better than the fault and still no good hears both", () => {
  const told = words.verdictOf(state, judged({ good: false, better: true, loss: 0.1 }));
  assert.match(told, /e4 is better than a3, but it still gives away 10%/);
});

test("where a table has judged, the result that was kept or given away is named", () => {
  const exact = { wdl: 2, dtm: 9, table: "KPvK", source: "kibitz 1", keep: ["g1f3", "e2e4"] };
  const sure = { ...state, positions: state.positions.map((each) => ({ ...each, exact })) };
  const told = { by: "table", engine: "KPvK", loss: 0.5 };
  const good = words.verdictOf(sure, judged({ ...told, good: true }));
  assert.equal(good, "e4 keeps the win just as Nf3 does.");
  const wrong = judged({ ...told, good: false });
  assert.equal(words.verdictOf(sure, wrong), "e4 is not it: it gives away the win.");
  assert.equal(words.judgedBy(wrong.given), "According to the table KPvK: this is exact.");
  assert.ok(!words.buttonsOf(sure, wrong, false).some(([name]) => name === "why"));
  const drawn = {
    ...sure,
    positions: sure.positions.map((each) => ({ ...each, exact: { ...exact, wdl: 0 } })),
  };
  assert.match(words.verdictOf(drawn, wrong), /gives away the draw/);
});

test("when something is due", () => {
  const minute = 60_000;
  assert.equal(words.sooner(10 * minute, 0), "in 10 minutes");
  assert.equal(words.sooner(0, 5 * minute), "in 0 minutes");
  assert.equal(words.sooner(60 * minute, 0), "in 1 hour");
  assert.equal(words.sooner(48 * 60 * minute, 0), "in 2 days");
});

test("an exercise that goes on says the reply, and asks and shows what comes next", () => {
  const nodes = [record("Nf3", "g1f3"), record("Nc6", "b8c6"), record("Bb5", "f1b5")];
  const point = nodes.map((node, index) => ({ ...node, fen: `4k3/8/8/8/8/8/8/4KB2 w - - 0 ${index + 2}` }));
  const session = { ...judged({ good: true, best: true, point }), results: {} };
  assert.equal(words.toPlay(state, session), "Move 3, White to play.");
  assert.equal(words.question(state, session), "Nf3 is right, and Nc6 is the reply. How do you continue?");
  assert.match(words.hintsOf(state, tasks.hint(session))[0], /the bishop on f1/);
  const solved = tasks.judge(tasks.check(session, point[2]), tasks.byPoint(state, session, "f1b5"));
  assert.equal(words.verdictOf(state, solved), "Bb5 is right too.");
  assert.deepEqual(words.lineOf(state, tasks.show(session), false).line.san, ["Bb5"]);
});

test("once a question has ended, what answers the played move is shown when asked for", () => {
  const shown = tasks.show(first);
  const { title, line } = words.lineOf(state, shown, true);
  assert.deepEqual([title, line.san], ["Refutation of a3, as played", ["Nf3", "Nc6"]]);
  assert.deepEqual(names(shown), ["next!", "why-played", "play"]);
  assert.deepEqual(names(shown, true), ["next!", "play"]);
  const unknown = { ...state, positions: state.positions.with(1, null) };
  assert.equal(words.buttonsOf(unknown, shown, false).length, 2);
  assert.notEqual(words.lineOf(unknown, shown, true), null, "the solution stays");
});

const threatened = (threat) => ({
  ...state,
  moves: state.moves.with(2, {
    ...fault(3),
    reason: { facts: [{ kind: "threat", name: "overlooked", ...threat }] },
  }),
});
const PAWN = { by: "c8h3", san: ["Bxh3"], what: "pawn", net: 1, square: "h3", proven: true };
const asked = (threat) => tasks.next(threatened(threat), tasks.begin(threatened(threat), "white"));
const found = (threat, uci = threat.by) =>
  tasks.judge(tasks.check(asked(threat), { uci, san: "Qh4" }), { good: true, loss: 0 });

test("a threat is asked with the opponent's move, and told with what it wins", () => {
  const [game, session] = [threatened(PAWN), asked(PAWN)];
  assert.match(
    words.spokenOf(game, session, false),
    /^Move 2: what does Black threaten\? e5 was played last/,
  );
  assert.equal(words.threatOf(game, session), "");
  assert.match(words.hintsOf(game, tasks.hint(tasks.hint(session)))[1], /h3/);
  const right = "Black threatens 2…Bxh3, which wins a pawn.";
  assert.equal(words.threatOf(game, found(PAWN)), right);
  assert.ok(words.spokenOf(game, found(PAWN), false).startsWith(`${right} Move 2, White to play.`));
  assert.equal(words.threatOf(game, found(PAWN, "d8h4")), `Qh4 counts too. ${right}`);
  assert.equal(words.spokenOf(game, tasks.show(session), false).indexOf(`${right} The best move is Nf3.`), 0);
  const wrong = tasks.judge(tasks.check(session, answer), { good: false, loss: 0.2 });
  assert.match(words.verdictOf(game, wrong), /for Black, it is worth 20% .* less than the threat/);
});

test("what a threat wins: one piece has its square, an exchange both sides, a mate its moves", () => {
  const told = (threat) => words.threatOf(threatened({ ...PAWN, ...threat }), found({ ...PAWN, ...threat }));
  assert.match(told({ what: "knight", square: "e5" }), /wins the knight on e5\.$/);
  assert.match(told({ what: "queen_for_rook" }), /wins the queen for a rook\.$/);
  assert.match(told({ what: "promotion" }), /brings a pawn through\.$/);
  assert.match(told({ what: undefined, in: 2 }), /^Black threatens mate in 2: 2…Bxh3\.$/);
});

test("of a first move, before which none was played, nothing is said of one", () => {
  const game = {
    ...threatened(PAWN),
    moves: [{ ...fault(1), reason: { facts: [{ kind: "threat", name: "overlooked", ...PAWN }] } }],
  };
  assert.match(words.question(game, tasks.begin(game, "white")), /^Play Black/);
});

const HANGS = { key: "reason-hangs", params: { piece: "q", square: "a5", how: "moved", move: "1…Nxa5" } };

test("a solved or shown position says why the move of the game was a fault, and no other phase does", () => {
  const solved = judged({ good: true, loss: 0 });
  assert.equal(words.reasonOf(state, solved).move, "1.a3");
  assert.match(words.reasonOf(state, solved).why, /./);
  assert.deepEqual(words.reasonOf(state, tasks.show(first)), words.reasonOf(state, solved));
  for (const session of [first, tasks.hint(first), tasks.check(first, answer), judged({ good: false })])
    assert.equal(words.reasonOf(state, session), null);
  assert.equal(words.reasonOf(state, { ...first, ply: null, phase: "done" }), null);
});

test("the reason is the server's sentences without the better move, which the verdict names", () => {
  const said = [HANGS, { key: "reason-better", params: { move: "Nf3" } }];
  const told = { ...state, moves: [{ ...fault(1), reason: { facts: [], said } }] };
  const { why } = words.reasonOf(told, judged({ good: true, loss: 0 }));
  assert.match(why, /queen/);
  assert.doesNotMatch(why, /Nf3/);
  assert.ok(words.spokenOf(told, judged({ good: true, loss: 0 }), false).includes(`1.a3: ${why}`));
});
