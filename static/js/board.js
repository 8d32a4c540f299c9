/**
 * The board: the only module that touches chessboard.js. Owns pieces, highlights, the overlay with arrows and the
 * class badge, its size, and what a screen reader is told (a hidden 8 x 8 grid). Knows no game.
 */

import { h, s } from "./dom.js";
import { badgeParts } from "./icons.js";
import { FILES, pieceName, pieces } from "./position.js";

const MOVE_MS = 160;
const PIECE_SET = "/pieces/cburnett/{piece}.svg";
const RANKS = [8, 7, 6, 5, 4, 3, 2, 1];

/** Where a square's upper left corner is on a board of 8 x 8 units. */
export function corner(square, orientation) {
  const file = FILES.indexOf(square[0]);
  const rank = Number(square[1]);
  return orientation === "white" ? { x: file, y: 8 - rank } : { x: 7 - file, y: rank - 1 };
}

/** A board inside `root`. Returns {element, update, flip, orientation, onWheel}. */
export function createBoard(root, { orientation = "white", onStep = () => {} } = {}) {
  const holder = h("div", { class: "board__squares" });
  const overlay = s("svg", { class: "board__overlay", viewBox: "0 0 8 8", "aria-hidden": "true" });
  const grid = hiddenGrid();
  const frame = h("div", { class: "board__frame" }, holder);
  frame.append(overlay);
  const element = h("div", { class: "board" }, frame, grid.element);
  root.replaceChildren(element);
  const chessboard = window.Chessboard(holder, { position: "start", orientation, pieceTheme: PIECE_SET, showNotation: true });
  holder.setAttribute("aria-hidden", "true");
  let shown = { fen: null, move: null, classification: null, arrows: [] };

  function update(next) {
    const previous = shown;
    shown = { classification: null, arrows: [], move: null, ...next };
    const placement = shown.fen.split(" ")[0];
    if (placement !== previous.fen?.split(" ")[0]) {
      chessboard.position(placement, false);
      if (next.animate !== false && previous.fen) glide(holder, previous, shown, chessboard.orientation());
      grid.update(shown.fen);
    }
    decorate();
  }

  function decorate() {
    highlight(holder, shown);
    overlay.replaceChildren(...drawings(shown, chessboard.orientation()));
  }

  function fit() {
    const size = Math.floor(element.clientWidth / 8) * 8;
    if (!size || frame.style.width === `${size}px`) return;
    frame.style.width = `${size}px`;
    frame.style.height = `${size}px`;
    holder.style.width = `${size + 1}px`; // chessboard.js leaves one pixel free
    chessboard.resize();
    decorate();
  }

  new ResizeObserver(fit).observe(element);
  fit();
  stepByWheel(frame, onStep);
  return {
    element,
    update,
    orientation: () => chessboard.orientation(),
    flip() {
      chessboard.orientation("flip");
      decorate();
    },
  };
}

function highlight(holder, { move, classification }) {
  for (const square of holder.querySelectorAll("[data-square]")) {
    const touched = move && (square.dataset.square === move.origin || square.dataset.square === move.target);
    square.classList.toggle("is-touched", Boolean(touched));
    square.style.setProperty("--touch", classification ? `var(--class-${classification})` : "var(--touch-plain)");
  }
}

/** The moved piece slides from where it stood: the pieces were redrawn, so it is one image that glides in. */
function glide(holder, before, after, orientation) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const forward = after.move && pieces(before.fen)[after.move.origin] && pieces(after.fen)[after.move.target];
  const back = !forward && before.move && pieces(after.fen)[before.move.origin];
  const [from, to] = forward ? [after.move.origin, after.move.target] : back ? [before.move.target, before.move.origin] : [];
  if (!from || from === to) return;
  const image = holder.querySelector(`[data-square="${to}"] img`);
  if (!image?.animate) return;
  const [start, end] = [corner(from, orientation), corner(to, orientation)];
  const unit = holder.clientWidth / 8;
  image.style.zIndex = "3";
  image.style.position = "relative";
  image.animate(
    [{ transform: `translate(${(start.x - end.x) * unit}px, ${(start.y - end.y) * unit}px)` }, { transform: "none" }],
    { duration: MOVE_MS, easing: "cubic-bezier(.2,.7,.3,1)" },
  );
}

function drawings({ move, classification, arrows }, orientation) {
  const drawn = arrows.map((arrow) => (arrow.from === arrow.to ? ring(arrow, orientation) : arrowShape(arrow, orientation)));
  if (move && classification) drawn.push(badgeOn(move.target, classification, orientation));
  return drawn;
}

function badgeOn(square, classification, orientation) {
  const { x, y } = corner(square, orientation);
  const [cx, cy] = [Math.min(x + 0.93, 7.8), Math.max(y + 0.07, 0.2)];
  const size = 0.44;
  return s(
    "svg",
    { class: "board__badge", x: cx - size / 2, y: cy - size / 2, width: size, height: size, viewBox: "-1 -1 26 26" },
    s("circle", { cx: 12, cy: 12, r: 13, class: "board__badge-rim" }),
    ...badgeParts(classification),
  );
}

function arrowShape({ from, to, color }, orientation) {
  const [a, b] = [corner(from, orientation), corner(to, orientation)].map(({ x, y }) => ({ x: x + 0.5, y: y + 0.5 }));
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const [start, neck, tip] = [0.18, length - 0.38, length - 0.06];
  const d = `M${start} -.085H${neck}V-.24L${tip} 0 ${neck} .24V.085H${start}z`;
  return s("path", { d, class: `board__arrow board__arrow--${color}`, transform: `translate(${a.x} ${a.y}) rotate(${angle})` });
}

function ring({ from, color }, orientation) {
  const { x, y } = corner(from, orientation);
  return s("circle", { cx: x + 0.5, cy: y + 0.5, r: 0.45, class: `board__ring board__arrow--${color}` });
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

/** A table of 64 named squares for screen readers. */
function hiddenGrid() {
  const cells = {};
  const rows = RANKS.map((rank) =>
    h(
      "div",
      { role: "row" },
      [...FILES].map((file) => {
        cells[file + rank] = h("span", { role: "gridcell" });
        return cells[file + rank];
      }),
    ),
  );
  const element = h("div", { class: "visually-hidden", role: "grid", "aria-label": "The board", "aria-readonly": "true" }, rows);
  return {
    element,
    update(fen) {
      const found = pieces(fen);
      for (const [square, cell] of Object.entries(cells)) cell.textContent = `${square}, ${pieceName(found[square])}`;
    },
  };
}
