/**
 * The graph: White's expected points by ply, phases as bands, dots in the colours of notable moves, a cursor;
 * the whole game, or where that is long a part of it from near. graph_drawing.ts draws it; here is what
 * stands around them, and what a hand does.
 */

import { CLASSES } from "../chess/classes.ts";
import { readable, shown } from "../chess/notation.ts";
import { numberBefore } from "../chess/position.ts";
import { h, s } from "../lib/dom.ts";
import { endgame, endgameType, percent } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import { exactLook } from "../state/exact.ts";
import { endgameAt } from "../state/place.ts";
import type { Begun, View } from "../state/types.ts";
import { fenAt, lastPly, winAt } from "../state/view.ts";
import { bands, closer, cut, isTight, mateOf } from "./graph_data.ts";
import { drawGraph } from "./graph_drawing.ts";
import { createGraphTable } from "./graph_table.ts";
import type { Part, Stretch } from "./types.ts";

/** What the graph knows: `near` a closer look is wanted, `labelled` what the bands were drawn of. */
interface GraphMemory {
  last: [Begun, View] | null;
  near: boolean;
  stretch: Stretch;
  labelled: unknown[] | null;
}

interface Graph extends Part {
  update(state: Begun, view: View): void;
  /** The plies that are seen. */
  stretch(): Stretch;
  close(): void;
}

/** Told of the ply under the pointer, null outside. */
type Tipped = (ply: number | null) => void;

/** Of no game. */
const NOTHING: Stretch = { from: 0, to: 0 };

/** `go(ply)` is told where a click or a drag leads, `redraw()` that another part of the game is shown. */
export function createGraph(go: (ply: number) => void, redraw: () => void = () => {}): Graph {
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
  const now: GraphMemory = { last: null, near: false, stretch: NOTHING, labelled: null };
  const repaint = () => {
    if (now.last) drawGraph(drawing, ...now.last, now.stretch);
  };
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

/** The way to a closer look and back. */
function createZoom(click: () => void): HTMLElement {
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
 */
function look(now: GraphMemory, zoom: HTMLElement, width: number): void {
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

/** The phases' names under what is shown. */
function label(now: GraphMemory, strip: HTMLElement): void {
  if (!now.last) return;
  const [{ phases }] = now.last;
  const { from, to } = now.stretch;
  const key = [phases, from, to];
  if (now.labelled?.every((item, index) => item === key[index])) return;
  now.labelled = key;
  strip.replaceChildren(...bandLabels(now.last[0], now.stretch));
}

/** Whether the table has something else to say. */
function isNews(before: Begun | undefined, state: Begun): boolean {
  return (
    before?.moves !== state.moves || before.positions !== state.positions || before.preview !== state.preview
  );
}

/** The graph for the keys of those who do not see it. */
function createSlider(go: (ply: number) => void): HTMLInputElement {
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

function showPly(slider: HTMLInputElement, state: Begun, ply: number): void {
  slider.max = String(lastPly(state));
  slider.value = String(ply);
  slider.setAttribute("aria-valuetext", ply ? readable(moveAt(state, ply)) : t("graph-start"));
}

/** "24. Rxd4" */
function moveAt(state: Begun, ply: number): string {
  return shown(`${numberBefore(fenAt(state, ply - 1))} ${state.game.moves[ply - 1].san}`);
}

function bandLabels(state: Begun, stretch: Stretch): HTMLElement[] {
  return cut(bands(state), stretch).map(({ phase, label, from, to }) =>
    h(
      "span",
      { class: `graph__band graph__band--${phase}`, title: label, style: { "--span": to - from } },
      h("span", {}, label),
      phase === "endgame" ? changeTicks(state, from, to) : null,
    ),
  );
}

/** Ticks where the endgame becomes one of another type. */
function changeTicks(state: Begun, from: number, to: number): HTMLElement[] {
  const changes = (state.phases?.endgame_changes ?? []).slice(1);
  const seen = changes.filter(({ ply }) => ply >= from && ply <= to);
  return seen.map(({ ply, type }) => {
    const title = t("place-change", { move: numberBefore(fenAt(state, ply - 1)), type: endgameType(type) });
    return h("i", {
      class: "graph__change",
      title,
      style: { "--at": `${(100 * (ply - from)) / (to - from)}%` },
    });
  });
}

/** The endgame's band says the type at the ply that is shown; what is cut off is in its tooltip. */
function nameEndgame(strip: HTMLElement, state: Begun, ply: number): void {
  const band = strip.querySelector<HTMLElement>(".graph__band--endgame");
  const words = endgame(endgameAt(state, ply) ?? state.phases?.endgame_type);
  if (!band || band.title === words) return;
  band.title = words;
  band.querySelector("span")?.replaceChildren(words);
}

function pointer(plot: HTMLElement, now: GraphMemory, go: (ply: number) => void, hover: Tipped): void {
  const plyAt = (event: PointerEvent) => {
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

function showTip(tip: HTMLElement, { last, stretch }: GraphMemory, ply: number | null): void {
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
