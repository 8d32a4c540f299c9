/**
 * The board for those who do not use a mouse: a grid of 64 named squares over the drawn one. A screen reader
 * reads it; when it takes moves, arrow keys walk it and Enter presses a square. Owns cursor and names; knows
 * no rules.
 */

import { FILES, pieceName, pieces } from "../chess/position.ts";
import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import type { Side } from "../wire.ts";
import type { Marked, SquaresMemory } from "./types.ts";

/** `press(square)` is told of Enter and space; `escape()` says whether there was something to let go. */
interface SquaresOptions {
  press(square: string): void;
  escape(): boolean;
}

const RANKS = "87654321";
const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  Home: [-8, 0],
  End: [8, 0],
};

/** Pure. */
export const neighbour = (square: string, key: string, orientation: Side): string => {
  const sign = orientation === "white" ? 1 : -1;
  const [dx, dy] = STEPS[key].map((delta) => delta * sign);
  const within = (value: number) => Math.min(7, Math.max(0, value));
  const file = within(FILES.indexOf(square[0]) + dx);
  const rank = within(Number(square[1]) - 1 + dy);
  return FILES[file] + (rank + 1);
};

/** Pure. */
export const nameOf = (square: string, sign: string | undefined, marked: Marked): string => {
  const words = `${square}, ${pieceName(sign)}`;
  if (square === marked.square) return t("board-picked", { square: words });
  return marked.targets.includes(square) ? t("board-target", { square: words }) : words;
};

export class Squares {
  readonly element: HTMLElement;
  #now: SquaresMemory = {
    orientation: "white",
    cursor: "e2",
    enabled: false,
    signs: {},
    marked: { square: null, targets: [] },
  };
  #cells: Record<string, HTMLElement> = {};
  #options;

  constructor(options: SquaresOptions) {
    this.#options = options;
    const cell = (square: string) => {
      this.#cells[square] = h("span", { role: "gridcell", data: { cell: square } });
      return this.#cells[square];
    };
    const rows = [...RANKS].map((rank) =>
      h(
        "div",
        { role: "row" },
        [...FILES].map((file) => cell(file + rank)),
      ),
    );
    this.element = h(
      "div",
      { class: "squares", role: "grid", "aria-label": t("board-label"), "aria-readonly": "true" },
      rows,
    );
    this.element.addEventListener("keydown", (event) => this.#onKey(event));
    this.element.addEventListener("focusin", ({ target }) => this.#settle(cellOf(target)));
    this.element.addEventListener("click", ({ target }) => {
      const square = cellOf(target);
      if (square && this.#now.enabled) options.press(square);
    });
  }

  /** The one stop of the Tab key. */
  #settle(square: string = this.#now.cursor) {
    this.#cells[this.#now.cursor].tabIndex = -1;
    this.#now.cursor = square;
    this.#cells[square].tabIndex = 0;
  }

  #onKey(event: KeyboardEvent) {
    const { enabled, cursor, orientation } = this.#now;
    const { key } = event;
    if (!enabled || event.ctrlKey || event.metaKey || event.altKey) return;
    if (key in STEPS) this.#cells[neighbour(cursor, key, orientation)].focus();
    else if (key === "Enter" || key === " ") this.#options.press(cursor);
    else if (key !== "Escape" || !this.#options.escape()) return;
    event.preventDefault();
    event.stopPropagation(); // here the arrows walk the squares, not the game
  }

  #draw() {
    const { signs, marked } = this.#now;
    for (const [square, item] of Object.entries(this.#cells)) {
      const words = nameOf(square, signs[square], marked);
      if (item.textContent !== words) item.textContent = words;
    }
  }

  update(fen: string) {
    this.#now.signs = pieces(fen);
    this.#draw();
  }

  flip(next: Side) {
    this.#now.orientation = next;
    this.element.classList.toggle("squares--flipped", next === "black");
  }

  enable(on: boolean) {
    this.#now.enabled = on;
    this.element.setAttribute("aria-readonly", String(!on));
    for (const item of Object.values(this.#cells)) {
      if (on) item.tabIndex = -1;
      else item.removeAttribute("tabindex");
    }
    if (on) this.#settle();
  }

  /** The square in the hand and where its piece may go. */
  mark(square: string | null, targets: string[]) {
    this.#now.marked = { square, targets };
    this.#draw();
  }
}

const cellOf = (target: EventTarget | null) =>
  target instanceof HTMLElement ? target.dataset.cell : undefined;
