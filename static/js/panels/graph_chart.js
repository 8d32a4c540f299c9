/**
 * The graph as Chart.js draws it: the only module that knows the library. Loaded, and that with it, once the
 * board is there. Colours are the theme's custom properties.
 */

import { CLASSES } from "../chess/classes.js";
import { asset, h } from "../lib/dom.js";
import { winAt } from "../state/view.js";
import { bands, series, unknown } from "./graph_data.js";
import { chosen, dotsOf } from "./graph_dots.js";

/**
 * @import { Annotation, ChartJs, Color, Dot, GraphChart, Made, Placed, Stretch } from "../../types/panels"
 */
/** @import { Begun, ClassName, View } from "../../types/state" */

const CHART = asset("vendor/chart.js/dist/chart.umd.min.js");
const ANNOTATION = asset("vendor/chartjs-plugin-annotation/dist/chartjs-plugin-annotation.min.js");

/** @type {Promise<unknown> | null} */
let libraries = null;

/** The two scripts, once, one after the other: the plugin needs Chart. @type {() => Promise<unknown>} */
function loadLibraries() {
  libraries ??= loadScript(CHART).then(() => loadScript(ANNOTATION));
  return libraries;
}

/** @type {(src: string) => Promise<unknown>} */
function loadScript(src) {
  return new Promise((resolve, reject) => {
    document.head.append(h("script", { src, on: { load: resolve, error: () => reject(new Error(src)) } }));
  });
}

/**
 * The chart on `canvas`, once the library is there; rejects where it cannot be had.
 * @type {(canvas: HTMLCanvasElement) => Promise<GraphChart>}
 */
export async function createChart(canvas) {
  await loadLibraries();
  const Chart = /** @type {{ Chart: ChartJs }} */ (/** @type {unknown} */ (globalThis)).Chart;
  const chart = new Chart(canvas, configuration());
  return {
    draw: (state, view, stretch) => draw(chart, state, view, stretch),
    destroy: () => chart.destroy(),
  };
}

function configuration() {
  const line = { pointRadius: 0, pointHitRadius: 0, spanGaps: false, cubicInterpolationMode: "monotone" };
  return {
    type: "line",
    plugins: [BADGES],
    data: {
      labels: [],
      datasets: [
        { ...line, label: "known", data: [], borderWidth: 1.75, fill: "start", order: 0 },
        {
          ...line,
          label: "preview",
          data: [],
          borderWidth: 1.25,
          borderDash: [3, 3],
          fill: "start",
          order: 1,
        },
      ],
    },
    options: {
      animation: false,
      responsive: true,
      maintainAspectRatio: false,
      events: [],
      layout: { padding: 0, autoPadding: false },
      scales: {
        x: { type: "linear", display: false, min: 0, max: 1 },
        y: { display: false, min: 0, max: 100 },
      },
      plugins: {
        legend: { display: false },
        tooltip: { enabled: false },
        annotation: { annotations: {} },
        badges: { items: [] },
      },
      clip: false,
    },
  };
}

/** @type {(chart: Made, state: Begun, view: View, stretch: Stretch) => void} */
function draw(chart, state, view, stretch) {
  const color = colors(chart.canvas);
  const { known, preview } = series(state);
  const xy = (/** @type {(number | null)[]} */ values) => values.map((y, x) => ({ x, y }));
  const [line, ahead] = chart.data.datasets;
  Object.assign(line, {
    data: xy(known),
    borderColor: color("--graph-line"),
    backgroundColor: color("--graph-white"),
  });
  Object.assign(ahead, {
    data: xy(preview),
    borderColor: color("--graph-preview-line"),
    backgroundColor: color("--graph-preview"),
  });
  chart.options.plugins.badges.items = dotsOf(state, view, stretch);
  Object.assign(chart.options.scales.x, { min: stretch.from, max: Math.max(1, stretch.to) });
  chart.options.plugins.annotation.annotations = annotations(state, view, color);
  chart.update("none");
}

/** Chart.js plugin: the badges with their glyphs, since colour alone would not do. */
const BADGES = {
  id: "badges",
  /** @type {(chart: Made, event: unknown, options: { items?: Dot[] }) => void} */
  afterDatasetsDraw(chart, _, { items = [] }) {
    const color = colors(chart.canvas);
    const { x, y } = chart.scales;
    const marks = items.map((item) => ({
      ...item,
      x: within(x.getPixelForValue(item.ply), item.size, chart.width),
      y: within(y.getPixelForValue(item.win), item.size, chart.height),
    }));
    for (const mark of chosen(marks, chart.width)) {
      if (mark.id) drawBadge(chart.ctx, { ...mark, id: mark.id }, color);
      if (mark.mate) drawMate(chart.ctx, mark, color);
    }
  },
};

