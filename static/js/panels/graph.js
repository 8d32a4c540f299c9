/**
 * The graph under the board: White's expected points by ply, phases as bands, dots in the colours of notable moves,
 * a cursor. The only module that knows Chart.js, which it loads when the first graph is made; colours are the
 * theme's custom properties.
 */

import { boardFirst } from "../lib/board_first.js";
import { CLASSES } from "../chess/classes.js";
import { h } from "../lib/dom.js";
import { endgame, points } from "../lib/format.js";
import { createGraphTable } from "./graph_table.js";
import { t } from "../lib/i18n.js";
import { numberBefore } from "../chess/position.js";
import { endgameAt } from "../state/place.js";
import { fenAt, keyPlies, lastPly, winAt } from "../state/view.js";

const LIBRARIES = [
  "/vendor/chart.js/dist/chart.umd.min.js",
  "/vendor/chartjs-plugin-annotation/dist/chartjs-plugin-annotation.min.js",
];

/** Bands [{phase, label, from, to}] in plies (from..to along the axis); empty before the phases are known. Pure. */
export function bands(state) {
  const by = state.phases?.by_ply ?? [];
  const found = [];
  by.forEach((phase, index) => {
    const last = found.at(-1);
    if (last?.phase === phase) last.to = index + 1;
    else
      found.push({
        phase,
        label: phase === "endgame" ? endgame(state.phases.endgame_type) : t(`phase-${phase}`),
        from: index,
        to: index + 1,
      });
  });
  return found;
}

/** The two lines of the graph: {known: [win or null], preview: [win or null]} by ply. Pure. */
export function series(state) {
  const known = state.positions.map((position) => (position ? position.win * 100 : null));
  const preview = state.positions.map((_, ply) => {
    const beside = [ply - 1, ply, ply + 1].some((n) => n in state.positions && !state.positions[n]);
    const win = beside ? winAt(state, ply) : null;
    return win ? win.win * 100 : null;
  });
  return { known, preview };
}

/** Stretches {from, to} of which nobody has said anything yet: neither White's colour nor Black's. Pure. */
export function unknown(state) {
  const found = [];
  for (let ply = 1; ply < state.positions.length; ply += 1) {
    if (winAt(state, ply - 1) && winAt(state, ply)) continue;
    const last = found.at(-1);
    if (last?.to === ply - 1) last.to = ply;
    else found.push({ from: ply - 1, to: ply });
  }
  return found;
}

/** Returns {element, update(state, view)}; `go(ply)` is told where a click or a drag leads. */
export function createGraph(go) {
  const canvas = h("canvas", { "aria-hidden": "true" });
  const strip = h("div", { class: "graph__bands" });
  const tip = h("div", { class: "graph__tip", hidden: true });
  const table = createGraphTable();
  const plot = h("div", { class: "graph__plot" }, canvas, tip);
  const slider = h("input", {
    class: "visually-hidden graph__slider",
    type: "range",
    min: 0,
    step: 1,
    "aria-label": t("graph-ply"),
  });
  const element = h(
    "section",
    { class: "graph", "aria-label": t("graph-label") },
    plot,
    strip,
    slider,
    table.element,
  );
  let chart = null;
  let last = null;
  let bandsOf = null;
  let drawn = null;

  const ready = loadLibraries().then(
    () => {
      chart = new window.Chart(canvas, configuration());
      if (last) draw(chart, ...last);
    },
    () => element.classList.add("graph--failed"),
  );
  const repaint = () => chart && last && draw(chart, ...last);
  document.addEventListener("kibitz:theme", repaint);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", repaint);

  slider.addEventListener("input", () => go(Number(slider.value)));
  pointer(
    plot,
    () => (last ? lastPly(last[0]) : 0),
    go,
    (ply) => showTip(tip, last?.[0], ply),
  );

  return {
    element,
    ready,
    update(state, view) {
      last = [state, view];
      slider.max = lastPly(state);
      slider.value = view.ply;
      slider.setAttribute(
        "aria-valuetext",
        view.ply
          ? `${numberBefore(fenAt(state, view.ply - 1))} ${state.game.moves[view.ply - 1].san}`
          : t("graph-at-start"),
      );
      if (bandsOf !== state.phases) {
        bandsOf = state.phases;
        strip.replaceChildren(...bandLabels(state));
      }
      nameEndgame(strip, state, view.ply);
      if (
        drawn?.moves !== state.moves ||
        drawn.positions !== state.positions ||
        drawn.preview !== state.preview
      )
        table.update((drawn = state));
      if (chart) draw(chart, state, view);
    },
    close() {
      document.removeEventListener("kibitz:theme", repaint);
      chart?.destroy();
      chart = null;
    },
  };
}

function bandLabels(state) {
  return bands(state).map(({ phase, label, from, to }) =>
    h(
      "span",
      { class: `graph__band graph__band--${phase}`, title: label, style: { "--span": to - from } },
      h("span", {}, label),
      phase === "endgame" ? changeTicks(state, from, to) : null,
    ),
  );
}

