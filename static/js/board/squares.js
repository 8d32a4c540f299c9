/**
 * The board for those who do not use a mouse: a grid of 64 named squares over the drawn one. A screen reader reads it;
 * when it takes moves, arrow keys walk it and Enter presses a square. Owns cursor and names; knows no rules.
 */

import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { FILES, pieceName, pieces } from "../chess/position.js";

const RANKS = "87654321";
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/** The square one step from `square` as a person sees it; itself at the edge. Pure. */
export function neighbour(square, key, orientation) {
  const sign = orientation === "white" ? 1 : -1;
  const [dx, dy] = STEPS[key].map((delta) => delta * sign);
  const within = (value) => Math.min(7, Math.max(0, value));
  const file = within(FILES.indexOf(square[0]) + dx);
  const rank = within(Number(square[1]) - 1 + dy);
  return FILES[file] + (rank + 1);
}

/** The end of the rank as a person sees it, for Home and End. Pure. */
function edge(square, key, orientation) {
  return FILES[(key === "Home") === (orientation === "white") ? 0 : 7] + square[1];
}

/**
 * Returns {element, update(fen), flip(orientation), enable(on), mark(square, targets), focus(square)}. `press(square)`
 * is told of Enter and space; `escape()` says whether there was something to let go.
 */
export function createSquares({ press, escape }) {
  const cells = {};
  const rows = [...RANKS].map((rank) =>
    h(
      "div",
      { role: "row" },
      [...FILES].map((file) => cell(file + rank)),
    ),
  );
  const element = h(
    "div",
    {
      class: "squares",
      role: "grid",
      "aria-label": t("board-label"),
      "aria-readonly": "true",
      on: {
        keydown: onKey,
        focusin: (event) => settle(event.target.dataset.cell),
        click: (event) => enabled && press(event.target.dataset.cell),
      },
    },
    rows,
  );
  let orientation = "white";
  let cursor = "e2";
  let enabled = false;
  let signs = {};
  let marked = { square: null, targets: [] };

  function cell(square) {
    cells[square] = h("span", { role: "gridcell", data: { cell: square } });
    return cells[square];
  }

  function settle(square) {
    cells[cursor].tabIndex = -1;
    cursor = square ?? cursor;
    cells[cursor].tabIndex = 0;
  }

  function onKey(event) {
    if (!enabled || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key in STEPS) cells[neighbour(cursor, event.key, orientation)].focus();
    else if (event.key === "Home" || event.key === "End") cells[edge(cursor, event.key, orientation)].focus();
    else if (event.key === "Enter" || event.key === " ") press(cursor);
    else if (event.key !== "Escape" || !escape()) return;
    event.preventDefault();
    event.stopPropagation(); // here the arrows walk the squares, not the game
  }

  function name(square) {
    const words = `${square}, ${pieceName(signs[square])}`;
    if (square === marked.square) return t("board-picked", { square: words });
    return marked.targets.includes(square) ? t("board-target", { square: words }) : words;
  }

  function draw() {
    for (const [square, item] of Object.entries(cells)) {
      const words = name(square);
      if (item.textContent !== words) item.textContent = words;
    }
  }

  return {
    element,
    update(fen) {
      signs = pieces(fen);
      draw();
    },
    flip(next) {
      orientation = next;
      element.classList.toggle("squares--flipped", next === "black");
    },
    enable(on) {
      enabled = on;
      element.setAttribute("aria-readonly", String(!on));
      for (const item of Object.values(cells)) {
        if (on) item.tabIndex = -1;
        else item.removeAttribute("tabindex");
      }
      if (on) settle(cursor);
    },
    /** The square whose piece is in the hand and where it may go; nulls let go. */
    mark(square, targets = []) {
      marked = { square, targets };
      draw();
    },
    focus: (square = cursor) => cells[square].focus(),
  };
}
