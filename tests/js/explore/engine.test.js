import "../english.js";

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test, vi } from "vitest";

import { openEngine, STOCKFISH_VERSION } from "../../../static/js/explore/engine.ts";

const WHITE = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const INFO =
  "info depth 12 seldepth 18 multipv 1 score cp 34 nodes 12345 nps 456000 hashfull 3 time 27 pv e2e4 e7e5";
const patience = { open: 1e6, stop: 1e6 };

/** A worker that writes down what it hears; the test says what it answers. */
function fakeWorker() {
  return {
    heard: [],
    ended: false,
    postMessage: function (text) {
      this.heard.push(text);
    },
    terminate() {
      this.ended = true;
    },
    says(text) {
      this.onmessage({ data: text });
    },
  };
}

async function opened(options = {}) {
  const worker = fakeWorker();
  const opening = openEngine({ createWorker: () => worker, patience, ...options });
  worker.says("id name Stockfish 19 Lite");
  worker.says("uciok");
  worker.says("readyok");
  const engine = await opening;
  worker.heard.length = 0;
  return { worker, engine };
}

test("the engine is opened with uci and isready, and tells its name", async () => {
  const worker = fakeWorker();
  const opening = openEngine({ createWorker: () => worker, patience });
  assert.deepEqual(worker.heard, ["uci"]);
  worker.says("id name Stockfish 19 Lite\nuciok");
  assert.equal(worker.heard.at(-1), "isready");
  worker.says("readyok");
  assert.equal((await opening).name, "Stockfish 19 Lite");
});

test("a search tells its lines in White's view and ends with the best move", async () => {
  const { worker, engine } = await opened();
  const infos = [];
  const { done } = engine.analyse({ fen: WHITE, moves: ["e2e4"], multipv: 2, depth: 10 }, (info) =>
    infos.push(info),
  );
  assert.deepEqual(worker.heard, [
    "setoption name MultiPV value 2",
    `position fen ${WHITE} moves e2e4`,
    "go depth 10",
  ]);
  worker.says(INFO);
  worker.says(INFO.replace("cp 34", "cp 90 upperbound"));
  worker.says(INFO.replace("multipv 1", "multipv 2").replace("cp 34", "cp -10"));
  assert.deepEqual(
    infos.map(({ lines }) => lines.map(({ cp }) => cp)),
    [[-34], [-34, 10]],
  );
  worker.says("bestmove c7c5");
  const end = await done;
  assert.deepEqual([end.best, end.stopped, end.depth, end.nodes], ["c7c5", false, 12, 12345]);
});

test("a new search stops the old one first, and what the old one still says is nobody's", async () => {
  const { worker, engine } = await opened();
  const [first, second] = [[], []];
  const old = engine.analyse({ fen: WHITE }, (info) => first.push(info));
  const fresh = engine.analyse({ fen: WHITE, moves: ["e2e4"] }, (info) => second.push(info));
  assert.equal(worker.heard.at(-1), "stop");
  worker.says(INFO);
  worker.says("bestmove d2d4");
  assert.equal((await old.done).stopped, true);
  assert.deepEqual(worker.heard.slice(-2), [`position fen ${WHITE} moves e2e4`, "go infinite"]);
  worker.says(INFO);
  worker.says("bestmove e7e5");
  assert.equal((await fresh.done).best, "e7e5");
  assert.deepEqual([first.length, second.length], [0, 1]);
});

test("of many positions in a row only the last is searched", async () => {
  const { worker, engine } = await opened();
  const searches = ["e2e4", "d2d4", "c2c4"].map((move) => engine.analyse({ fen: WHITE, moves: [move] }));
  assert.equal((await searches[1].done).stopped, true, "given up before it began");
  worker.says("bestmove a7a6");
  assert.equal(worker.heard.filter((text) => text === "stop").length, 1);
  assert.equal(worker.heard.filter((text) => text.startsWith("position")).length, 2);
  assert.ok(worker.heard.at(-2).endsWith("moves c2c4"));
});

test("options are told when they change, Chess960 among them", async () => {
  const { worker, engine } = await opened();
  engine.analyse({ fen: WHITE, variant: "chess960" });
  assert.equal(worker.heard[0], "setoption name UCI_Chess960 value true");
  worker.says("bestmove e2e4");
  worker.heard.length = 0;
  engine.analyse({ fen: WHITE, variant: "chess960" });
  assert.ok(worker.heard[0].startsWith("position"));
});

test("a worker that fails to load is a sentence", async () => {
  vi.stubGlobal("navigator", { onLine: true });
  const worker = fakeWorker();
  const opening = openEngine({ createWorker: () => worker, patience });
  worker.onerror({});
  await assert.rejects(opening, /could not be loaded from the server/);
  assert.equal(worker.ended, true);
  await assert.rejects(
    openEngine({
      createWorker() {
        throw new Error("SecurityError");
      },
    }),
    /could not be started in this browser/,
  );
});

test("an engine that does not come says whether connection or browser is at fault", async () => {
  const why = async () => {
    const worker = fakeWorker();
    const opening = openEngine({ createWorker: () => worker, patience });
    worker.onerror({});
    return opening.then(assert.fail, ({ message }) => message);
  };
  vi.stubGlobal("navigator", { onLine: false });
  assert.match(await why(), /^You are offline/);
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("WebAssembly", undefined);
  assert.match(await why(), /this browser does not support/);
});

test("an engine that dies ends its search and tells it once", async () => {
  const faults = [];
  const { worker, engine } = await opened({ onFault: (error) => faults.push(error.message) });
  const { done } = engine.analyse({ fen: WHITE });
  worker.onerror({});
  worker.onerror({});
  await assert.rejects(done, /has stopped/);
  assert.equal(faults.length, 1);
  await assert.rejects(engine.analyse({ fen: WHITE }).done, /has stopped/);
});

test("the address of the engine names the installed version", () => {
  const text = readFileSync(new URL("../../../node_modules/stockfish/package.json", import.meta.url), "utf8");
  assert.equal(JSON.parse(text).version, STOCKFISH_VERSION);
});
