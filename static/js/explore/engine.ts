/**
 * The engine in the browser: Stockfish (npm, single-threaded, small network) as WebAssembly in a worker,
 * loaded when somebody asks for it. Owns the worker and the dialogue with it: one search at a time, in order.
 * Knows no page.
 */

import { goWords, parseBest, parseInfo, positionWords, sideAfter, whiteLine } from "../chess/uci.ts";
import { t } from "../lib/i18n.ts";
import { at } from "../lib/site.ts";
import type { Ended, Engine, Info, LiveLine, Run, Task } from "./types.ts";

interface Search {
  task: Task;
  onInfo(info: Info): void;
  stopped: boolean;
  lines: Map<number, LiveLine>;
  known: Info;
  resolve(ended: Ended): void;
  reject(error: Error): void;
}

interface TalkMemory {
  name: string;
  ready: boolean;
  dead: boolean;
  current: Search | null;
  next: Search | null;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** the options as the engine knows them */
  sent: Record<string, number | boolean>;
}

/** Milliseconds: loading over a slow line; obeying a `stop`. */
interface Patience {
  open: number;
  stop: number;
}

interface TalkOptions {
  opened(name: string): void;
  fail(error: Error): void;
  patience: Patience;
}

/** What the engine's script is run in; a Worker, or the tests' own. */
interface EngineWorker {
  postMessage(text: string): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** `onFault(error)` is told of a death. */
interface EngineOptions {
  createWorker?: () => EngineWorker;
  onFault?: (error: Error) => void;
  patience?: Patience;
}

/**
 * The installed package's version: it makes the address one that may be kept for ever (a test holds it to
 * package.json).
 */
export const STOCKFISH_VERSION = "19.0.0";
const FILE = at(`/vendor/stockfish/bin/stockfish-${STOCKFISH_VERSION.split(".")[0]}-lite-single`);
const HASH_MB = 32;
/** Milliseconds: loading over a slow line; obeying a `stop`. */
const PATIENCE = { open: 60_000, stop: 8_000 };

/**
 * Stockfish's script takes the address of its WebAssembly from the hash. It keeps quiet where that cannot be
 * fetched, so the page asks for it beside.
 */
function stockfish(): EngineWorker {
  const wasm = `${FILE}.wasm?v=${STOCKFISH_VERSION}`;
  const worker = new Worker(`${FILE}.js?v=${STOCKFISH_VERSION}#${encodeURIComponent(wasm)}`);
  const fail = () => worker.onerror?.(new ErrorEvent("error"));
  fetch(wasm, { method: "HEAD" }).then(({ ok }) => ok || fail(), fail);
  return worker;
}

export const openEngine = ({
  createWorker = stockfish,
  onFault = () => {},
  patience = PATIENCE,
}: EngineOptions = {}): Promise<Engine> =>
  new Promise((resolve, reject) => {
    let open = false;
    let talk: Talk | undefined;
    const fail = (error: Error) => (open ? onFault(error) : reject(error));
    const opened = (name: string) => {
      if (!talk) return;
      open = true;
      resolve({ name, analyse: talk.analyse, close: talk.close });
    };
    try {
      talk = new Talk(createWorker(), { opened, fail, patience });
    } catch {
      reject(new Error(t("explore-failed"))); // a browser may forbid workers
    }
  });

class Talk {
  #now: TalkMemory = {
    name: "Stockfish",
    ready: false,
    dead: false,
    current: null,
    next: null,
    timer: undefined,
    sent: { MultiPV: 1, UCI_Chess960: false },
  };
  #worker;
  #options;

  constructor(worker: EngineWorker, options: TalkOptions) {
    this.#worker = worker;
    this.#options = options;
    worker.onmessage = ({ data }) => {
      if (this.#now.dead || typeof data !== "string") return;
      for (const text of data.split("\n")) this.#hear(text.trim());
    };
    worker.onerror = (event) => {
      event.preventDefault?.();
      this.#die(new Error(this.#now.ready ? t("engine-died") : notLoaded()));
    };
    this.#wait(options.patience.open);
    this.#send("uci");
  }

  #send(text: string) {
    this.#worker.postMessage(text);
  }

  #wait(milliseconds: number) {
    clearTimeout(this.#now.timer);
    this.#now.timer = setTimeout(() => this.#die(new Error(t("engine-died"))), milliseconds);
  }

  #hear(text: string) {
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

  #inform(text: string) {
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

  #finish(best: string | null) {
    const { current, next, timer } = this.#now;
    if (!current) return;
    clearTimeout(timer);
    this.#now.current = null;
    current.resolve({ ...current.known, best, stopped: current.stopped });
    if (next) this.#start(next);
  }

  #start(search: Search) {
    this.#now.current = search;
    this.#now.next = null;
    this.#option("MultiPV", search.task.multipv ?? 1);
    this.#option("UCI_Chess960", search.task.variant === "chess960");
    this.#send(positionWords(search.task));
    this.#send(goWords(search.task));
  }

  #option(key: string, value: number | boolean) {
    if (this.#now.sent[key] === value) return;
    this.#now.sent[key] = value;
    this.#send(`setoption name ${key} value ${value}`);
  }

  #stop(search: Search) {
    if (search === this.#now.next) {
      this.#now.next = null;
      search.resolve({ ...search.known, best: null, stopped: true });
    } else if (search === this.#now.current && !search.stopped) {
      search.stopped = true;
      this.#send("stop");
      this.#wait(this.#options.patience.stop);
    }
  }

  analyse = (task: Task, onInfo: (info: Info) => void = () => {}): Run => {
    const now = this.#now;
    const { promise: done, resolve, reject } = withResolvers<Ended>();
    const known = { depth: 0, nodes: 0, nps: 0, lines: [] };
    const search: Search = { task, onInfo, stopped: false, lines: new Map(), known, resolve, reject };
    done.catch(() => {}); // who does not wait is told by onFault
    if (now.dead) reject(new Error(t("engine-died")));
    else if (now.current) {
      this.#stop(now.next ?? now.current);
      this.#stop(now.current);
      now.next = search;
    } else this.#start(search);
    return { stop: () => this.#stop(search), done };
  };

  #die(error: Error) {
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

/** Why no engine came: this browser's fault, the connection's or the server's. */
function notLoaded() {
  if (typeof WebAssembly === "undefined") return t("engine-no-webassembly");
  return t(navigator.onLine === false ? "explore-offline" : "engine-not-loaded");
}

/** As Promise.withResolvers, which is younger than the browsers that have all else. */
function withResolvers<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<T>((yes, no) => {
    [resolve, reject] = [yes, no];
  });
  return { promise, resolve, reject };
}
