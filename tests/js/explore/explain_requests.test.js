import assert from "node:assert/strict";
import { test } from "vitest";

import { ExplainRequests, given, triedAt } from "../../../static/js/explore/explain_requests.ts";

const line = (rank, cp, ...pv) => ({ rank, depth: 14, cp, mate: null, pv });
const node = (uci, fen = `after ${uci}`) => ({ uci, san: uci, fen });
const TRIED = { fen: "start", node: node("e2e4") };

/** Lets what waits for timers and promises happen. */
const settle = () => new Promise((done) => setTimeout(done, 5));

function asking(answer = async () => ({ classification: "best" })) {
  const [asked, told, signals] = [[], [], []];
  const ask = (move, signal) => {
    asked.push(move);
    signals.push(signal);
    return answer(signal);
  };
  const tell = (what, tried) => told.push([what, tried]);
  return { asked, told, signals, it: new ExplainRequests({ ask, tell, pause: 0 }) };
}

test("a move is asked about once the lines of both its positions are deep enough", async () => {
  const { asked, told, it } = asking();
  it.look(TRIED);
  it.note("start", [line(1, 30, "d2d4", "d7d5")], 14);
  it.note("after e2e4", [line(1, 20, "e7e5")], 11);
  await settle();
  assert.deepEqual(asked, []);
  assert.deepEqual([it.knows("start"), it.knows("after e2e4"), it.knows("elsewhere")], [true, false, false]);
  it.note("after e2e4", [line(1, 20, "e7e5")], 12);
  await settle();
  assert.equal(asked.length, 1);
  assert.deepEqual(asked[0], {
    fen: "start",
    move: "e2e4",
    before: [{ index: 1, depth: 14, cp: 30, mate: null, pv: ["d2d4", "d7d5"] }],
    after: [{ index: 1, depth: 14, cp: 20, mate: null, pv: ["e7e5"] }],
  });
  assert.deepEqual(told, [
    [null, TRIED],
    [{ classification: "best" }, TRIED],
  ]);
});

test("deeper lines ask once more, and no oftener", async () => {
  const { asked, it } = asking();
  it.look(TRIED);
  it.note("start", [line(1, 30, "d2d4")], 18);
  for (const depth of [12, 13, 17, 18, 25]) {
    it.note("after e2e4", [line(1, depth, "e7e5")], depth);
    await settle();
  }
  assert.deepEqual(
    asked.map(({ after }) => after[0].cp),
    [12, 17],
  );
});

test("who moves on calls off what is under way, and hears nothing of it", async () => {
  let answer;
  const { asked, told, signals, it } = asking(() => new Promise((done) => (answer = done)));
  it.look(TRIED);
  it.note("start", [line(1, 30, "d2d4")], 14);
  it.note("after e2e4", [line(1, 20, "e7e5")], 14);
  await settle();
  assert.equal(asked.length, 1);
  it.look(null);
  answer({ classification: "best" });
  await settle();
  assert.equal(signals[0].aborted, true);
  assert.deepEqual(told, [
    [null, TRIED],
    [null, null],
  ]);
});

test("who moves on before the pause is over asks nothing", async () => {
  const { asked, it } = asking();
  it.look(TRIED);
  it.note("start", [line(1, 30, "d2d4")], 14);
  it.note("after e2e4", [line(1, 20, "e7e5")], 14);
  it.look({ fen: "start", node: node("d2d4") });
  await settle();
  assert.deepEqual(asked, []);
});

test("the end of the game needs no lines", async () => {
  const { asked, it } = asking();
  it.look(TRIED);
  it.note("start", [line(1, 30, "d2d4")], 14);
  it.note("after e2e4", [], 0, true);
  await settle();
  assert.deepEqual(asked[0].after, []);
});

test("a refusal says nothing more of the move", async () => {
  const { told, it } = asking(async () => {
    throw new Error("refused");
  });
  it.look(TRIED);
  it.note("start", [line(1, 30, "d2d4")], 14);
  it.note("after e2e4", [line(1, 20, "e7e5")], 14);
  await settle();
  assert.deepEqual(told, [
    [null, TRIED],
    [null, null],
  ]);
});

test("lines go as the server takes them: five, each of 24 moves", () => {
  const long = Array.from({ length: 30 }, () => "e2e4");
  const lines = Array.from({ length: 7 }, (_, index) => line(index + 1, 0, ...long));
  const sent = given([{ ...line(9, 0), pv: [] }, ...lines]);
  assert.deepEqual([sent.length, sent[0].index, sent[0].pv.length], [5, 1, 24]);
});

test("one's own moves and the PGN's variations are asked about, the game is not", () => {
  const nodes = [node("e7e5"), node("g1f3")];
  const fenAt = (_, ply) => `fen ${ply}`;
  const at = (branch) => triedAt({}, { ply: 3, branch }, fenAt);
  assert.equal(at(null), null);
  assert.deepEqual(at({ base: 3, nodes, index: 1, kind: "own" }), { fen: "fen 3", node: nodes[0] });
  assert.deepEqual(at({ base: 3, nodes, index: 2, kind: "variation" }), {
    fen: "after e7e5",
    node: nodes[1],
  });
  assert.equal(at({ base: 3, nodes, index: 1, kind: "line" }), null);
  assert.equal(at({ base: 3, nodes, index: 0, kind: "own" }), null);
});

test("a move that repeats a position for the third time is asked about as a draw", async () => {
  const { asked, it } = asking();
  it.look(TRIED);
  it.note("start", [line(1, 900, "d2d4")], 14);
  it.noteDrawn("after e2e4");
  it.note("after e2e4", [line(1, 900, "e7e5")], 30);
  await settle();
  assert.deepEqual(asked[0].after, [{ index: 1, depth: 0, cp: 0, mate: null, pv: [] }]);
});
