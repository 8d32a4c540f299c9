/**
 * The board: the only module that touches chessboard.js. Owns pieces, highlights, the overlay with arrows and
 * the class badge, its size, and the grid of squares over it (squares.js). Knows no game and no rules: where
 * moves are taken (`setInput`), input.js is loaded at the first touch.
 */

/** @import { ArrowShape, BadgeOn, BoardArrow, BoardMemory, Drawings, Glide } from "../../types/board" */
/** @import { BoardUpdate, Hand, Highlight, InputOptions, OnStep } from "../../types/board" */
/** @import { StepByWheel, Surface } from "../../types/board" */
/** @import { Side } from "../wire" */

import { pieces, turn } from "../chess/position.js";
import { h, s } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { badgeParts } from "../lib/icons.js";
import { corner, glideOf, squareFrom } from "./geometry.js";
import { pieceUrl } from "./pieces.js";
import { Squares } from "./squares.js";

const MOVE_MS = 160;
const NOTHING = { move: null, classification: null, arrows: [] };

/**
 * chessboard.js writes sizes, and what is hidden, as `style` attributes into its HTML, which no policy of
 * ours lets through: board.css has the sizes. This is where jQuery lets HTML be changed before it is read.
 * @type {(html: string) => string}
 */
const withoutStyles = (html) =>
  html.replace(/ style="([^"]*)"/g, (_, style) => (style.includes("display:none") ? " hidden" : ""));

