/**
 * The graph's drawing, an SVG in its own pixels: White's part, the phases, the cursor, the marks. Colours are
 * the theme's (css/graph.css).
 */

import { CLASSES } from "../chess/classes.ts";
import { s } from "../lib/dom.ts";
import type { Begun, View } from "../state/types.ts";
import { winAt } from "../state/view.ts";
import { bands, runs, series, unknown } from "./graph_data.ts";
import { chosen, dotsOf, RINGS, reachOf } from "./graph_dots.ts";
import type { Dot, Placed, Run, Stretch } from "./types.ts";

/** The drawing's size, and where a ply and White's per cent lie on it, in pixels. */
interface OnGraph {
  width: number;
  height: number;
  x(ply: number): number;
  y(win: number): number;
}

/** Half of the side of the square that marks a mate. */
const MATE = 5.5;
const MATE_SIGN = "M-1 -3.5-2 3.5M2 -3.5 1 3.5M-3.5 -1.2H3.5M-3.5 1.4H3.5";

/** Draw what a stretch of the game shows into `svg`, in the size that it has. */
export function drawGraph(svg: SVGSVGElement, state: Begun, view: View, stretch: Stretch): void {
  const { clientWidth: width, clientHeight: height } = svg;
  if (!width || !height) return;
  const span = Math.max(1, stretch.to - stretch.from);
  const on: OnGraph = {
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

/** The line, and what lies below it. */
function lineOf({ from, wins }: Run, { x, y, height }: OnGraph, name: string): SVGElement[] {
  const line = wins.map((win, index) => `${x(from + index).toFixed(1)} ${y(win).toFixed(1)}`).join("L");
  const area = `M${x(from)} ${height}L${line}L${x(from + wins.length - 1)} ${height}z`;
  return [s("path", { class: `${name} is-area`, d: area }), s("path", { class: name, d: `M${line}` })];
}

function pointAt(state: Begun, { ply }: View, { x, y }: OnGraph): SVGElement[] {
  const win = winAt(state, ply);
  return win ? [s("circle", { class: "graph__point", cx: x(ply), cy: y(win.win * 100), r: 3 })] : [];
}

function marks(state: Begun, view: View, stretch: Stretch, on: OnGraph): SVGElement[] {
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

/** A badge at the edge stays whole. */
const within = (value: number, reach: number, end: number): number =>
  Math.min(Math.max(value, reach), end - reach);

/** In a ring: a moment that n and p go to. */
function badgeOf({ id, size, key, quiet, x, y }: Dot & Placed): SVGElement {
  const glyph = quiet ? "var(--surface)" : `var(--class-${id}-glyph)`;
  const disc = (r: number, fill: string) => s("circle", { r, fill });
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

/** A mate that was missed or allowed: "#" in a square of its own, beside the badge where there is one. */
function mateOf({ id, x, y, size }: Dot & Placed): SVGElement {
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
