import "../english.js";

import assert from "node:assert/strict";
import { test } from "vitest";

import { loadRules } from "../../../static/js/chess/rules.ts";
import {
  endOf,
  fromView,
  isOwnTurn,
  likelyOpponent,
  offerNoPeople,
  offerPerfect,
  opponentsAt,
  playedLine,
  playedPgn,
  playersOf,
  takenBack,
  taskOf,
} from "../../../static/js/explore/play_game.ts";
import { atPly, enter } from "../../../static/js/state/view.ts";

const rules = await loadRules();
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const from = (ucis, more = {}) => ({
  headers: { White: "Anna", Black: "Bert", WhiteElo: "1480", BlackElo: "1720" },
  start_fen: START,
  variant: "standard",
  moves: rules.line(more.start_fen ?? START, ucis),
  side: null,
  ...more,
});
const game = (place, ucis, more = {}) => ({
  from: place,
  side: "white",
  against: 1500,
  moves: rules.line(place.moves.at(-1)?.fen ?? place.start_fen, ucis),
  resigned: false,
  ...more,
});

test("a game begins where a view stands, with all moves that led there", () => {
  const moves = rules.line(START, ["e2e4", "e7e5", "g1f3"]);
  const state = { game: { headers: {}, start_fen: START, variant: "standard", moves } };
  const ucis = (view) => fromView(state, view).moves.map(({ uci }) => uci);
  assert.deepEqual(ucis(atPly(state, 2)), ["e2e4", "e7e5"]);
  const own = rules.line(moves[0].fen, ["c7c5", "g1f3"]);
  assert.deepEqual(ucis(enter(1, own, 1, { kind: "own" })), ["e2e4", "c7c5"]);
});

test("the engine and people are asked with all moves, and it is the person's turn or not", () => {
  const played = game(from(["e2e4", "e7e5"]), ["g1f3"]);
  assert.deepEqual(taskOf(played).moves, ["e2e4", "e7e5", "g1f3"]);
  assert.equal(isOwnTurn(played), false);
  assert.equal(isOwnTurn({ ...played, side: "black" }), true);
});

test("perfect play is offered where it is known, people not in Chess960", () => {
  assert.deepEqual(opponentsAt(from([]), false), [1100, 1300, 1500, 1700, 1900, "engine"]);
  assert.equal(opponentsAt(from([]), true).at(-1), "perfect");
  assert.deepEqual(opponentsAt(from([], { variant: "chess960" }), false), ["engine"]);
});

test("the likely opponent is rated as the one of the game, else as the person", () => {
  assert.equal(likelyOpponent(from([]), "white", null), 1700);
  assert.equal(likelyOpponent(from([]), "black", null), 1500);
  assert.equal(likelyOpponent(from([], { headers: {} }), "white", 1200), 1100);
  assert.equal(likelyOpponent(from([], { headers: {} }), "white", null), 1500);
  assert.equal(likelyOpponent(from([], { variant: "chess960" }), "white", 1200), "engine");
});

test("mate, stalemate, bare kings, resignation end a game", () => {
  const fools = game(from(["f2f3", "e7e5"]), ["g2g4", "d8h4"]);
  assert.deepEqual(endOf(fools, rules), { how: "mate", winner: "black" });
  const stale = from([], { start_fen: "7k/5K2/8/8/8/8/8/6Q1 w - - 0 1" });
  assert.deepEqual(endOf(game(stale, ["g1g6"]), rules), { how: "stalemate", winner: null });
  const bare = from([], { start_fen: "7k/5K2/8/8/8/8/8/6r1 w - - 0 1" });
  assert.equal(endOf(game(bare, []), rules), null);
  assert.equal(
    endOf(game({ ...bare, start_fen: "7k/5K2/8/8/8/8/8/8 w - - 0 1" }, []), rules).how,
    "material",
  );
  const resigned = game(from([]), ["e2e4"], { resigned: true });
  assert.deepEqual(endOf(resigned, rules), { how: "resigned", winner: "black" });
  assert.equal(endOf(game(from([]), ["e2e4"]), rules), null);
});

test("the third time of a position is a draw, also where the game had it before", () => {
  const dance = ["g1f3", "g8f6", "f3g1", "f6g8"];
  assert.equal(endOf(game(from([]), dance), rules), null);
  assert.deepEqual(endOf(game(from(dance), dance), rules), { how: "repetition", winner: null });
});