export class Board {
  /** @type {BoardMemory} */
  #now = { shown: { fen: "", ...NOTHING }, input: null, hand: null, dropped: null };
  #holder = h("div", { class: "board__squares" });
  #overlay = s("svg", { class: "board__overlay", viewBox: "0 0 8 8", "aria-hidden": "true" });
  #hints = s("g");
  #grid = new Squares({
    press: (square) => this.#withInput((hand) => hand.press(square)),
    escape: () => this.letGo(),
  });
  #live = h("div", { class: "visually-hidden", "aria-live": "polite" });
  #frame = h("div", { class: "board__frame" }, this.#holder, this.#overlay, this.#grid.element);
  #typing = h(
    "button",
    { type: "button", class: "button board__type", hidden: true, on: { click: () => this.type() } },
    t("move-field-label"),
  );
  #element = h("div", { class: "board" }, this.#frame, this.#typing, this.#live);
  #chessboard;

  /** @param {HTMLElement} root @param {{ orientation: Side, onStep: OnStep }} options */
  constructor(root, { orientation, onStep }) {
    root.replaceChildren(this.#element);
    window.jQuery.htmlPrefilter = withoutStyles;
    this.#chessboard = window.Chessboard(this.#holder, {
      position: "start",
      orientation,
      pieceTheme: pieceUrl,
      showNotation: true,
    });
    this.#holder.setAttribute("aria-hidden", "true");
    this.#frame.addEventListener("dragstart", (event) => event.preventDefault());
    this.#frame.addEventListener("pointerdown", (event) => this.#down(event));
    this.#frame.addEventListener("pointerenter", () => this.#withInput(() => {}), { once: true });
    // Within the observer's own turn the new height would be an undelivered notice, here and in the frame.
    new ResizeObserver(() => requestAnimationFrame(() => this.#fit())).observe(this.#element);
    this.#fit();
    this.#grid.flip(orientation);
    stepByWheel(this.#frame, onStep);
  }

  orientation = () => this.#chessboard.orientation();

  flip() {
    this.#chessboard.orientation("flip");
    this.#grid.flip(this.orientation());
    this.#now.hand?.reset();
    this.#decorate();
  }

  /** @param {BoardUpdate} next */
  update({ animate = true, ...next }) {
    const now = this.#now;
    const previous = now.shown;
    const shown = { ...NOTHING, ...next };
    now.shown = shown;
    if (shown.fen !== previous.fen) now.hand?.reset();
    const [placement] = shown.fen.split(" ");
    if (placement !== previous.fen.split(" ")[0]) {
      this.#chessboard.position(placement, false);
      const { move } = shown;
      const byHand = now.dropped && move?.origin === now.dropped.origin && move.target === now.dropped.target;
      const path = animate && previous.fen && !byHand ? glideOf(previous, shown) : null;
      if (path) glide(this.#holder, path, this.orientation());
      this.#grid.update(shown.fen);
      now.dropped = null;
    }
    this.#decorate();
  }

  #decorate() {
    highlight(this.#holder, this.#now.shown);
    this.#overlay.replaceChildren(...drawings(this.#now.shown, this.orientation()), this.#hints);
    this.#markMovable();
  }

  /** What moves are taken on the position shown. */
  get #taken() {
    const { input, shown } = this.#now;
    return input && (!input.fen || input.fen === shown.fen) ? input : null;
  }

  /** The pieces of the side to move can be touched; elsewhere a finger scrolls the page. */
  #markMovable() {
    const { fen } = this.#now.shown;
    const mine = this.#taken ? (turn(fen) === "white" ? /[A-Z]/ : /[a-z]/) : null;
    const signs = mine ? pieces(fen) : {};
    for (const square of squaresIn(this.#holder))
      square.classList.toggle("is-movable", Boolean(mine?.test(signs[square.dataset.square ?? ""] ?? "")));
  }

  /** Take a person's moves; null takes none. @param {InputOptions | null} input */
  setInput(input) {
    const { hand, shown } = this.#now;
    this.#now.input = input;
    hand?.reset();
    if (!input) hand?.untype();
    this.#grid.enable(Boolean(input));
    this.#typing.hidden = !input;
    if (shown.fen) this.#markMovable();
  }

  /** @type {Promise<Hand | null> | null} */
  #coming = null;

  /**
   * `use(hand)` once input.js is there; nothing where no moves are taken.
   * @param {(hand: Hand) => void} use
   */
  async #withInput(use) {
    if (!this.#taken) return;
    this.#coming ??= this.#fetchHand();
    const hand = await this.#coming;
    if (hand) use(hand);
  }

  /** Asked for once: WebKit hands a module that is asked for twice out before it has run. */
  async #fetchHand() {
    const module = await import("./input.js").catch(() => null);
    if (module) this.#now.hand = new module.Hand(this.#surface);
    else this.#coming = null; // offline: the next touch asks again
    return this.#now.hand;
  }

  /** Open the field for a written move. */
  type = () => this.#withInput((hand) => hand.type());

  /** Put the piece in the hand back; whether there was one. */
  letGo() {
    const held = Boolean(this.#now.hand?.holds());
    this.#now.hand?.reset();
    return held;
  }

  /** @param {PointerEvent} event */
  #down(event) {
    /** @type {PointerEvent | undefined} */
    let released; // the first press may be over before the module is there
    if (!this.#now.hand)
      document.addEventListener(
        "pointerup",
        (up) => {
          released = up;
        },
        { once: true },
      );
    this.#withInput((hand) => {
      hand.down(event);
      if (released) hand.up(released);
    });
  }

  /** @type {Surface} */
  #surface = {
    frame: this.#frame,
    fen: () => this.#now.shown.fen,
    options: () => this.#now.input,
    squareAt: ({ clientX, clientY }) => {
      const { left, top, width, height } = this.#frame.getBoundingClientRect();
      const [x, y] = [((clientX - left) / width) * 8, ((clientY - top) / height) * 8];
      return squareFrom(x, y, this.orientation());
    },
    image: (square) => imageOn(this.#holder, square),
    pieceUrl: (sign) => pieceUrl((sign === sign.toUpperCase() ? "w" : "b") + sign.toUpperCase()),
    corner: (square) => corner(square, this.orientation()),
    hint: ({ picked, targets }, shapes) => {
      this.#hints.replaceChildren(...shapes);
      this.#grid.mark(picked, targets);
    },
    say: (words) => {
      this.#live.textContent = words;
    },
    dropped: (node) => {
      this.#now.dropped = node;
    },
  };

  #fit() {
    const size = Math.floor(this.#element.clientWidth / 8) * 8;
    const { style } = this.#frame;
    if (!size || style.width === `${size}px`) return;
    style.width = style.height = `${size}px`;
    this.#holder.style.width = `${size + 1}px`; // chessboard.js leaves one pixel free
    this.#chessboard.resize();
    this.#decorate();
  }
}

/** @param {HTMLElement} holder @returns {NodeListOf<HTMLElement>} */
const squaresIn = (holder) => holder.querySelectorAll("[data-square]");

/** @param {HTMLElement} holder @param {string} square @returns {HTMLImageElement | null} */
const imageOn = (holder, square) => holder.querySelector(`[data-square="${square}"] img`);

