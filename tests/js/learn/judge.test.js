import assert from "node:assert/strict";
import { test } from "vitest";
import { loadRules } from "../../../static/js/chess/rules.ts";
import { answerTo, createJudge } from "../../../static/js/learn/judge.ts";
import { begin, check, judge as judged } from "../../../static/js/learn/tasks.ts";
import { initialState } from "../../../static/js/state/fold.ts";

const rules = await loadRules((name) => import(`chessops/${name}`));

const FEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const own = { uci: "d2d4", san: "d4", fen: "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1" };
const task = { fen: FEN, variant: "standard", best: "e2e4", own, nodes: 1_000_000 };

/** An engine that knows two moves; `asked` gathers its tasks. */
function fakeEngine(scores, asked = []) {
  const pvs = { e2e4: ["e2e4", "e7e5"], d2d4: ["d2d4", "d7d5", "c2c4"] };
  return {
    asked,
    name: "Fake 1",
    analyse(given) {
      asked.push(given);
      const [move] = given.searchmoves;
      return {
        done: Promise.resolve({
          depth: 12,
          lines: move in scores ? [{ rank: 1, cp: scores[move], mate: null, pv: pvs[move] }] : [],
        }),
      };
    },
    close() {},
  };
}

test("the best move and the answer are searched with the same budget, each once", async () => {
  const engine = fakeEngine({ e2e4: 30, d2d4: 20 });
  const judge = createJudge(async () => engine);
  const verdict = await judge.weigh(task);
  assert.equal(verdict.good, true);
  assert.deepEqual(verdict.sans, ["d5", "c4"]);
  assert.deepEqual([verdict.by, verdict.engine, verdict.depth], ["browser", "Fake 1", 12]);
  await judge.weigh(task);
  assert.deepEqual(
    engine.asked.map(({ searchmoves, nodes }) => [searchmoves[0], nodes]),
    [
      ["e2e4", 250_000],
      ["d2d4", 250_000],
    ],
  );
});

test("a poor answer is refused with the line that refutes it", async () => {
  const verdict = await createJudge(async () => fakeEngine({ e2e4: 30, d2d4: -300 })).weigh(task);
  assert.equal(verdict.good, false);
  assert.ok(verdict.loss > 0.2);
  assert.equal(verdict.score.cp, -300);
});

test("without an engine nobody can say, and a later answer tries again", async () => {
  let tries = 0;
  const judge = createJudge(async () => {
    tries += 1;
    if (tries === 1) throw new Error("no worker");
    return fakeEngine({ e2e4: 30, d2d4: 30 });
  });
  assert.deepEqual(await judge.weigh(task), { good: null });
  assert.equal((await judge.weigh(task)).good, true);
});

test("nobody can say what an engine gives no line for", async () => {
  assert.deepEqual(await createJudge(async () => fakeEngine({ e2e4: 30 })).weigh(task), { good: null });
});

test("an answer given while another is searched stops that search, and nothing of it is kept", async () => {
  const engine = fakeEngine({ e2e4: 30, d2d4: 20 });
  const { analyse } = engine;
  let stop = null;
  engine.analyse = (given) => {
    stop?.({ depth: 1, lines: [{ rank: 1, cp: -900, mate: null, pv: ["e2e4"] }], stopped: true });
    if (engine.asked.length) return analyse(given);
    engine.asked.push(given);
    return { done: new Promise((resolve) => (stop = resolve)) };
  };
  const judge = createJudge(async () => engine);
  const first = judge.weigh(task);
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal((await judge.weigh(task)).good, true);
  assert.deepEqual(await first, { good: null });
  assert.deepEqual(
    engine.asked.map(({ searchmoves }) => searchmoves[0]),
    ["e2e4", "e2e4", "d2d4"],
  );
});

test("an engine that gave no line is closed before another is opened", async () => {
  let closed = 0;
  const judge = createJudge(async () => ({ ...fakeEngine({}), close: () => (closed += 1) }));
  await judge.weigh(task);
  assert.equal(closed, 1);
});

const SMOTHERED = "r4r1k/6pp/7N/8/2Q5/q7/5PPP/6K1 w - - 0 1";
const MATE = rules.line(SMOTHERED, ["c4g8", "f8g8", "h6f7"]);
const smothered = {
  ...initialState(),
  status: "done",
  game: { start_fen: SMOTHERED, variant: "standard", moves: [rules.play(SMOTHERED, "h2h3")] },
  positions: [{ engine: "Fish", lines: [{ rank: 1, cp: null, mate: 2, pv: MATE.map(({ uci }) => uci) }] }],
  moves: [{ ply: 1, classification: "blunder", loss: 0.9, best: { uci: "c4g8", san: "Qg8+" } }],
};

test("an exercise goes on by the review's line; other moves are searched beside the line's", async () => {
  const scores = { h6f7: 0, h6f5: -900 };
  const engine = fakeEngine(scores);
  const fish = (given) => ({
    done: engine.analyse(given).done.then((found) => ({
      ...found,
      lines: found.lines.map((line) => ({ ...line, pv: given.searchmoves })),
    })),
  });
  const judge = createJudge(async () => ({ ...engine, analyse: fish }));
  let session = begin(smothered, "white");
  const answer = async (node) => {
    session = check(session, node);
    session = judged(session, await answerTo(judge, smothered, session, node));
    return [session.phase, session.step, session.given?.by];
  };
  assert.deepEqual(await answer(MATE[0]), ["asking", 1, undefined]);
  assert.deepEqual(session.point, MATE);
  assert.deepEqual(await answer(rules.play(MATE[1].fen, "h6f5")), ["wrong", 1, "browser"]);
  assert.deepEqual(
    engine.asked.map(({ fen, searchmoves }) => [fen, ...searchmoves]),
    [
      [MATE[1].fen, "h6f7"],
      [MATE[1].fen, "h6f5"],
    ],
  );
  assert.deepEqual(await answer(MATE[2]), ["solved", 1, "review"]);
  assert.deepEqual(session.results, { 1: "later" });
});

test("a threat is known by the review; another move is searched where one's own is passed", async () => {
  const facts = [
    { kind: "threat", name: "overlooked", by: "e7e5", san: ["e5"], what: "pawn", net: 1, proven: true },
  ];
  const [fault] = smothered.moves;
  const game = { ...smothered.game, start_fen: FEN, moves: [rules.play(FEN, "h2h3")] };
  const state = { ...smothered, game, moves: [{ ...fault, reason: { facts } }] };
  const passed = FEN.replace(" w ", " b ");
  const engine = fakeEngine({ e7e5: -300, g8f6: 0 });
  const pv = (given) => ({ lines: [{ rank: 1, mate: null, cp: given.cp, pv: [given.move] }], depth: 9 });
  const analyse = (given) => {
    engine.analyse(given);
    const [move] = given.searchmoves;
    return { done: Promise.resolve(pv({ move, cp: move === "e7e5" ? -300 : 0 })) };
  };
  const judge = createJudge(async () => ({ ...engine, analyse }));
  const session = begin(state, "white");
  const known = await answerTo(judge, state, session, rules.play(passed, "e7e5"));
  assert.deepEqual([known.good, known.by, known.engine], [true, "review", "Fish"]);
  const other = await answerTo(judge, state, session, rules.play(passed, "g8f6"));
  assert.deepEqual([other.good, other.by], [false, "browser"]);
  assert.deepEqual(new Set(engine.asked.map(({ fen }) => fen)), new Set([passed]));
});
