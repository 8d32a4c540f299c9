/**
 * The graph's drawing, an SVG in its own pixels: White's part, the phases, the cursor, the marks. Loaded once
 * the board is there. Colours are the theme's (css/graph.css).
 */

import { CLASSES } from "../chess/classes.js";
import { s } from "../lib/dom.js";
import { winAt } from "../state/view.js";
import { bands, runs, series, unknown } from "./graph_data.js";
import { chosen, dotsOf, RINGS, reachOf } from "./graph_dots.js";

/** @import { Dot, OnGraph, Placed, Run, Stretch } from "../../types/panels" */
/** @import { Begun, View } from "../../types/state" */

/** Half of the side of the square that marks a mate. */
const MATE = 5.5;
const MATE_SIGN = "M-1 -3.5-2 3.5M2 -3.5 1 3.5M-3.5 -1.2H3.5M-3.5 1.4H3.5";

/**
 * Draw what a stretch of the game shows into `svg`, in the size that it has.
 * @type {(svg: SVGSVGElement, state: Begun, view: View, stretch: Stretch) => void}
 */
export function drawGraph(svg, state, view, stretch) {
  const { clientWidth: width, clientHeight: height } = svg;
  if (!width || !height) return;
  const span = Math.max(1, stretch.to - stretch.from);
  /** @type {OnGraph} */
  const on = {
    width,
    height,
    x: (ply) => (width * (ply - stretch.from)) / span,
    y: (win) => height * (1 - win / 100),
  };
  const { known, preview } = series(state);
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  svg.replaceChildren(
    ...unknown(state).map(({ from, to }) =>
      s("rect", { class: "graph__unknown", x: on.x(from), width: on.x(to) - on.x(from), height }),
    ),
    ...runs(preview).flatMap((run) => lineOf(run, on, "graph__ahead")),
    ...runs(known).flatMap((run) => lineOf(run, on, "graph__known")),
    s("path", { class: "graph__half", d: `M0 ${on.y(50)}H${width}` }),
    ...bands(state)
      .slice(1)
      .map(({ from }) => s("path", { class: "graph__edge", d: `M${on.x(from)} 0V${height}` })),
    s("path", { class: "graph__cursor", d: `M${on.x(view.ply)} 0V${height}` }),
    ...pointAt(state, view, on),
    ...marks(state, view, stretch, on),
  );
}

/** The line, and what lies below it. @type {(run: Run, on: OnGraph, name: string) => SVGElement[]} */
function lineOf({ from, wins }, { x, y, height }, name) {
  const line = wins.map((win, index) => `${x(from + index).toFixed(1)} ${y(win).toFixed(1)}`).join("L");
  const area = `M${x(from)} ${height}L${line}L${x(from + wins.length - 1)} ${height}z`;
  return [s("path", { class: `${name} is-area`, d: area }), s("path", { class: name, d: `M${line}` })];
}

/** @type {(state: Begun, view: View, on: OnGraph) => SVGElement[]} */
function pointAt(state, { ply }, { x, y }) {
  const win = winAt(state, ply);
  return win ? [s("circle", { class: "graph__point", cx: x(ply), cy: y(win.win * 100), r: 3 })] : [];
}

/** @type {(state: Begun, view: View, stretch: Stretch, on: OnGraph) => SVGElement[]} */
function marks(state, view, stretch, on) {
  const placed = dotsOf(state, view, stretch).map((dot) => ({
    ...dot,
    x: within(on.x(dot.ply), reachOf(dot), on.width),
    y: within(on.y(dot.win), reachOf(dot), on.height),
  }));
  return chosen(placed, on.width).flatMap((mark) => [
    ...(mark.id ? [badgeOf(mark)] : []),
    ...(mark.mate ? [mateOf(mark)] : []),
  ]);
}

/** A badge at the edge stays whole. @type {(value: number, reach: number, end: number) => number} */
const within = (value, reach, end) => Math.min(Math.max(value, reach), end - reach);

/** In a ring: a moment that n and p go to. @type {(mark: Dot & Placed) => SVGElement} */
function badgeOf({ id, size, key, quiet, x, y }) {
  const glyph = quiet ? "var(--surface)" : `var(--class-${id}-glyph)`;
  const disc = (/** @type {number} */ r, /** @type {string} */ fill) => s("circle", { r, fill });
  return s(
    "g",
    { class: "graph__dot", transform: `translate(${x} ${y}) scale(${size / 24})` },
    key ? disc(RINGS.key, "var(--accent)") : null,
    disc(RINGS.plain, "var(--graph-dot-rim)"),
    disc(12, quiet ? "var(--ink-3)" : `var(--class-${id})`),
    s(
      "g",
      { transform: "translate(-12 -12)", fill: "none", stroke: glyph, class: "graph__glyph" },
      (id ? CLASSES[id].strokes : []).map(({ d, width, fill }) =>
        s("path", { d, fill: fill ? glyph : "none", "stroke-width": fill ? 1 : (width ?? 1) }),
      ),
    ),
  );
}

/**
 * A mate that was missed or allowed: "#" in a square of its own, beside the badge where there is one.
 * @type {(mark: Dot & Placed) => SVGElement}
 */
function mateOf({ id, x, y, size }) {
  const below = y < size / 2 + 2 * MATE + 3;
  const at = id ? y + (below ? 1 : -1) * (size / 2 + MATE) : y;
  const side = 2 * MATE;
  return s(
    "g",
    { class: "graph__mate", transform: `translate(${x} ${at})` },
    s("rect", { x: -MATE, y: -MATE, width: side, height: side }),
    s("path", { d: MATE_SIGN }),
  );
}