test("fifty moves without a capture or a pawn move are a draw", () => {
  const place = from([], { start_fen: "7k/8/8/8/8/8/8/KR6 w - - 99 80" });
  assert.equal(endOf(game(place, []), rules), null);
  assert.deepEqual(endOf(game(place, ["b1b2"]), rules), { how: "fifty", winner: null });
});

test("taking back goes to before the person's last move", () => {
  const count = (each) => takenBack(each)?.moves.length;
  assert.equal(count(game(from([]), ["e2e4", "e7e5"])), 0);
  assert.equal(count(game(from([]), ["e2e4"])), 0);
  assert.equal(count(game(from([]), ["e2e4", "e7e5", "g1f3"])), 2);
  assert.equal(takenBack(game(from([]), [])), null);
  const black = { side: "black" };
  assert.equal(takenBack(game(from([]), ["e2e4"], black)), null);
  assert.equal(count(game(from([]), ["e2e4", "e7e5", "g1f3"], black)), 1);
  const resigned = takenBack(game(from([]), ["e2e4"], { resigned: true }));
  assert.deepEqual([resigned.moves.length, resigned.resigned], [1, false]);
});

test("the played moves stand with their numbers", () => {
  assert.equal(playedLine(game(from(["e2e4"]), ["e7e5", "g1f3"])), "1… e5 2. Nf3");
});

test("the person has the name of the game only if it is theirs", () => {
  const mine = game(from([], { side: "white" }), []);
  assert.deepEqual(playersOf(mine), { White: "Anna", Black: "Players rated 1500", WhiteElo: "1480" });
  const strange = game(from([]), [], { side: "black", against: "engine" });
  assert.deepEqual(playersOf(strange), { Black: "You", White: "Engine" });
});

test("the PGN has the whole game, and says where the person took over", () => {
  const played = game(from(["e2e4"], { side: "black" }), ["e7e5", "g1f3"], { side: "black" });
  const pgn = playedPgn(
    { ...played, resigned: true },
    { how: "resigned", winner: "white" },
    new Date(2026, 2, 7),
  );
  assert.equal(
    pgn,
    [
      '[Event "Played out against: Players rated 1500"]',
      '[Date "2026.03.07"]',
      '[White "Players rated 1500"]',
      '[Black "Bert"]',
      '[Result "1-0"]',
      '[BlackElo "1720"]',
      "",
      "1. e4 {Played out against: Players rated 1500} 1... e5 2. Nf3 1-0",
      "",
    ].join("\n"),
  );
});

test("the PGN of a position names it, one that goes on has no result", () => {
  const fen = "7k/8/8/8/8/8/8/KR6 b - - 0 1";
  const played = game(from([], { start_fen: fen, headers: {} }), ["h8g7"], { against: "perfect" });
  const pgn = playedPgn(played, null, new Date(2026, 0, 1));
  assert.match(pgn, /\[SetUp "1"\]\n\[FEN "7k\/8\/8\/8\/8\/8\/8\/KR6 b - - 0 1"\]\n/);
  assert.match(pgn, /\n\{Played out against: Perfect defence\} 1\.\.\. Kg7 \*\n$/);
  const drawn = playedPgn(played, { how: "fifty", winner: null }, new Date(2026, 0, 1));
  assert.match(drawn, /\[Result "1\/2-1\/2"\]/);
  const chess960 = { ...played, from: { ...played.from, variant: "chess960" } };
  assert.match(playedPgn(chess960, null, new Date()), /\[Variant "Chess960"\]/);
});

test("perfect defence is offered whenever its answer comes, and overrides no choice of the person", () => {
  const now = (more) => ({ choices: [1500, "engine"], against: 1500, picked: false, game: null, ...more });
  assert.deepEqual(offerPerfect(now()), { choices: [1500, "engine", "perfect"], against: "perfect" });
  assert.equal(offerPerfect(now({ against: "engine", picked: true })).against, "engine");
  const begun = offerPerfect(now({ game: game(from([]), []) }));
  assert.deepEqual(begun, { choices: [1500, "engine", "perfect"], against: 1500 });
  assert.deepEqual(offerPerfect(now(begun)).choices, begun.choices);
});

test("people of whom the server knows nothing are not offered", () => {
  const found = offerNoPeople({ choices: [1100, 1500, "engine"], against: 1500 });
  assert.deepEqual(found, { choices: ["engine"], against: "engine" });
  assert.equal(
    offerNoPeople({ choices: [1500, "engine", "perfect"], against: "perfect" }).against,
    "perfect",
  );
});
