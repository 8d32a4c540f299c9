/**
 * The graph: White's expected points by ply, phases as bands, dots in the colours of notable moves, a cursor;
 * the whole game, or where that is long a part of it from near. graph_drawing.js draws it; here is what
 * stands around them, and what a hand does.
 */

import { CLASSES } from "../chess/classes.js";
import { readable, shown } from "../chess/notation.js";
import { numberBefore } from "../chess/position.js";
import { boardFirst } from "../lib/board_first.js";
import { h, s } from "../lib/dom.js";
import { endgame, percent } from "../lib/format.js";
import { t } from "../lib/i18n.js";
import { exactLook } from "../state/exact.js";
import { endgameAt } from "../state/place.js";
import { fenAt, lastPly, winAt } from "../state/view.js";
import { bands, closer, cut, isTight, mateOf } from "./graph_data.js";
import { createGraphTable } from "./graph_table.js";

/** @import { DrawGraph, Graph, GraphMemory, Stretch, Tipped } from "../../types/panels" */
/** @import { Begun, View } from "../../types/state" */

/** Of no game. @type {Stretch} */
const NOTHING = { from: 0, to: 0 };

/**
 * `go(ply)` is told where a click or a drag leads, `redraw()` that another part of the game is shown.
 * @type {(go: (ply: number) => void, redraw?: () => void) => Graph}
 */
export function createGraph(go, redraw = () => {}) {
  const drawing = s("svg", { class: "graph__drawing", "aria-hidden": "true" });
  const strip = h("div", { class: "graph__bands" });
  const tip = h("div", { class: "graph__tip", hidden: true });
  const table = createGraphTable();
  const plot = h("div", { class: "graph__plot" }, drawing, tip);
  const zoom = createZoom(() => {
    now.near = !now.near;
    redraw();
  });
  const slider = createSlider(go);
  const parts = [plot, strip, zoom, slider, table.element];
  const element = h("section", { class: "graph", "aria-label": t("graph-label") }, parts);
  /** @type {GraphMemory} */
  const now = { draw: null, last: null, near: false, stretch: NOTHING, labelled: null };
  const repaint = () => {
    if (now.last) now.draw?.(drawing, ...now.last, now.stretch);
  };
  loadDrawing().then(
    (draw) => {
      now.draw = draw;
      repaint();
    },
    () => element.classList.add("graph--failed"), // offline
  );
  const resized = new ResizeObserver(() => requestAnimationFrame(repaint));
  resized.observe(plot);
  pointer(plot, now, go, (ply) => showTip(tip, now, ply));

  return {
    element,
    stretch: () => now.stretch,
    update(state, view) {
      const before = now.last?.[0];
      now.last = [state, view];
      look(now, zoom, plot.clientWidth);
      showPly(slider, state, view.ply);
      label(now, strip);
      nameEndgame(strip, state, view.ply);
      if (isNews(before, state)) table.update(state);
      repaint();
    },
    close: () => resized.disconnect(),
  };
}

/** Behind the board. @type {() => Promise<DrawGraph>} */
async function loadDrawing() {
  await boardFirst();
  return (await import("./graph_drawing.js")).drawGraph;
}

/** The way to a closer look and back. @type {(click: () => void) => HTMLElement} */
function createZoom(click) {
  return h("button", {
    type: "button",
    class: "button button--icon graph__zoom",
    hidden: true,
    on: { click },
  });
}

/**
 * Which part of the game is shown: all of it, or where it is long and somebody wants that, the part around
 * the ply.
 * @type {(now: GraphMemory, zoom: HTMLElement, width: number) => void}
 */
function look(now, zoom, width) {
  if (!now.last) return;
  const [state, view] = now.last;
  const end = lastPly(state);
  const tight = isTight(end, width);
  const near = tight && now.near;
  now.stretch = near ? closer(now.stretch, view.ply, end, width) : { from: 0, to: end };
  zoom.hidden = !tight;
  zoom.textContent = near ? "−" : "+";
  zoom.title = t(near ? "graph-whole" : "graph-near");
  zoom.setAttribute("aria-label", zoom.title);
}

/** The phases' names under what is shown. @type {(now: GraphMemory, strip: HTMLElement) => void} */
function label(now, strip) {
  if (!now.last) return;
  const [{ phases }] = now.last;
  const { from, to } = now.stretch;
  const key = [phases, from, to];
  if (now.labelled?.every((item, index) => item === key[index])) return;
  now.labelled = key;
  strip.replaceChildren(...bandLabels(now.last[0], now.stretch));
}

