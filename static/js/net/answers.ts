/**
 * What the server has answered about positions: kept for the visit, asked once a person has stayed for a
 * moment. Knows no page, and not what is asked.
 */

interface AnswersMemory {
  key: string | null;
  timer: ReturnType<typeof setTimeout> | undefined;
  abort: AbortController | null;
}

/** What is asked: answers are kept, and a question is put off while a person moves on. */
interface AnswersOptions<T> {
  ask(key: string, signal: AbortSignal): Promise<T>;
  tell(): void;
  /** Whether the server may say more by now. */
  isOpen?(answer: T): boolean;
  /** milliseconds */
  pause?: number;
}

/** Milliseconds that a person must stay. */
const PAUSE = 120;
/** Positions that are kept. */
const KEPT = 400;

export class Answers<T> {
  #known: Map<string, T | null> = new Map();
  #now: AnswersMemory = { key: null, timer: undefined, abort: null };
  #options;

  /** @param options `ask(key, signal)` the server; `tell()`: there is an answer */
  constructor(options: AnswersOptions<T>) {
    this.#options = options;
  }

  /** What is known of a position; undefined: nothing yet, null: nobody could say. */
  known = (key: string) => this.#known.get(key);

  /** Somebody looks at a position; null: at none that is asked about. */
  look(key: string | null) {
    if (key === this.#now.key) return;
    clearTimeout(this.#now.timer);
    this.#now.abort?.abort();
    this.#now = { key, timer: undefined, abort: null };
    if (key === null || this.#isKnown(key)) return;
    this.#now.timer = setTimeout(() => this.#ask(key), this.#options.pause ?? PAUSE);
  }

  /** Whether there is nothing to ask again. */
  #isKnown(key: string) {
    const answer = this.#known.get(key) ?? null;
    return answer !== null && !this.#options.isOpen?.(answer);
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
