/**
 * The engine in the browser: Stockfish (npm, single-threaded, small network) as WebAssembly in a worker, loaded when
 * somebody asks for it. Owns the worker and the dialogue with it: one search at a time, in order. Knows no page.
 */

import { t } from "../lib/i18n.js";
import { goWords, parseBest, parseInfo, positionWords, sideAfter, whiteLine } from "../chess/uci.js";

/** The installed package's version: it makes the address one that may be kept for ever (a test holds it to package.json). */
export const STOCKFISH_VERSION = "19.0.0";
const FILE = `/vendor/stockfish/bin/stockfish-${STOCKFISH_VERSION.split(".")[0]}-lite-single`;
const HASH_MB = 32;
/** Milliseconds: loading over a slow line; obeying a `stop`. */
const PATIENCE = { open: 60_000, stop: 8_000 };

/**
 * Stockfish's script takes the address of its WebAssembly from the hash. It keeps quiet where that cannot be fetched, so
 * the page asks for it beside.
 */
function stockfish() {
  const wasm = `${FILE}.wasm?v=${STOCKFISH_VERSION}`;
  const worker = new Worker(`${FILE}.js?v=${STOCKFISH_VERSION}#${encodeURIComponent(wasm)}`);
  const fail = () => worker.onerror(new Event("error"));
  fetch(wasm, { method: "HEAD" }).then((response) => response.ok || fail(), fail);
  return worker;
}

/**
 * Load the engine: resolves to {name, analyse, close} when it is ready, rejects with a sentence when it cannot.
 *
 * `analyse({fen, moves, variant, multipv, depth | nodes | movetime, searchmoves}, onInfo)` searches the position after `moves`
 * (UCI) from `fen`, without a limit for ever; a search under way is stopped first. `onInfo` gets {depth, nodes, nps, lines},
 * lines [{rank, depth, cp, mate, pv}] in White's view, best first. Returns {stop(), done}: `done` resolves to the last info with
 * `best` (UCI or null) and `stopped`, and rejects when the engine dies. `onFault(error)` is told of a death.
 */
export function openEngine({ createWorker = stockfish, onFault = () => {}, patience = PATIENCE } = {}) {
  return new Promise((resolve, reject) => {
    let engine = null;
    const fail = (error) => (engine ? onFault(error) : reject(error));
    const opened = (name) => {
      engine = { name, ...talk };
      resolve(engine);
    };
    let talk;
    try {
      talk = createTalk(createWorker(), { opened, fail, patience });
    } catch {
      reject(new Error(t("engine-not-loaded"))); // a browser may forbid workers
    }
  });
}

function createTalk(worker, { opened, fail, patience }) {
  let name = "Stockfish";
  let ready = false;
  let dead = false;
  let current = null;
  let next = null;
  let timer = null;
  const told = { MultiPV: 1, UCI_Chess960: false };

  const send = (text) => worker.postMessage(text);

  function wait(milliseconds) {
    clearTimeout(timer);
    timer = setTimeout(() => die(new Error(t("engine-silent"))), milliseconds);
  }

  function hear(text) {
    if (text.startsWith("id name ")) name = text.slice(8);
    else if (text === "uciok") prepare();
    else if (text === "readyok" && !ready) begun();
    else if (text.startsWith("info ")) inform(text);
    else if (text.startsWith("bestmove")) finish(parseBest(text).best);
  }

  function prepare() {
    send(`setoption name Hash value ${HASH_MB}`);
    send("isready");
  }

  function begun() {
    ready = true;
    clearTimeout(timer);
    opened(name);
  }

  function inform(text) {
    if (!current || current.stopped) return; // the rest of a search that nobody waits for
    const info = parseInfo(text);
    if (!info || info.bound) return;
    const { task, known, lines } = current;
    lines.set(info.rank, whiteLine(info, sideAfter(task.fen, task.moves)));
    Object.assign(known, {
      depth: info.rank === 1 ? info.depth : known.depth,
      nodes: info.nodes,
      nps: info.nps,
      lines: [...lines.values()].sort((a, b) => a.rank - b.rank),
    });
    current.onInfo({ ...known });
  }

  function finish(best) {
    if (!current) return;
    clearTimeout(timer);
    const { known, stopped, resolve } = current;
    current = null;
    resolve({ ...known, best, stopped });
    if (next) start(next);
  }

  function start(search) {
    current = search;
    next = null;
    option("MultiPV", search.task.multipv ?? 1);
    option("UCI_Chess960", search.task.variant === "chess960");
    send(positionWords(search.task));
    send(goWords(search.task));
  }

  function option(key, value) {
    if (told[key] === value) return;
    told[key] = value;
    send(`setoption name ${key} value ${value}`);
  }

  function stop(search) {
    if (search === next) {
      next = null;
      search.resolve({ ...search.known, best: null, stopped: true });
    } else if (search === current && !search.stopped) {
      search.stopped = true;
      send("stop");
      wait(patience.stop);
    }
  }

  function analyse(task, onInfo = () => {}) {
    const search = {
      task,
      onInfo,
      stopped: false,
      lines: new Map(),
      known: { depth: 0, nodes: 0, nps: 0, lines: [] },
    };
    const done = new Promise((resolve, reject) => Object.assign(search, { resolve, reject }));
    done.catch(() => {}); // who does not wait is told by onFault
    if (dead) search.reject(new Error(t("engine-died")));
    else if (current) {
      stop(next ?? current);
      stop(current);
      next = search;
    } else start(search);
    return { stop: () => stop(search), done };
  }

  function die(error) {
    if (dead) return;
    const searches = [current, next].filter(Boolean);
    close();
    for (const search of searches) search.reject(error);
    fail(error);
  }

  function close() {
    dead = true;
    clearTimeout(timer);
    worker.terminate();
    current = null;
    next = null;
  }

  worker.onmessage = ({ data }) =>
    !dead && typeof data === "string" && data.split("\n").forEach((text) => hear(text.trim()));
  worker.onerror = (event) => {
    event.preventDefault?.();
    die(new Error(t(ready ? "engine-died" : "engine-not-loaded")));
  };
  wait(patience.open);
  send("uci");
  return { analyse, close };
}
