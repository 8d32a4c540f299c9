/**
 * The board: the only module that touches chessboard.js. Owns pieces, highlights, the overlay with arrows and the
 * class badge, its size, and the grid of squares over it (squares.js). Knows no game and no rules: where moves are
 * taken (`setInput`), board_input.js is loaded at the first touch.
 */

import { h, s } from "../lib/dom.js";
import { badgeParts } from "../lib/icons.js";
import { t } from "../lib/i18n.js";
import { FILES, pieces, turn } from "../chess/position.js";
import { createSquares } from "./squares.js";

const MOVE_MS = 160;
const PIECE_SET = "/pieces/cburnett/{piece}.svg";

/** Where a square's upper left corner is on a board of 8 x 8 units. */
export function corner(square, orientation) {
  const file = FILES.indexOf(square[0]);
  const rank = Number(square[1]);
  return orientation === "white" ? { x: file, y: 8 - rank } : { x: 7 - file, y: rank - 1 };
}

/** The square under a point of the board, both in units of squares from its upper left corner; null outside. */
export function squareFrom(x, y, orientation) {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || column > 7 || row < 0 || row > 7) return null;
  return orientation === "white" ? FILES[column] + (8 - row) : FILES[7 - column] + (row + 1);
}

/**
 * A board inside `root`. Returns {element, update, flip, orientation, setInput, type}.
 *
 * `setInput({variant, onMove(uci, san, fen, node), fen})` takes a person's moves on the position shown (with `fen` only
 * while that one is shown); `onMove` returns false to refuse. `setInput(null)` takes none. `type()` opens the field for a
 * written move.
 */
export function createBoard(root, { orientation = "white", onStep = () => {} } = {}) {
  const holder = h("div", { class: "board__squares" });
  const overlay = s("svg", { class: "board__overlay", viewBox: "0 0 8 8", "aria-hidden": "true" });
  const hints = s("g");
  const grid = createSquares({ press: (square) => withInput((hand) => hand.press(square)), escape: letGo });
  const live = h("div", { class: "visually-hidden", "aria-live": "polite" });
  const frame = h("div", { class: "board__frame" }, holder, overlay, grid.element);
  const typing = h(
    "button",
    { type: "button", class: "button board__type", hidden: true, on: { click: () => type() } },
    t("move-field-label"),
  );
  const element = h("div", { class: "board" }, frame, typing, live);
  root.replaceChildren(element);
  const chessboard = window.Chessboard(holder, {
    position: "start",
    orientation,
    pieceTheme: PIECE_SET,
    showNotation: true,
  });
  holder.setAttribute("aria-hidden", "true");
  let shown = { fen: null, move: null, classification: null, arrows: [] };
  let input = null;
  let hand = null;
  let dropped = null;

  function update(next) {
    const previous = shown;
    shown = { classification: null, arrows: [], move: null, ...next };
    if (shown.fen !== previous.fen) hand?.reset();
    const placement = shown.fen.split(" ")[0];
    if (placement !== previous.fen?.split(" ")[0]) {
      chessboard.position(placement, false);
      const byHand = dropped && shown.move?.origin === dropped.origin && shown.move.target === dropped.target;
      if (next.animate !== false && previous.fen && !byHand)
        glide(holder, previous, shown, chessboard.orientation());
      grid.update(shown.fen);
      dropped = null;
    }
    decorate();
  }

  function decorate() {
    highlight(holder, shown);
    overlay.replaceChildren(...drawings(shown, chessboard.orientation()), hints);
    markMovable();
  }

  const takesMoves = () => Boolean(input) && (!input.fen || input.fen === shown.fen);

  /** The pieces of the side to move can be touched; elsewhere a finger scrolls the page. */
  function markMovable() {
    const mine = takesMoves() ? (turn(shown.fen) === "white" ? /[A-Z]/ : /[a-z]/) : null;
    const signs = mine ? pieces(shown.fen) : {};
    for (const square of holder.querySelectorAll("[data-square]"))
      square.classList.toggle("is-movable", Boolean(mine?.test(signs[square.dataset.square] ?? "")));
  }

  function setInput(next) {
    input = next;
    hand?.reset();
    if (!next) hand?.untype();
    grid.enable(Boolean(next));
    typing.hidden = !next;
    if (shown.fen) markMovable();
  }

  /** `use(hand)` once board_input.js is there; nothing where no moves are taken. */
  async function withInput(use) {
    if (!takesMoves()) return;
    if (!hand) {
      const { createInput } = await import("./input.js");
      hand ??= createInput(surface);
    }
    use(hand);
  }

  const type = () => withInput((now) => now.type());

  /** Put the piece in the hand back; whether there was one. */
  function letGo() {
    const held = Boolean(hand?.holds());
    hand?.reset();
    return held;
  }

  const surface = {
    frame,
    fen: () => shown.fen,
    options: () => input,
    squareAt(event) {
      const box = frame.getBoundingClientRect();
      return squareFrom(
        ((event.clientX - box.left) / box.width) * 8,
        ((event.clientY - box.top) / box.height) * 8,
        chessboard.orientation(),
      );
    },
    image: (square) => holder.querySelector(`[data-square="${square}"] img`),
    pieceUrl: (sign) =>
      PIECE_SET.replace("{piece}", (sign === sign.toUpperCase() ? "w" : "b") + sign.toUpperCase()),
    corner: (square) => corner(square, chessboard.orientation()),
    hint(now) {
      hints.replaceChildren(...hintShapes(now, shown.fen, chessboard.orientation()));
      grid.mark(now.picked, now.targets);
    },
    say: (words) => (live.textContent = words),
    dropped: (node) => (dropped = node),
  };
  frame.addEventListener("dragstart", (event) => event.preventDefault());
  frame.addEventListener("pointerdown", (event) => {
    let released = null; // the first press may be over before the module is there
    if (!hand) document.addEventListener("pointerup", (up) => (released = up), { once: true });
    withInput((now) => {
      now.down(event);
      if (released) now.up(released);
    });
  });
  frame.addEventListener("pointerenter", () => withInput(() => {}), { once: true });

  function fit() {
    const size = Math.floor(element.clientWidth / 8) * 8;
    if (!size || frame.style.width === `${size}px`) return;
    frame.style.width = `${size}px`;
    frame.style.height = `${size}px`;
    holder.style.width = `${size + 1}px`; // chessboard.js leaves one pixel free
    chessboard.resize();
    decorate();
  }

  // Within the observer's own turn the new height would be an undelivered notice, to this one and to the frame's.
  new ResizeObserver(() => requestAnimationFrame(fit)).observe(element);
  fit();
  grid.flip(orientation);
  stepByWheel(frame, onStep);
  return {
    element,
    update,
    setInput,
    type,
    letGo,
    orientation: () => chessboard.orientation(),
    flip() {
      chessboard.orientation("flip");
      grid.flip(chessboard.orientation());
      hand?.reset();
      decorate();
    },
  };
}

