import assert from "node:assert/strict";
import { test } from "vitest";

import { goWords, parseBest, parseInfo, positionWords, whiteLine } from "../../../static/js/chess/uci.ts";

const INFO =
  "info depth 12 seldepth 18 multipv 1 score cp 34 nodes 12345 nps 456000 hashfull 3 time 27 pv e2e4 e7e5";

test("an info line gives numbers, score and moves; chatter gives nothing", () => {
  assert.deepEqual(parseInfo(INFO), {
    rank: 1,
    depth: 12,
    seldepth: 18,
    nodes: 12345,
    nps: 456000,
    cp: 34,
    mate: null,
    bound: false,
    pv: ["e2e4", "e7e5"],
  });
  assert.equal(parseInfo(INFO.replace("cp 34", "cp 34 lowerbound")).bound, true);
  assert.equal(parseInfo("info depth 3 currmove e2e4 currmovenumber 1"), null);
  assert.equal(parseInfo("info string NNUE evaluation using nn.nnue score cp 3 pv e2e4"), null);
  assert.equal(parseInfo("info depth 0 score mate 0"), null);
});

test("scores are turned to White's view", () => {
  assert.equal(whiteLine({ rank: 1, depth: 1, cp: 34, mate: null, pv: [] }, "black").cp, -34);
  assert.deepEqual(whiteLine({ rank: 1, depth: 1, cp: null, mate: -2, pv: [] }, "black"), {
    rank: 1,
    depth: 1,
    cp: null,
    mate: 2,
    pv: [],
  });
  assert.ok(Object.is(whiteLine({ rank: 1, depth: 1, cp: 0, mate: null, pv: [] }, "black").cp, 0));
});

test("what the engine is told", () => {
  assert.equal(positionWords({ fen: "F", moves: ["e2e4"] }), "position fen F moves e2e4");
  assert.equal(goWords({}), "go infinite");
  assert.equal(goWords({ depth: 12, searchmoves: ["e2e4", "d2d4"] }), "go depth 12 searchmoves e2e4 d2d4");
  assert.deepEqual(
    [parseBest("bestmove e2e4 ponder e7e5"), parseBest("bestmove (none)"), parseBest("info")],
    [{ best: "e2e4" }, { best: null }, null],
  );
});