/**
 * Whether the table has something else to say.
 * @type {(before: Begun | undefined, state: Begun) => boolean}
 */
function isNews(before, state) {
  return (
    before?.moves !== state.moves || before.positions !== state.positions || before.preview !== state.preview
  );
}

/**
 * The graph for the keys of those who do not see it.
 * @type {(go: (ply: number) => void) => HTMLInputElement}
 */
function createSlider(go) {
  const slider = h("input", {
    class: "visually-hidden graph__slider",
    type: "range",
    min: 0,
    step: 1,
    "aria-label": t("graph-ply"),
  });
  slider.addEventListener("input", () => go(Number(slider.value)));
  return slider;
}

/** @type {(slider: HTMLInputElement, state: Begun, ply: number) => void} */
function showPly(slider, state, ply) {
  slider.max = String(lastPly(state));
  slider.value = String(ply);
  slider.setAttribute("aria-valuetext", ply ? readable(moveAt(state, ply)) : t("graph-at-start"));
}

/** "24. Rxd4" @type {(state: Begun, ply: number) => string} */
function moveAt(state, ply) {
  return shown(`${numberBefore(fenAt(state, ply - 1))} ${state.game.moves[ply - 1].san}`);
}

/** @type {(state: Begun, stretch: Stretch) => HTMLElement[]} */
function bandLabels(state, stretch) {
  return cut(bands(state), stretch).map(({ phase, label, from, to }) =>
    h(
      "span",
      { class: `graph__band graph__band--${phase}`, title: label, style: { "--span": to - from } },
      h("span", {}, label),
      phase === "endgame" ? changeTicks(state, from, to) : null,
    ),
  );
}

/**
 * Ticks where the endgame becomes one of another type.
 * @type {(state: Begun, from: number, to: number) => HTMLElement[]}
 */
function changeTicks(state, from, to) {
  const changes = (state.phases?.endgame_changes ?? []).slice(1);
  const seen = changes.filter(({ ply }) => ply >= from && ply <= to);
  return seen.map(({ ply, type }) => {
    const title = t("place-change", { move: numberBefore(fenAt(state, ply - 1)), type });
    return h("i", {
      class: "graph__change",
      title,
      style: { "--at": `${(100 * (ply - from)) / (to - from)}%` },
    });
  });
}

/**
 * The endgame's band says the type at the ply that is shown.
 * @type {(strip: HTMLElement, state: Begun, ply: number) => void}
 */
function nameEndgame(strip, state, ply) {
  const label = strip.querySelector(".graph__band--endgame span");
  const words = label && endgame(endgameAt(state, ply) ?? state.phases?.endgame_type);
  if (label && label.textContent !== words) label.textContent = words;
}

/** @type {(plot: HTMLElement, now: GraphMemory, go: (ply: number) => void, hover: Tipped) => void} */
function pointer(plot, now, go, hover) {
  const plyAt = (/** @type {PointerEvent} */ event) => {
    const box = plot.getBoundingClientRect();
    const { from, to } = now.stretch;
    return from + Math.round(Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)) * (to - from));
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

/** @type {(tip: HTMLElement, now: GraphMemory, ply: number | null) => void} */
function showTip(tip, { last, stretch }, ply) {
  tip.hidden = ply === null || !last;
  if (ply === null || !last) return;
  const [state] = last;
  const win = winAt(state, ply);
  const exact = state.positions[ply]?.exact;
  const move = ply > 0 ? state.moves[ply - 1] : null;
  const mate = mateOf(move);
  const words = [
    ply > 0 ? moveAt(state, ply) : t("graph-start"),
    move?.classification && CLASSES[move.classification].name,
    mate && t("graph-mate", { kind: mate }),
    exact
      ? exactLook(exact, fenAt(state, ply)).said
      : win && t("graph-tip", { points: `${win.provisional ? "~" : ""}${percent(win.win)}` }),
  ];
  tip.textContent = words.filter(Boolean).join(" · ");
  const share = (ply - stretch.from) / Math.max(1, stretch.to - stretch.from);
  tip.style.setProperty("--at", `${share * 100}%`);
  tip.style.setProperty("--shift", `${-share * 100}%`);
}