function highlight(holder, { move, classification }) {
  for (const square of holder.querySelectorAll("[data-square]")) {
    const touched = move && (square.dataset.square === move.origin || square.dataset.square === move.target);
    square.classList.toggle("is-touched", Boolean(touched));
    square.style.setProperty(
      "--touch",
      classification ? `var(--class-${classification})` : "var(--touch-plain)",
    );
  }
}

/** The moved piece slides from where it stood: the pieces were redrawn, so it is one image that glides in. */
function glide(holder, before, after, orientation) {
  if (
    document.documentElement.dataset.animation === "off" ||
    matchMedia("(prefers-reduced-motion: reduce)").matches
  )
    return;
  const forward = after.move && pieces(before.fen)[after.move.origin] && pieces(after.fen)[after.move.target];
  const back = !forward && before.move && pieces(after.fen)[before.move.origin];
  const [from, to] = forward
    ? [after.move.origin, after.move.target]
    : back
      ? [before.move.target, before.move.origin]
      : [];
  if (!from || from === to) return;
  const image = holder.querySelector(`[data-square="${to}"] img`);
  if (!image?.animate) return;
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
}

function drawings({ move, classification, arrows }, orientation) {
  const drawn = arrows.map((arrow) =>
    arrow.from === arrow.to ? ring(arrow, orientation) : arrowShape(arrow, orientation),
  );
  if (move && classification) drawn.push(badgeOn(move.target, classification, orientation));
  return drawn;
}

function badgeOn(square, classification, orientation) {
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
}

function arrowShape({ from, to, color, weight = 1 }, orientation) {
  const [a, b] = [corner(from, orientation), corner(to, orientation)].map(({ x, y }) => ({
    x: x + 0.5,
    y: y + 0.5,
  }));
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const [start, neck, tip] = [0.18, length - 0.38, length - 0.06];
  const [shaft, head] = [0.085 * weight, 0.24 * Math.sqrt(weight)];
  const d = `M${start} ${-shaft}H${neck}V${-head}L${tip} 0 ${neck} ${head}V${shaft}H${start}z`;
  return s("path", {
    d,
    class: `board__arrow board__arrow--${color}`,
    transform: `translate(${a.x} ${a.y}) rotate(${angle})`,
  });
}

function ring({ from, color }, orientation) {
  const { x, y } = corner(from, orientation);
  return s("circle", { cx: x + 0.5, cy: y + 0.5, r: 0.45, class: `board__ring board__arrow--${color}` });
}

/** What the hand holds: its square, dots where it may go, the square it is over. */
function hintShapes({ picked, targets, over }, fen, orientation) {
  if (!picked) return [];
  const signs = pieces(fen);
  const at = (square) => corner(square, orientation);
  const box = (square, name) =>
    s("rect", { x: at(square).x, y: at(square).y, width: 1, height: 1, class: name });
  const dots = targets.map((square) =>
    s("circle", {
      cx: at(square).x + 0.5,
      cy: at(square).y + 0.5,
      r: signs[square] ? 0.44 : 0.15,
      class: signs[square] ? "board__dot board__dot--taken" : "board__dot",
    }),
  );
  return [box(picked, "board__picked"), over ? box(over, "board__over") : null, ...dots].filter(Boolean);
}

function stepByWheel(element, onStep) {
  let sum = 0;
  element.addEventListener(
    "wheel",
    (event) => {
      if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      sum += event.deltaY;
      const enough = Math.abs(sum) >= 40;
      const moved = enough ? onStep(Math.sign(sum)) : true;
      if (moved !== false) event.preventDefault(); // past either end the page scrolls on
      if (enough) sum = 0;
    },
    { passive: false },
  );
}
