import assert from "node:assert/strict";
import { test } from "vitest";

import { loadRules } from "../../../static/js/chess/rules.ts";
import { hangsMate, Opponents, sampled } from "../../../static/js/explore/opponents.ts";

const rules = await loadRules();
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const { signal } = new AbortController();
const move = (uci, share) => ({ uci, san: uci, p: Array(5).fill(share) });
const never = () => false;
const at = (value) => () => value;

test("a move is drawn by its share at the rating", () => {
  const moves = [move("e2e4", 0.6), move("d2d4", 0.3), move("c2c4", 0.1)];
  const draws = [0, 0.59, 0.61, 0.89, 0.91, 0.999].map((value) => sampled(moves, 1500, at(value), never));
  assert.deepEqual(draws, ["e2e4", "e2e4", "d2d4", "d2d4", "c2c4", "c2c4"]);
  const rising = { uci: "g1f3", san: "Nf3", p: [0, 0, 0, 0, 1] };
  assert.equal(sampled([move("e2e4", 0.2), rising], 1100, at(0.99), never), "e2e4");
  assert.equal(sampled([move("e2e4", 0.2), rising], 1900, at(0.99), never), "g1f3");
  assert.equal(sampled([], 1500, at(0.5), never), null);
});

test("the shares of the moves that are told need not add up to one", () => {
  const moves = [move("e2e4", 0.2), move("d2d4", 0.2)];
  assert.equal(sampled(moves, 1500, at(0.6), never), "d2d4");
});

test("a move that hangs mate in one is played only if it is a usual one", () => {
  const hangs = (uci) => uci === "g2g4";
  const rare = [move("g2g4", 0.2), move("d2d4", 0.1)];
  assert.equal(sampled(rare, 1500, at(0), hangs), "d2d4");
  assert.equal(sampled([move("g2g4", 0.3), move("d2d4", 0.1)], 1500, at(0), hangs), "g2g4");
  assert.equal(
    sampled([move("a2a3", 0.1), move("g2g4", 0.2)], 1500, at(0), () => true),
    "g2g4",
  );
});

test("a mate in one is seen, also by a promotion", () => {
  const fools = rules.line(START, ["f2f3", "e7e5"]).at(-1).fen;
  assert.equal(hangsMate(rules, fools, "g2g4"), true);
  assert.equal(hangsMate(rules, fools, "e2e4"), false);
  assert.equal(hangsMate(rules, "k7/7P/1K6/8/8/8/8/8 b - - 0 1", "a8b8"), true);
  assert.equal(hangsMate(rules, fools, "e2e5"), false); // no move at all
});

const place = (start_fen) => ({ headers: {}, start_fen, variant: "standard", moves: [], side: null });
const game = (fen, against) => ({ from: place(fen), side: "white", against, moves: [], resigned: false });

/** Sources that note what they are asked. */
const sources = (more = {}) => {
  const asked = [];
  const engine = {
    name: "Stockfish",
    analyse: (task) => {
      asked.push(task);
      return { stop() {}, done: Promise.resolve({ best: "e2e4" }) };
    },
    close: () => asked.push("closed"),
  };
  return {
    asked,
    rules,
    random: at(0),
    people: async (place) => {
      asked.push(place);
      return { ratings: [1100, 1900], moves: [move("d2d4", 1)] };
    },
    solve: async (fen) => {
      asked.push(fen);
      return { fen, table: null, pawns: null, solved: null, refused: "nothing" };
    },
    open: async () => engine,
    ...more,
  };
};

test("people answer by the server's word, with all moves", async () => {
  const from = sources();
  const uci = await new Opponents(from).answer(game(START, 1500), signal);
  assert.equal(uci, "d2d4");
  assert.deepEqual(from.asked, [{ fen: START, moves: [] }]);
});

test("the engine answers and hints, and is closed with the game", async () => {
  const from = sources();
  const opponents = new Opponents(from);
  assert.equal(await opponents.answer(game(START, "engine"), signal), "e2e4");
  assert.equal(await opponents.best(game(START, 1500), signal), "e2e4");
  opponents.close();
  await null;
  assert.deepEqual([from.asked[0].fen, from.asked.length, from.asked.at(-1)], [START, 3, "closed"]);
});

test("an engine that could not be opened is opened again", async () => {
  let tries = 0;
  const good = sources();
  const open = async () => {
    tries += 1;
    if (tries === 1) throw new Error("no engine");
    return good.open();
  };
  const opponents = new Opponents(sources({ open }));
  await assert.rejects(opponents.answer(game(START, "engine"), signal), /no engine/);
  assert.equal(await opponents.answer(game(START, "engine"), signal), "e2e4");
});

const ROOK = "8/8/8/8/4k3/8/4K2R/8 w - - 0 1";
const table = {
  name: "KRvK",
  source: "kibitz 1",
  wdl: 2,
  dtm: 12,
  moves: [{ uci: "h2h5" }, { uci: "h2h4" }],
};

test("perfect play is the table's first move, which is asked for once", async () => {
  const asked = [];
  const solve = async (fen) => {
    asked.push(fen);
    return { fen, table, pawns: null, solved: null, refused: null };
  };
  const opponents = new Opponents(sources({ solve }));
  assert.equal(await opponents.answer(game(ROOK, "perfect"), signal), "h2h5");
  assert.deepEqual(await opponents.exact(ROOK, signal), {
    wdl: 2,
    dtm: 12,
    best: ["h2h5", "h2h4"],
    ordered: true,
  });
  assert.equal(asked.length, 1);
});

test("among moves that keep the result the engine chooses; where nobody knows, among all", async () => {
  const fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
  const solved = { result: "1/2-1/2", proven: true, moves: ["e4", "Kd2"], unsure: [], nodes: 1 };
  const from = sources({
    solve: async () => ({ fen, table: null, pawns: null, solved, refused: null }),
  });
  await new Opponents(from).answer(game(fen, "perfect"), signal);
  assert.deepEqual(from.asked[0].searchmoves, ["e2e4", "e1d2"]);
  const nobody = sources();
  await new Opponents(nobody).answer(game(fen, "perfect"), signal);
  assert.deepEqual(nobody.asked[1].searchmoves, []);
});
