/**
 * What is exact in a game, tied to the stage: where that begins, and the panel of a position that is solved.
 * Small, because it is there from the start; what it ties is loaded when there is something exact.
 */

import { h } from "../lib/dom.ts";
import type { Stage } from "../stage/stage.ts";
import { isExact, mayBeExact } from "../state/exact.ts";
import type { Begun, Position, View } from "../state/types.ts";
import { onBoard } from "../state/view.ts";
import type { Drawn } from "./types.ts";

/** Something that is loaded at its first update. */
interface Later extends Drawn {
  begun(): boolean;
}

/** `aids`: where the panel goes; an embed has none. */
interface EndgamesOptions {
  stage: Stage;
  aids?: HTMLElement | null;
}

/** Men up to which a position is asked about, where the page's frame does not say so. */
const MEN = 5;

export class Endgames {
  /** For the report, and for the strip above the moves; empty until there is something to say. */
  report = h("div", { class: "report__exact", hidden: true });
  place = h("span", { class: "place__exact", hidden: true });
  #men = Number(document.documentElement.dataset.men) || MEN;
  #seen: { positions: (Position | null)[] | null; marked: boolean } = { positions: null, marked: false };
  #aids;
  #marks;
  #solved;

  constructor({ stage, aids = null }: EndgamesOptions) {
    const { report, place } = this;
    this.#aids = aids;
    this.#marks = later(async () => (await import("./marks.ts")).createMarks({ stage, report, place }));
    this.#solved = later(async () =>
      (await import("./solved.ts")).createSolved({ stage, aids: aids ?? h("div"), men: this.#men }),
    );
    stage.add(this);
  }

  update(state: Begun, view: View) {
    const { positions } = state;
    if (positions !== this.#seen.positions) this.#seen = { positions, marked: positions.some(isExact) };
    if (this.#seen.marked || this.#marks.begun()) this.#marks.update(state, view);
    if (this.#solved.begun() || this.#asks(state, view)) this.#solved.update(state, view);
  }

  /** Whether the position on the board is worth a question. */
  #asks = (state: Begun, view: View) =>
    Boolean(this.#aids) && mayBeExact(onBoard(state, view).fen, this.#men);
}

const later = (load: () => Promise<Drawn>): Later => {
  let coming: Promise<Drawn> | null = null;
  let last: [Begun, View];
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
