/**
 * What the server has answered about positions: kept for the visit, asked once a person has stayed for a
 * moment. Knows no page.
 */

import { menOf } from "../state/exact.ts";
import type { Solved } from "../wire.ts";

interface AnswersMemory {
  key: string | null;
  timer: ReturnType<typeof setTimeout> | undefined;
  abort: AbortController | null;
}

/** What is asked: answers are kept, and a question is put off while a person moves on. */
interface AnswersOptions {
  ask(fen: string, signal: AbortSignal): Promise<Solved>;
  tell(): void;
  /** milliseconds */
  pause?: number;
}

/** Milliseconds that a person must stay. */
const PAUSE = 120;
/** Positions that are kept. */
const KEPT = 400;
/** Men of the tables that the server builds when somebody has asked for one. */
const BUILT = 4;

/** The same for the same position, whatever number its move has. */
export const keyOf = (fen: string): string => [...fen.split(/\s+/).slice(0, 5), "1"].join(" ");

export class Answers {
  #known: Map<string, Solved | null> = new Map();
  #now: AnswersMemory = { key: null, timer: undefined, abort: null };
  #options;

  /** @param options `ask(fen, signal)` the server; `tell()`: there is an answer */
  constructor(options: AnswersOptions) {
    this.#options = options;
  }

  /** What is known of a position; undefined: nothing yet, null: nobody could say. */
  known = (fen: string) => this.#known.get(keyOf(fen));

  /** Somebody looks at a position; null: at none that is asked about. */
  look(fen: string | null) {
    const key = fen && keyOf(fen);
    if (key === this.#now.key) return;
    clearTimeout(this.#now.timer);
    this.#now.abort?.abort();
    this.#now = { key, timer: undefined, abort: null };
    if (!key || isKnown(this.#known.get(key))) return;
    this.#now.timer = setTimeout(() => this.#ask(key), this.#options.pause ?? PAUSE);
  }

  async #ask(key: string) {
    const abort = new AbortController();
    this.#now.abort = abort;
    // Nobody could say: the next look asks again.
    const answer = await this.#options.ask(key, abort.signal).catch(() => null);
    if (abort.signal.aborted) return;
    this.#known.set(key, answer);
    for (const old of this.#known.keys()) if (this.#known.size > KEPT) this.#known.delete(old);
    this.#options.tell();
  }
}

/** Whether there is nothing to ask again: a table that was missing may be there now. */
const isKnown = (answer: Solved | null | undefined): boolean =>
  Boolean(answer) && !(answer?.refused && menOf(answer.fen) <= BUILT);
