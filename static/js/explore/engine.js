/**
 * The engine in the browser: Stockfish (npm, single-threaded, small network) as WebAssembly in a worker,
 * loaded when somebody asks for it. Owns the worker and the dialogue with it: one search at a time, in order.
 * Knows no page.
 */

/** @import { EngineWorker, Info, OpenEngine, Run, Search, Task, TalkMemory } from "../../types/explore" */
/** @import { TalkOptions } from "../../types/explore" */

import { goWords, parseBest, parseInfo, positionWords, sideAfter, whiteLine } from "../chess/uci.js";
import { t } from "../lib/i18n.js";

/**
 * The installed package's version: it makes the address one that may be kept for ever (a test holds it to
 * package.json).
 */
export const STOCKFISH_VERSION = "19.0.0";
const FILE = `/vendor/stockfish/bin/stockfish-${STOCKFISH_VERSION.split(".")[0]}-lite-single`;
const HASH_MB = 32;
/** Milliseconds: loading over a slow line; obeying a `stop`. */
const PATIENCE = { open: 60_000, stop: 8_000 };

/**
 * Stockfish's script takes the address of its WebAssembly from the hash. It keeps quiet where that cannot be
 * fetched, so the page asks for it beside.
 * @returns {EngineWorker}
 */
function stockfish() {
  const wasm = `${FILE}.wasm?v=${STOCKFISH_VERSION}`;
  const worker = new Worker(`${FILE}.js?v=${STOCKFISH_VERSION}#${encodeURIComponent(wasm)}`);
  const fail = () => worker.onerror?.(new ErrorEvent("error"));
  fetch(wasm, { method: "HEAD" }).then(({ ok }) => ok || fail(), fail);
  return worker;
}

/** @type {OpenEngine} */
export const openEngine = ({ createWorker = stockfish, onFault = () => {}, patience = PATIENCE } = {}) =>
  new Promise((resolve, reject) => {
    let open = false;
    /** @type {Talk | undefined} */
    let talk;
    const fail = (/** @type {Error} */ error) => (open ? onFault(error) : reject(error));
    const opened = (/** @type {string} */ name) => {
      if (!talk) return;
      open = true;
      resolve({ name, analyse: talk.analyse, close: talk.close });
    };
    try {
      talk = new Talk(createWorker(), { opened, fail, patience });
    } catch {
      reject(new Error(t("engine-not-loaded"))); // a browser may forbid workers
    }
  });

class Talk {
  /** @type {TalkMemory} */
  #now = {
    name: "Stockfish",
    ready: false,
    dead: false,
    current: null,
    next: null,
    timer: undefined,
    told: { MultiPV: 1, UCI_Chess960: false },
  };
  #worker;
  #options;

  /** @param {EngineWorker} worker @param {TalkOptions} options */
  constructor(worker, options) {
    this.#worker = worker;
    this.#options = options;
    worker.onmessage = ({ data }) => {
      if (this.#now.dead || typeof data !== "string") return;
      for (const text of data.split("\n")) this.#hear(text.trim());
    };
    worker.onerror = (event) => {
      event.preventDefault?.();
      this.#die(new Error(t(this.#now.ready ? "engine-died" : "engine-not-loaded")));
    };
    this.#wait(options.patience.open);
    this.#send("uci");
  }

  /** @param {string} text */
  #send(text) {
    this.#worker.postMessage(text);
  }

  /** @param {number} milliseconds */
  #wait(milliseconds) {
    clearTimeout(this.#now.timer);
    this.#now.timer = setTimeout(() => this.#die(new Error(t("engine-silent"))), milliseconds);
  }

  /** @param {string} text */
  #hear(text) {
    if (text.startsWith("id name ")) this.#now.name = text.slice(8);
    else if (text === "uciok") this.#prepare();
    else if (text === "readyok" && !this.#now.ready) this.#begun();
    else if (text.startsWith("info ")) this.#inform(text);
    else if (text.startsWith("bestmove")) this.#finish(parseBest(text)?.best ?? null);
  }

  #prepare() {
    this.#send(`setoption name Hash value ${HASH_MB}`);
    this.#send("isready");
  }

  #begun() {
    this.#now.ready = true;
    clearTimeout(this.#now.timer);
    this.#options.opened(this.#now.name);
  }

  /** @param {string} text */
  #inform(text) {
    const { current } = this.#now;
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

  /** @param {string | null} best */
  #finish(best) {
    const { current, next, timer } = this.#now;
    if (!current) return;
    clearTimeout(timer);
    this.#now.current = null;
    current.resolve({ ...current.known, best, stopped: current.stopped });
    if (next) this.#start(next);
  }

  /** @param {Search} search */
  #start(search) {
    this.#now.current = search;
    this.#now.next = null;
    this.#option("MultiPV", search.task.multipv ?? 1);
    this.#option("UCI_Chess960", search.task.variant === "chess960");
    this.#send(positionWords(search.task));
    this.#send(goWords(search.task));
  }

  /** @param {string} key @param {number | boolean} value */
  #option(key, value) {
    if (this.#now.told[key] === value) return;
    this.#now.told[key] = value;
    this.#send(`setoption name ${key} value ${value}`);
  }

  /** @param {Search} search */
  #stop(search) {
    if (search === this.#now.next) {
      this.#now.next = null;
      search.resolve({ ...search.known, best: null, stopped: true });
    } else if (search === this.#now.current && !search.stopped) {
      search.stopped = true;
      this.#send("stop");
      this.#wait(this.#options.patience.stop);
    }
  }

  /** @param {Task} task @param {(info: Info) => void} [onInfo] @returns {Run} */
  analyse = (task, onInfo = () => {}) => {
    const now = this.#now;
    const { promise: done, resolve, reject } = withResolvers();
    const known = { depth: 0, nodes: 0, nps: 0, lines: [] };
    /** @type {Search} */
    const search = { task, onInfo, stopped: false, lines: new Map(), known, resolve, reject };
    done.catch(() => {}); // who does not wait is told by onFault
    if (now.dead) reject(new Error(t("engine-died")));
    else if (now.current) {
      this.#stop(now.next ?? now.current);
      this.#stop(now.current);
      now.next = search;
    } else this.#start(search);
    return { stop: () => this.#stop(search), done };
  };

  /** @param {Error} error */
  #die(error) {
    const { dead, current, next } = this.#now;
    if (dead) return;
    this.close();
    current?.reject(error);
    next?.reject(error);
    this.#options.fail(error);
  }

  close = () => {
    Object.assign(this.#now, { dead: true, current: null, next: null });
    clearTimeout(this.#now.timer);
    this.#worker.terminate();
  };
}

/** As Promise.withResolvers, which is younger than the browsers that have all else. */
function withResolvers() {
  /** @type {Search["resolve"]} */
  let resolve = () => {};
  /** @type {Search["reject"]} */
  let reject = () => {};
  /** @type {Run["done"]} */
  const promise = new Promise((yes, no) => {
    [resolve, reject] = [yes, no];
  });
  return { promise, resolve, reject };
}