/** Ticks where the endgame becomes one of another type. */
function changeTicks(state, from, to) {
  return (state.phases.endgame_changes ?? []).slice(1).map(({ ply, type }) => {
    const title = t("place-change", { move: numberBefore(fenAt(state, ply - 1)), type });
    return h("i", {
      class: "graph__change",
      title,
      style: { "--at": `${(100 * (ply - from)) / (to - from)}%` },
    });
  });
}

/** The endgame's band says the type at the ply that is shown. */
function nameEndgame(strip, state, ply) {
  const label = strip.querySelector(".graph__band--endgame span");
  const words = label && endgame(endgameAt(state, ply) ?? state.phases.endgame_type);
  if (label && label.textContent !== words) label.textContent = words;
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

function draw(chart, state, view) {
  const color = colors(chart.canvas);
  const end = Math.max(1, lastPly(state));
  const { known, preview } = series(state);
  const xy = (values) => values.map((y, x) => ({ x, y }));
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
  chart.options.plugins.badges.items = badgesOf(state, view);
  chart.options.scales.x.max = end;
  chart.options.plugins.annotation.annotations = annotations(state, view, color);
  chart.update("none");
}

/** What to draw on the line: [{ply, win, id, size, key}], small faults smaller, the current move and key moments larger. */
function badgesOf(state, view) {
  const keys = new Set(keyPlies(state));
  return state.moves.flatMap((move) => {
    const key = keys.has(move?.ply);
    if (!move?.classification || !(key || CLASSES[move.classification].notable)) return [];
    const win = winAt(state, move.ply);
    const size = move.ply === view.ply ? 19 : key ? 14 : move.classification === "inaccuracy" ? 10 : 12;
    return win ? [{ ply: move.ply, win: win.win * 100, id: move.classification, size, key }] : [];
  });
}

/** Chart.js plugin: the badges with their glyphs, since colour alone would not do. */
const BADGES = {
  id: "badges",
  afterDatasetsDraw(chart, _, { items = [] }) {
    const color = colors(chart.canvas);
    const { x, y } = chart.scales;
    for (const item of items)
      drawBadge(
        chart.ctx,
        item,
        within(x.getPixelForValue(item.ply), item.size, chart.width),
        within(y.getPixelForValue(item.win), item.size, chart.height),
        color,
      );
  },
};

/** A badge at the edge stays whole. */
function within(value, size, end) {
  return Math.min(Math.max(value, size / 2 + 2), end - size / 2 - 2);
}

function drawBadge(context, { id, size, key }, x, y, color) {
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
  context.fillStyle = color(`--class-${id}`);
  context.fill(disc(12));
  Object.assign(context, { strokeStyle: color(`--class-${id}-glyph`), lineCap: "round", lineJoin: "round" });
  for (const stroke of CLASSES[id].strokes) {
    context.lineWidth = stroke.width;
    context.stroke(new Path2D(stroke.d));
  }
  context.restore();
}

function disc(radius) {
  const path = new Path2D();
  path.arc(12, 12, radius, 0, 2 * Math.PI);
  return path;
}

function annotations(state, view, color) {
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

function colors(element) {
  const style = getComputedStyle(element);
  return (name) => style.getPropertyValue(name).trim();
}

function pointer(plot, last, go, hover) {
  const plyAt = (event) => {
    const box = plot.getBoundingClientRect();
    return Math.round(Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)) * last());
  };
  plot.addEventListener("pointerdown", (event) => {
    plot.setPointerCapture(event.pointerId);
    go(plyAt(event));
  });
  plot.addEventListener("pointermove", (event) => {
    const ply = plyAt(event);
    if (plot.hasPointerCapture(event.pointerId)) go(ply); // else it is a piece that is carried over the graph
    hover(ply);
  });
  for (const name of ["pointerleave", "pointercancel"]) plot.addEventListener(name, () => hover(null));
}

function showTip(tip, state, ply) {
  tip.hidden = ply === null || !state?.game;
  if (tip.hidden) return;
  const win = winAt(state, ply);
  const verdict = ply > 0 ? state.moves[ply - 1]?.classification : null;
  const move =
    ply > 0 ? `${numberBefore(fenAt(state, ply - 1))} ${state.game.moves[ply - 1].san}` : t("graph-start");
  tip.textContent = [
    move,
    verdict && CLASSES[verdict].name,
    win && `${win.provisional ? "~" : ""}${points(win.win)}`,
  ]
    .filter(Boolean)
    .join(" · ");
  const share = ply / Math.max(1, lastPly(state));
  tip.style.setProperty("--at", `${share * 100}%`);
  tip.style.setProperty("--shift", `${-share * 100}%`);
}

let libraries = null;

/** The two scripts, once, one after the other: the plugin needs Chart. */
function loadLibraries() {
  libraries ??= LIBRARIES.reduce((before, src) => before.then(() => loadScript(src)), boardFirst());
  return libraries;
}

function loadScript(src) {
  return new Promise((resolve, reject) => {
    document.head.append(h("script", { src, on: { load: resolve, error: () => reject(new Error(src)) } }));
  });
}