/** A badge at the edge stays whole. @type {(value: number, size: number, end: number) => number} */
function within(value, size, end) {
  return Math.min(Math.max(value, size / 2 + 2), end - size / 2 - 2);
}

/**
 * A mate that was missed or allowed: "#" in a square of its own, beside the badge where there is one.
 * @type {(context: CanvasRenderingContext2D, dot: Dot & Placed, color: Color) => void}
 */
function drawMate(context, { id, x, y, size }, color) {
  const side = 11;
  const below = y < size / 2 + side + 3;
  const at = id ? y + (below ? 1 : -1) * ((size + side) / 2) : y;
  context.fillStyle = color("--graph-dot-rim");
  context.fillRect(x - side / 2 - 1, at - side / 2 - 1, side + 2, side + 2);
  context.fillStyle = color("--accent");
  context.fillRect(x - side / 2, at - side / 2, side, side);
  context.save();
  context.translate(x, at);
  Object.assign(context, { strokeStyle: color("--on-accent"), lineWidth: 1.2 });
  context.stroke(new Path2D("M-1 -3.5-2 3.5M2 -3.5 1 3.5M-3.5 -1.2H3.5M-3.5 1.4H3.5"));
  context.restore();
}

/**
 * @type {(context: CanvasRenderingContext2D, dot: Dot & Placed & { id: ClassName }, color: Color) => void}
 */
function drawBadge(context, { id, size, key, quiet, x, y }, color) {
  const scale = size / 24;
  context.save();
  context.translate(x - size / 2, y - size / 2);
  context.scale(scale, scale);
  if (key) {
    context.fillStyle = color("--accent"); // a ring: a moment that n and p go to
    context.fill(disc(17.5));
  }
  context.fillStyle = color("--graph-dot-rim");
  context.fill(disc(14.2));
  context.fillStyle = color(quiet ? "--ink-3" : `--class-${id}`);
  context.fill(disc(12));
  const glyph = color(quiet ? "--surface" : `--class-${id}-glyph`);
  Object.assign(context, { strokeStyle: glyph, lineCap: "round", lineJoin: "round" });
  for (const stroke of CLASSES[id].strokes) {
    context.lineWidth = stroke.width ?? 1;
    context.stroke(new Path2D(stroke.d));
  }
  context.restore();
}

/** @type {(radius: number) => Path2D} */
function disc(radius) {
  const path = new Path2D();
  path.arc(12, 12, radius, 0, 2 * Math.PI);
  return path;
}

/** @type {(state: Begun, view: View, color: Color) => Record<string, Annotation>} */
function annotations(state, view, color) {
  /** @type {Record<string, Annotation>} */
  const drawn = {
    half: {
      type: "line",
      yMin: 50,
      yMax: 50,
      borderColor: color("--graph-half"),
      borderWidth: 1,
      borderDash: [2, 4],
    },
    cursor: {
      type: "line",
      xMin: view.ply,
      xMax: view.ply,
      borderColor: color("--accent"),
      borderWidth: 2,
      drawTime: "beforeDatasetsDraw",
      z: 2,
    },
  };
  bands(state)
    .slice(1)
    .forEach((band, index) => {
      drawn[`band${index}`] = {
        type: "line",
        xMin: band.from,
        xMax: band.from,
        borderColor: color("--graph-band"),
        borderWidth: 1,
      };
    });
  unknown(state).forEach(({ from, to }, index) => {
    drawn[`unknown${index}`] = {
      type: "box",
      xMin: from,
      xMax: to,
      yMin: 0,
      yMax: 100,
      borderWidth: 0,
      backgroundColor: color("--graph-unknown"),
      drawTime: "beforeDatasetsDraw",
    };
  });
  const win = winAt(state, view.ply);
  if (win) {
    drawn.point = {
      type: "point",
      xValue: view.ply,
      yValue: win.win * 100,
      radius: 3,
      backgroundColor: color("--accent"),
      borderWidth: 0,
    };
  }
  return drawn;
}

/** @type {(element: Element) => Color} */
function colors(element) {
  const style = getComputedStyle(element);
  return (name) => style.getPropertyValue(name).trim();
}
