/**
 * The graph under the board: White's expected points by ply, phases as bands, dots in the colours of notable
 * moves,
 * a cursor. graph_chart.js draws the lines; here is what stands around them, and what a hand does.
 */

import { CLASSES } from "../chess/classes.js";
import { readable, shown } from "../chess/notation.js";
import { numberBefore } from "../chess/position.js";
import { h } from "../lib/dom.js";
import { endgame, percent } from "../lib/format.js";
import { t } from "../lib/i18n.js";
import { endgameAt } from "../state/place.js";
import { fenAt, lastPly, winAt } from "../state/view.js";
import { createChart } from "./graph_chart.js";
import { bands } from "./graph_data.js";
import { createGraphTable } from "./graph_table.js";

/** @import { Graph, GraphChart, Tipped } from "../../types/panels" */
/** @import { Begun, View } from "../../types/state" */

/** `go(ply)` is told where a click or a drag leads. @type {(go: (ply: number) => void) => Graph} */
export function createGraph(go) {
  const canvas = h("canvas", { "aria-hidden": "true" });
  const strip = h("div", { class: "graph__bands" });
  const tip = h("div", { class: "graph__tip", hidden: true });
  const table = createGraphTable();
  const plot = h("div", { class: "graph__plot" }, canvas, tip);
  const slider = createSlider(go);
  const parts = [plot, strip, slider, table.element];
  const element = h("section", { class: "graph", "aria-label": t("graph-label") }, parts);
  /** @type {GraphChart | null} */
  let chart = null;
  /** @type {[Begun, View] | null} */
  let last = null;
  const repaint = () => {
    if (last) chart?.draw(...last);
  };
  const ready = createChart(canvas).then(
    (made) => {
      chart = made;
      repaint();
    },
    () => element.classList.add("graph--failed"),
  );
  document.addEventListener("kibitz:theme", repaint);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", repaint);
  const end = () => (last ? lastPly(last[0]) : 0);
  pointer(plot, end, go, (ply) => showTip(tip, last?.[0] ?? null, ply));

  return {
    element,
    ready,
    update(state, view) {
      const before = last?.[0];
      last = [state, view];
      showPly(slider, state, view.ply);
      if (before?.phases !== state.phases) strip.replaceChildren(...bandLabels(state));
      nameEndgame(strip, state, view.ply);
      if (isNews(before, state)) table.update(state);
      repaint();
    },
    close() {
      document.removeEventListener("kibitz:theme", repaint);
      chart?.destroy();
      chart = null;
    },
  };
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

/** @type {(state: Begun) => HTMLElement[]} */
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

/**
 * Ticks where the endgame becomes one of another type.
 * @type {(state: Begun, from: number, to: number) => HTMLElement[]}
 */
function changeTicks(state, from, to) {
  return (state.phases?.endgame_changes ?? []).slice(1).map(({ ply, type }) => {
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

/** @type {(plot: HTMLElement, last: () => number, go: (ply: number) => void, hover: Tipped) => void} */
function pointer(plot, last, go, hover) {
  const plyAt = (/** @type {PointerEvent} */ event) => {
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

/** @type {(tip: HTMLElement, state: Begun | null, ply: number | null) => void} */
function showTip(tip, state, ply) {
  tip.hidden = ply === null || !state;
  if (ply === null || !state) return;
  const win = winAt(state, ply);
  const verdict = ply > 0 ? state.moves[ply - 1]?.classification : null;
  const words = [
    ply > 0 ? moveAt(state, ply) : t("graph-start"),
    verdict && CLASSES[verdict].name,
    win && t("graph-tip", { points: `${win.provisional ? "~" : ""}${percent(win.win)}` }),
  ];
  tip.textContent = words.filter(Boolean).join(" · ");
  const share = ply / Math.max(1, lastPly(state));
  tip.style.setProperty("--at", `${share * 100}%`);
  tip.style.setProperty("--shift", `${-share * 100}%`);
}
