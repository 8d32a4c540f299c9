/**
 * What the server says of a move of one's own, from lines that the engine in the browser has found: which
 * lines are known, whether they suffice, and the asking, put off while a person moves on. Knows no page.
 */

import type { Begun, View } from "../state/types.ts";
import type { AskedMove, ExplainedMove } from "../wire.ts";
import type { LiveLine, Tried } from "./types.ts";

/** `tell(null, tried)`: nothing is known of it yet; `pause` milliseconds. */
interface AskingOptions {
  ask(move: AskedMove, signal: AbortSignal): Promise<ExplainedMove>;
  tell(explained: ExplainedMove | null, tried: Tried | null): void;
  pause?: number;
}

type Timer = ReturnType<typeof setTimeout> | undefined;

/** Lines of a position that the engine has found; `over`: the game is, there; `drawn`: by repetition. */
interface Known {
  lines: LiveLine[];
  depth: number;
  over: boolean;
  drawn?: boolean;
}

/** From this depth on lines are worth asking by; at the second they are asked again. */
const DEPTHS = [12, 17];
/** Milliseconds that a person must stay. */
const PAUSE = 400;
/** Positions whose lines are kept. */
const KEPT = 80;
/** Of what the server takes. */
const MOST = { lines: 5, plies: 24 };

/** The line of a position that is drawn whatever an engine says. */
const DRAW: AskedMove["before"] = [{ index: 1, depth: 0, cp: 0, mate: null, pv: [] }];

/** As the server reads them. */
export const given = (lines: LiveLine[]): AskedMove["before"] =>
  lines
    .filter(({ pv }) => pv.length)
    .slice(0, MOST.lines)
    .map(({ rank, depth, cp, mate, pv }) => ({
      index: rank,
      depth,
      cp,
      mate,
      pv: pv.slice(0, MOST.plies),
    }));

/** The move of a view that can be asked about; null on the game and in the engine's lines. */
export const triedAt = (
  state: Begun,
  { branch }: View,
  fenAt: (state: Begun, ply: number) => string,
): Tried | null => {
  if (!branch?.index || branch.kind === "line") return null;
  const node = branch.nodes[branch.index - 1];
  const fen = branch.nodes[branch.index - 2]?.fen ?? fenAt(state, branch.base);
  return { fen, node };
};

export class ExplainRequests {
  #known: Map<string, Known> = new Map();
  #now: { tried: Tried | null; asked: number; timer: Timer; abort: AbortController | null } = {
    tried: null,
    asked: -1,
    timer: undefined,
    abort: null,
  };
  #options;

  /** @param options `ask(move, signal)` the server, `tell(told, tried)` the page. */
  constructor(options: AskingOptions) {
    this.#options = options;
  }

  /** Lines of a position; deeper ones replace what is known. */
  note(fen: string, lines: LiveLine[], depth: number, over: boolean = false): void {
    const before = this.#known.get(fen);
    if (!over && (!lines.length || (before && before.depth >= depth))) return;
    this.#known.delete(fen);
    this.#known.set(fen, { lines, depth, over });
    for (const old of this.#known.keys()) if (this.#known.size > KEPT) this.#known.delete(old);
    this.#askSoon();
  }

  /** A position is there for the third time. Keyed by its FEN, whose counters tell occurrences apart. */
  noteDrawn(fen: string): void {
    this.#known.set(fen, { lines: [], depth: Number.POSITIVE_INFINITY, over: true, drawn: true });
    this.#askSoon();
  }

  /** Whether the lines of a position are deep enough to ask by. */
  knows = (fen: string) =>
    (this.#known.get(fen)?.over || (this.#known.get(fen)?.depth ?? 0) >= DEPTHS[0]) ?? false;

  /** The person looks at a move; null: at none that can be asked about. */
  look(tried: Tried | null) {
    if (tried?.fen === this.#now.tried?.fen && tried?.node.uci === this.#now.tried?.node.uci) return;
    this.stop();
    this.#now.tried = tried;
    this.#options.tell(null, tried);
    this.#askSoon();
  }

  /** What is under way is called off. */
  stop() {
    clearTimeout(this.#now.timer);
    this.#now.abort?.abort();
    this.#now = { tried: null, asked: -1, timer: undefined, abort: null };
  }

  #askSoon() {
    const { tried, asked, timer } = this.#now;
    if (!tried || timer !== undefined) return;
    const [before, after] = [this.#known.get(tried.fen), this.#known.get(tried.node.fen)];
    if (!before || !after || !this.knows(tried.fen) || !this.knows(tried.node.fen)) return;
    const stage = after.over || Math.min(before.depth, after.depth) >= DEPTHS[1] ? 1 : 0;
    if (stage <= asked) return;
    this.#now.timer = setTimeout(() => this.#ask(tried, stage), this.#options.pause ?? PAUSE);
  }

  async #ask(tried: Tried, stage: number) {
    const [before, after] = [this.#known.get(tried.fen), this.#known.get(tried.node.fen)];
    const abort = new AbortController();
    Object.assign(this.#now, { timer: undefined, asked: stage, abort });
    const move = {
      fen: tried.fen,
      move: tried.node.uci,
      before: given(before?.lines ?? []),
      after: after?.drawn ? DRAW : after?.over ? [] : given(after?.lines ?? []),
    };
    // the lines stand without it
    const explained = await this.#options.ask(move, abort.signal).catch(() => null);
    if (this.#now.tried !== tried || abort.signal.aborted) return;
    if (explained || !stage) this.#options.tell(explained, explained ? tried : null);
    this.#askSoon();
  }
}
