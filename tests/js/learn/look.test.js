import assert from "node:assert/strict";
import { test } from "vitest";

import { isOffered, lookOf } from "../../../static/js/learn/look.ts";
import { baseOf, begin, check, hint, judge, next, show } from "../../../static/js/learn/tasks.ts";
import { initialState } from "../../../static/js/state/fold.ts";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const played = (uci) => ({
  uci,
  san: uci,
  fen: `after ${uci}`,
  origin: uci.slice(0, 2),
  target: uci.slice(2),
});
const position = { engine: "Fish", lines: [{ rank: 1, cp: 0, mate: null, pv: ["g1f3"] }] };
const fault = (ply) => ({ ply, classification: "blunder", loss: 0.4, best: { uci: "g1f3", san: "Nf3" } });

/** White errs at 1 and 3. */
const state = {
  ...initialState(),
  status: "done",
  game: { start_fen: START, variant: "standard", moves: ["a2a3", "e7e5", "h2h3"].map(played) },
  positions: [position, position, position, position],
  moves: [fault(1), { ply: 2, classification: "best" }, fault(3)],
};
const first = begin(state, "white");
const third = { ...first, ply: 3 };
const answer = played("e2e4");
const THREAT = {
  kind: "threat",
  name: "overlooked",
  by: "d8h4",
  san: ["Qh4"],
  what: "pawn",
  net: 1,
  proven: true,
};

test("the position before the fault is asked, with the move that led there", () => {
  const base = (ply) => baseOf(state, first, ply);
  assert.deepEqual([base(null), base(1), base(3)], [START, START, "after e7e5"]);
  assert.deepEqual(lookOf(state, first, 1, null), { fen: START, move: null, ply: 0, arrows: [] });
  const look = lookOf(state, third, 3, null);
  assert.deepEqual([look.fen, look.move.uci, look.ply], ["after e7e5", "e7e5", 2]);
});

test("hints draw the square, then the move; so does the solution", () => {
  const arrows = (session) => lookOf(state, session, 1, null).arrows;
  assert.deepEqual(arrows(hint(first)), [{ from: "g1", to: "g1", color: "green" }]);
  assert.deepEqual(arrows(hint(hint(first))), [{ from: "g1", to: "f3", color: "best" }]);
  assert.deepEqual(arrows(show(first)), [{ from: "g1", to: "f3", color: "best" }]);
});

test("at the end nothing is asked", () => {
  const done = { ...first, ply: null, phase: "done" };
  assert.deepEqual(lookOf(state, done, null, null), { fen: START, move: null, ply: 0, arrows: [] });
  assert.equal(lookOf(state, done, 3, null).fen, "after e7e5", "the last position stays");
});

test("a move that is looked at stands on the board, whatever was answered", () => {
  const look = lookOf(state, check(third, answer), 3, played("b1c3"));
  assert.deepEqual([look.fen, look.ply, look.arrows], ["after b1c3", 2, undefined]);
});

test("an answer has a badge once it is judged: its class by the loss, held to good or not good", () => {
  const badge = (verdict) => {
    const session = judge(check(first, answer), verdict);
    return lookOf(state, session, 1, null).classification;
  };
  assert.equal(lookOf(state, check(first, answer), 1, null).classification, null);
  assert.equal(badge({ good: null }), null);
  assert.equal(badge({ good: false, loss: 0.4, played: true }), "blunder");
  assert.deepEqual(
    [0, 0.02, 0.06].map((loss) => badge({ good: true, loss })),
    ["best", "excellent", "okay"],
  );
  assert.equal(badge({ good: true, loss: 0.09 }), "okay", "good is no fault");
  assert.deepEqual(
    [0.09, 0.2, 0.22].map((loss) => badge({ good: false, loss })),
    ["inaccuracy", "mistake", "blunder"],
  );
  assert.equal(badge({ good: false, loss: 0 }), "inaccuracy", "walking into a mate loses no points");
});

test("buttons do what the phase allows", () => {
  const offered = (phase) =>
    ["hint", "show", "next", "retry", "why"].filter((name) => isOffered(name, { ...first, phase }));
  assert.deepEqual(offered("asking"), ["hint", "show", "next"]);
  assert.deepEqual(offered("checking"), []);
  assert.deepEqual(offered("wrong"), ["hint", "show", "next", "retry", "why"]);
  assert.deepEqual(offered("unknown"), ["hint", "show", "next", "retry"]);
  assert.deepEqual(offered("solved"), ["next", "why"]);
  assert.deepEqual(offered("done"), []);
  assert.equal(isOffered("leave", { ...first, phase: "checking" }), true);
});

test("while a threat is asked the other side is to move; once it is known it has its arrow", () => {
  const moves = [fault(1), null, { ...fault(3), reason: { facts: [THREAT] } }];
  const game = { ...state.game, moves: state.game.moves.with(1, { ...played("e7e5"), fen: START }) };
  const threatened = { ...state, game, moves };
  const asked = next(threatened, begin(threatened, "white"));
  const look = lookOf(threatened, asked, 3, null);
  assert.deepEqual([look.fen.split(" ")[1], look.move.uci, look.arrows], ["b", "e7e5", []]);
  const wrong = judge(check(asked, answer), { good: false, loss: 0.4 });
  assert.equal(lookOf(threatened, wrong, 3, null).classification, null, "no move of the game's position");
  const found = judge(check(asked, answer), { good: true, loss: 0 });
  const arrow = { from: "d8", to: "h4", color: "threat" };
  const arrows = (session) => lookOf(threatened, session, 3, null).arrows;
  assert.deepEqual([lookOf(threatened, found, 3, null).fen, arrows(found)], [START, [arrow]]);
  const best = { from: "g1", to: "f3", color: "best" };
  assert.deepEqual([arrows(show(found)), arrows(show(asked))], Array(2).fill([arrow, best]));
});
