/**
 * The board: the only module that touches chessboard.js. Owns pieces, highlights, the overlay with arrows and
 * the class badge, its size, and the grid of squares over it (squares.ts). Knows no game and no rules: where
 * moves are taken (`setInput`), input.ts is loaded at the first touch.
 */

import { badgeParts } from "../chess/badges.ts";
import { pieces, turn } from "../chess/position.ts";
import { h, s } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import type { MoveNode } from "../state/types.ts";
import type { ClassName, Side } from "../wire.ts";
import { corner, glideOf, squareFrom } from "./geometry.ts";
import type { Hand } from "./input.ts";
import { pieceUrl } from "./pieces.ts";
import { Squares } from "./squares.ts";
import { stepBySwipe } from "./swipe.ts";
import type { BoardArrow, BoardUpdate, InputOptions, Path, Shown, Surface } from "./types.ts";

interface BoardMemory {
  shown: Shown;
  input: InputOptions | null;
  hand: Hand | null;
  /** What a drag has put down: it must not glide. */
  dropped: MoveNode | null;
}

/** False at either end of the game: the page scrolls on. */
type OnStep = (delta: number) => boolean;

const MOVE_MS = 160;
const NOTHING = { move: null, classification: null, arrows: [] };

/**
 * chessboard.js writes sizes, and what is hidden, as `style` attributes into its HTML, which no policy of
 * ours lets through: board.css has the sizes. This is where jQuery lets HTML be changed before it is read.
 */
const withoutStyles = (html: string): string =>
  html.replace(/ style="([^"]*)"/g, (_, style) => (style.includes("display:none") ? " hidden" : ""));

export class Board {
  #now: BoardMemory = { shown: { fen: "", ...NOTHING }, input: null, hand: null, dropped: null };
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

  constructor(root: HTMLElement, { orientation, onStep }: { orientation: Side; onStep: OnStep }) {
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
    stepBySwipe(this.#frame, onStep);
  }

  orientation = () => this.#chessboard.orientation();

  flip() {
    this.#chessboard.orientation("flip");
    this.#grid.flip(this.orientation());
    this.#now.hand?.reset();
    this.#decorate();
  }

  update({ animate = true, ...next }: BoardUpdate) {
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

  /** Take a person's moves; null takes none. */
  setInput(input: InputOptions | null) {
    const { hand, shown } = this.#now;
    this.#now.input = input;
    hand?.reset();
    if (!input) hand?.untype();
    this.#grid.enable(Boolean(input));
    this.#typing.hidden = !input;
    if (shown.fen) this.#markMovable();
  }

  #coming: Promise<Hand | null> | null = null;

  /** `use(hand)` once input.ts is there; nothing where no moves are taken. */
  async #withInput(use: (hand: Hand) => void) {
    if (!this.#taken) return;
    this.#coming ??= this.#fetchHand();
    const hand = await this.#coming;
    if (hand) use(hand);
  }

  /** Asked for once: WebKit hands a module that is asked for twice out before it has run. */
  async #fetchHand() {
    const module = await import("./input.ts").catch(() => null);
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

  #down(event: PointerEvent) {
    let released: PointerEvent | undefined; // the first press may be over before the module is there
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

  #surface: Surface = {
    frame: this.#frame,
    fen: () => this.#now.shown.fen,
    options: () => this.#taken,
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

const squaresIn = (holder: HTMLElement): NodeListOf<HTMLElement> => holder.querySelectorAll("[data-square]");

const imageOn = (holder: HTMLElement, square: string): HTMLImageElement | null =>
  holder.querySelector(`[data-square="${square}"] img`);

const highlight = (holder: HTMLElement, { move, classification }: Shown): void => {
  for (const square of squaresIn(holder)) {
    const touched = move && [move.origin, move.target].includes(square.dataset.square ?? "");
    square.classList.toggle("is-touched", Boolean(touched));
    square.style.setProperty(
      "--touch",
      classification ? `var(--class-${classification})` : "var(--touch-plain)",
    );
  }
};

/** The pieces were redrawn, so it is one image that glides in. */
const glide = (holder: HTMLElement, { from, to }: Path, orientation: Side): void => {
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

const drawings = ({ move, classification, arrows }: Shown, orientation: Side): SVGElement[] => {
  const drawn = arrows.map((arrow) =>
    arrow.from === arrow.to ? ring(arrow, orientation) : arrowShape(arrow, orientation),
  );
  if (move && classification) drawn.push(badgeOn(move.target, classification, orientation));
  return drawn;
};

const badgeOn = (square: string, classification: ClassName, orientation: Side): SVGElement => {
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

const arrowShape = ({ from, to, color, weight = 1 }: BoardArrow, orientation: Side): SVGElement => {
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

/** Told apart from a whole shaft without its colour. */
const dashes = (from: number, to: number): [number, number][] => {
  const count = Math.max(1, Math.round((to - from) / 0.3));
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, index) => [
    from + (index + 0.38) * step,
    from + (index + 1) * step,
  ]);
};

const ring = ({ from, color, shape }: BoardArrow, orientation: Side): SVGElement => {
  const { x, y } = corner(from, orientation);
  if (shape) return shape({ x, y });
  return s("circle", { cx: x + 0.5, cy: y + 0.5, r: 0.45, class: `board__ring board__arrow--${color}` });
};

const stepByWheel = (element: HTMLElement, onStep: OnStep): void => {
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
