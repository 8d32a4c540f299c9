import "../english.js";

import assert from "node:assert/strict";
import { test } from "vitest";

import { loadRules } from "../../../static/js/chess/rules.ts";
import { buttonsOf, hintArrows, onBoardOf, saidOf, taskWords } from "../../../static/js/explore/play_look.ts";

const rules = await loadRules();
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const from = { headers: {}, start_fen: START, variant: "standard", moves: [], side: null };
const game = (ucis = [], more = {}) => ({
  from,
  side: "white",
  against: 1500,
  moves: rules.line(START, ucis),
  resigned: false,
  ...more,
});
const now = (more = {}) => ({
  side: "white",
  against: 1500,
  choices: [],
  picked: false,
  game: game(),
  end: null,
  known: null,
  away: null,
  hint: null,
  busy: null,
  fault: null,
  ...more,
});
const names = (more) => buttonsOf(now(more)).map(([name]) => name);
const likely = (more) => buttonsOf(now(more)).flatMap(([name, primary]) => (primary ? [name] : []));
const hint = (whole) => ({ move: rules.play(START, "e2e4"), whole });

test("it is said whom a person plays with which side", () => {
  assert.equal(taskWords(game()), "You play White against players rated 1500.");
  assert.equal(
    taskWords(game([], { side: "black", against: "engine" })),
    "You play Black against the engine.",
  );
  assert.equal(taskWords(game([], { against: "perfect" })), "You play White against perfect defence.");
});

test("the opponent's move is said, then whose turn it is", () => {
  assert.equal(saidOf(now()).words, "Your move.");
  assert.equal(saidOf(now({ game: game(["e2e4", "c7c5"]) })).words, "1…c5. Your move.");
  assert.equal(saidOf(now({ game: game(["e2e4"]), busy: "thinking" })).words, "Your opponent is thinking …");
  assert.equal(saidOf(now({ hint: hint(false) })).words, "Move the marked piece.");
  assert.equal(saidOf(now({ hint: hint(true) })).words, "e4 is good.");
});

test("what is exact stands below, and what was given away goes before it", () => {
  const known = { wdl: 2, dtm: 5, best: [], ordered: true };
  assert.match(saidOf(now({ known })).more, /White wins in 5 moves/);
  const gone = saidOf(now({ known, away: "win" }));
  assert.deepEqual([gone.tone, gone.more], ["bad", "The win is gone: with best play this is a draw."]);
});

test("each end has its words", () => {
  const said = (how, winner = null) => saidOf(now({ end: { how, winner } }));
  assert.deepEqual(said("mate", "white"), { tone: "good", words: "Checkmate. You win.", more: "" });
  assert.deepEqual(said("mate", "black"), { tone: "bad", words: "Checkmate. You lose.", more: "" });
  assert.equal(said("stalemate").words, "Stalemate: a draw.");
  assert.equal(said("material").words, "Neither side can mate: a draw.");
  assert.equal(said("repetition").words, "The same position for the third time: a draw.");
  assert.equal(said("fifty").words, "Fifty moves without a capture or a pawn move: a draw.");
  assert.deepEqual(said("resigned", "black"), { tone: "bad", words: "You resigned.", more: "" });
  const stale = saidOf(now({ end: { how: "stalemate", winner: null }, away: "win" }));
  assert.equal(stale.more, "The position was won.");
});

test("a fault is said before all else, and a position without a move", () => {
  assert.deepEqual(saidOf(now({ fault: "offline" })), { tone: "bad", words: "offline", more: "" });
  assert.equal(saidOf(now({ busy: "judging" })).words, "Sending the game …");
  assert.equal(saidOf(now({ busy: "searching" })).words, "Looking for a good move …");
  assert.equal(saidOf(now({ game: null })), null);
  const over = saidOf(now({ game: null, end: { how: "mate", winner: "black" } }));
  assert.equal(over.words, "The game is over in this position.");
});

test("there are buttons for what can be done", () => {
  assert.deepEqual(names({ game: null }), ["start"]);
  assert.deepEqual(names({ game: null, end: { how: "mate", winner: "black" } }), ["leave"]);
  assert.deepEqual(names(), ["hint", "resign"]);
  const begun = game(["e2e4", "c7c5"]);
  assert.deepEqual(names({ game: begun }), ["hint", "back", "resign", "judge"]);
  assert.deepEqual(names({ game: game(["e2e4"]), busy: "thinking" }), ["back", "resign", "judge"]);
  assert.deepEqual(names({ game: begun, busy: "searching" }), ["hint", "back", "resign", "judge"]);
  const end = { how: "fifty", winner: null };
  assert.deepEqual(names({ game: begun, end }), ["judge", "back", "again"]);
  assert.deepEqual(likely({ game: begun, end }), ["judge"]);
  assert.deepEqual(likely({ end: { how: "resigned", winner: "black" } }), ["again"]);
  assert.deepEqual(names({ game: begun, fault: "x" }), ["retry", "back", "again", "judge"]);
  assert.deepEqual(names({ game: begun, busy: "judging" }), []);
});

test("a hint marks the piece, then the move", () => {
  assert.deepEqual(hintArrows(null), []);
  assert.deepEqual(hintArrows(hint(false)), [{ from: "e2", to: "e2", color: "green" }]);
  assert.deepEqual(hintArrows(hint(true)), [{ from: "e2", to: "e4", color: "best" }]);
});

test("on the board stands the last position", () => {
  const begun = game(["e2e4"]);
  assert.deepEqual(onBoardOf(from, begun), { fen: begun.moves[0].fen, move: begun.moves[0] });
  assert.deepEqual(onBoardOf(from, null), { fen: START, move: null });
});
