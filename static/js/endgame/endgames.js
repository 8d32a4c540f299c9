/**
 * What is exact in a game, tied to the stage: where that begins, and the panel of a position that is solved.
 * Small, because it is there from the start; what it ties is loaded when there is something exact.
 */

import { h } from "../lib/dom.js";
import { isExact, mayBeExact } from "../state/exact.js";
import { onBoard } from "../state/view.js";

/** @import { CreateLater, EndgamesOptions } from "../../types/endgame" */
/** @import { Begun, Position, View } from "../../types/state" */

/** Men up to which a position is asked about, where the page's frame does not say so. */
const MEN = 5;

export class Endgames {
  /** For the report, and for the strip above the moves; empty until there is something to say. */
  report = h("div", { class: "report__exact", hidden: true });
  place = h("span", { class: "place__exact", hidden: true });
  #men = Number(document.documentElement.dataset.men) || MEN;
  /** @type {{ positions: (Position | null)[] | null, marked: boolean }} */
  #seen = { positions: null, marked: false };
  #aids;
  #marks;
  #solved;

  /** @param {EndgamesOptions} options */
  constructor({ stage, aids = null }) {
    const { report, place } = this;
    this.#aids = aids;
    this.#marks = later(async () => (await import("./marks.js")).createMarks({ stage, report, place }));
    this.#solved = later(async () =>
      (await import("./solved.js")).createSolved({ stage, aids: aids ?? h("div"), men: this.#men }),
    );
    stage.add(this);
  }

  /** @param {Begun} state @param {View} view */
  update(state, view) {
    const { positions } = state;
    if (positions !== this.#seen.positions) this.#seen = { positions, marked: positions.some(isExact) };
    if (this.#seen.marked || this.#marks.begun()) this.#marks.update(state, view);
    if (this.#solved.begun() || this.#asks(state, view)) this.#solved.update(state, view);
  }

  /** Whether the position on the board is worth a question. @param {Begun} state @param {View} view */
  #asks = (state, view) => Boolean(this.#aids) && mayBeExact(onBoard(state, view).fen, this.#men);
}

/** @type {CreateLater} */
const later = (load) => {
  /** @type {Promise<import("../../types/endgame").Drawn> | null} */
  let coming = null;
  /** @type {[Begun, View]} */
  let last;
  return {
    begun: () => coming !== null,
    update(...now) {
      last = now;
      coming ??= load();
      coming.then(
        (drawn) => drawn.update(...last),
        () => {
          coming = null; // offline: the next step asks again
        },
      );
    },
  };
};