/** @type {Highlight} */
const highlight = (holder, { move, classification }) => {
  for (const square of squaresIn(holder)) {
    const touched = move && [move.origin, move.target].includes(square.dataset.square ?? "");
    square.classList.toggle("is-touched", Boolean(touched));
    square.style.setProperty(
      "--touch",
      classification ? `var(--class-${classification})` : "var(--touch-plain)",
    );
  }
};

/** The pieces were redrawn, so it is one image that glides in. @type {Glide} */
const glide = (holder, { from, to }, orientation) => {
  if (
    document.documentElement.dataset.animation === "off" ||
    matchMedia("(prefers-reduced-motion: reduce)").matches
  )
    return;
  const image = imageOn(holder, to);
  if (!image) return;
  const [start, end] = [corner(from, orientation), corner(to, orientation)];
  const unit = holder.clientWidth / 8;
  image.style.zIndex = "3";
  image.style.position = "relative";
  image.animate(
    [
      { transform: `translate(${(start.x - end.x) * unit}px, ${(start.y - end.y) * unit}px)` },
      { transform: "none" },
    ],
    { duration: MOVE_MS, easing: "cubic-bezier(.2,.7,.3,1)" },
  );
};

/** @type {Drawings} */
const drawings = ({ move, classification, arrows }, orientation) => {
  const drawn = arrows.map((arrow) =>
    arrow.from === arrow.to ? ring(arrow, orientation) : arrowShape(arrow, orientation),
  );
  if (move && classification) drawn.push(badgeOn(move.target, classification, orientation));
  return drawn;
};

/** @type {BadgeOn} */
const badgeOn = (square, classification, orientation) => {
  const { x, y } = corner(square, orientation);
  const [cx, cy] = [Math.min(x + 0.93, 7.8), Math.max(y + 0.07, 0.2)];
  const size = 0.44;
  return s(
    "svg",
    {
      class: "board__badge",
      x: cx - size / 2,
      y: cy - size / 2,
      width: size,
      height: size,
      viewBox: "-1 -1 26 26",
    },
    s("circle", { cx: 12, cy: 12, r: 13, class: "board__badge-rim" }),
    ...badgeParts(classification),
  );
};

/** @type {ArrowShape} */
const arrowShape = ({ from, to, color, weight = 1 }, orientation) => {
  const [a, b] = [corner(from, orientation), corner(to, orientation)].map(({ x, y }) => ({
    x: x + 0.5,
    y: y + 0.5,
  }));
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const [start, neck, tip] = [0.18, length - 0.38, length - 0.06];
  const [shaft, head] = [0.085 * weight, 0.24 * Math.sqrt(weight)];
  const shafts = color === "refutes" ? dashes(start, neck) : [[start, neck]];
  const bars = shafts.map(([from, to]) => `M${from} ${-shaft}H${to}V${shaft}H${from}z`).join("");
  const d = `${bars}M${neck} ${-head}L${tip} 0 ${neck} ${head}z`;
  return s("path", {
    d,
    class: `board__arrow board__arrow--${color}`,
    transform: `translate(${a.x} ${a.y}) rotate(${angle})`,
  });
};

/**
 * Told apart from a whole shaft without its colour.
 * @type {(from: number, to: number) => [number, number][]}
 */
const dashes = (from, to) => {
  const count = Math.max(1, Math.round((to - from) / 0.3));
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, index) => [
    from + (index + 0.38) * step,
    from + (index + 1) * step,
  ]);
};

/** @type {ArrowShape} */
const ring = ({ from, color, shape }, orientation) => {
  const { x, y } = corner(from, orientation);
  if (shape) return shape({ x, y });
  return s("circle", { cx: x + 0.5, cy: y + 0.5, r: 0.45, class: `board__ring board__arrow--${color}` });
};

/** @type {StepByWheel} */
const stepByWheel = (element, onStep) => {
  let sum = 0;
  element.addEventListener(
    "wheel",
    (event) => {
      if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      sum += event.deltaY;
      const enough = Math.abs(sum) >= 40;
      const moved = enough ? onStep(Math.sign(sum)) : true;
      if (moved) event.preventDefault(); // past either end the page scrolls on
      if (enough) sum = 0;
    },
    { passive: false },
  );
};
