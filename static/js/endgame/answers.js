/**
 * What the server has answered about positions: kept for the visit, asked once a person has stayed for a
 * moment. Knows no page.
 */

import { menOf } from "../state/exact.js";

/** @import { AnswersMemory, AnswersOptions, EndgameAnswer, IsKnown, KeyOf } from "../../types/endgame" */

/** Milliseconds that a person must stay. */
const PAUSE = 120;
/** Positions that are kept. */
const KEPT = 400;
/** Men of the tables that the server builds when somebody has asked for one. */
const BUILT = 4;

/** The same for the same position, whatever number its move has. @type {KeyOf} */
export const keyOf = (fen) => [...fen.split(/\s+/).slice(0, 5), "1"].join(" ");

export class Answers {
  /** @type {Map<string, EndgameAnswer | null>} */
  #known = new Map();
  /** @type {AnswersMemory} */
  #now = { key: null, timer: undefined, abort: null };
  #options;

  /** @param {AnswersOptions} options `ask(fen, signal)` the server; `tell()`: there is an answer */
  constructor(options) {
    this.#options = options;
  }

  /** What is known of a position; undefined: nothing yet, null: nobody could say. @param {string} fen */
  known = (fen) => this.#known.get(keyOf(fen));

  /** Somebody looks at a position; null: at none that is asked about. @param {string | null} fen */
  look(fen) {
    const key = fen && keyOf(fen);
    if (key === this.#now.key) return;
    clearTimeout(this.#now.timer);
    this.#now.abort?.abort();
    this.#now = { key, timer: undefined, abort: null };
    if (!key || isKnown(this.#known.get(key))) return;
    this.#now.timer = setTimeout(() => this.#ask(key), this.#options.pause ?? PAUSE);
  }

  /** @param {string} key */
  async #ask(key) {
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

/** Whether there is nothing to ask again: a table that was missing may be there now. @type {IsKnown} */
const isKnown = (answer) => Boolean(answer) && !(answer?.refused && menOf(answer.fen) <= BUILT);
