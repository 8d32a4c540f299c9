/**
 * The strip below the graph: how long each move took, White's bars up, Black's down. Its scale is the square
 * root, so
 * that one long think does not flatten the rest. Loaded for games with clocks.
 */

import { numberBefore } from "../chess/position.js";
import { h, s } from "../lib/dom.js";
import { clock } from "../lib/format.js";
import { t } from "../lib/i18n.js";
import { mover } from "../state/fold.js";
import { spent } from "../state/times.js";
import { fenAt, lastPly } from "../state/view.js";

/** @import { Bar, CreateClocks } from "../../types/panels" */
/** @import { Begun, View } from "../../types/state" */

const HALF = 16;

/**
 * Bars [{ply, side, seconds, height}], `height` 0..1 of the longest. Pure.
 * @type {(state: Begun) => Bar[]}
 */
export function bars(state) {
  const times = spent(state);
  const longest = Math.max(1, ...times.map((seconds) => seconds ?? 0));
  return times.flatMap((seconds, index) =>
    seconds === null
      ? []
      : [{ ply: index + 1, side: mover(state, index + 1), seconds, height: Math.sqrt(seconds / longest) }],
  );
}

/**
 * Returns {element, update(state, view)}; `go(ply)` is told where a click leads, `stretch()` says which plies
 * are seen.
 * @type {CreateClocks}
 */
export function createClocks(go, stretch) {
  const plot = s("svg", { class: "clocks__plot", preserveAspectRatio: "none", "aria-hidden": "true" });
  const words = h("span", { class: "clocks__words" });
  const element = h("div", { class: "clocks", role: "img" }, words, plot);
  /** @type {[Begun, View] | null} */
  let last = null;

  /** @type {(event: MouseEvent, state: Begun) => number} */
  const plyAt = ({ clientX }, state) => {
    const box = element.getBoundingClientRect();
    const { from, to } = stretch();
    const ply = from + Math.round(((clientX - box.left) / box.width) * (to - from));
    return Math.min(lastPly(state), Math.max(1, ply));
  };
  element.addEventListener("click", (event) => last && go(plyAt(event, last[0])));
  element.addEventListener("pointermove", (event) => last && say(last[0], plyAt(event, last[0])));
  element.addEventListener("pointerleave", () => last && say(last[0], last[1].ply));

  /** @type {(state: Begun, ply: number) => void} */
  function say(state, ply) {
    const found = bars(state).find((bar) => bar.ply === ply);
    words.textContent = found
      ? t("clocks-spent", {
          move: `${numberBefore(fenAt(state, ply - 1))} ${state.game.moves[ply - 1].san}`,
          time: clock(found.seconds),
        })
      : "";
  }

  return {
    element,
    update(state, view) {
      const before = last?.[0].game;
      last = [state, view];
      if (state.game !== before) {
        draw(plot, state);
        element.setAttribute("aria-label", label(state));
      }
      const { from, to } = stretch();
      plot.setAttribute("viewBox", `${from} 0 ${Math.max(1, to - from)} ${2 * HALF}`);
      for (const bar of /** @type {NodeListOf<SVGElement>} */ (plot.querySelectorAll(".clocks__bar")))
        bar.classList.toggle("is-current", Number(bar.dataset.ply) === view.ply);
      say(state, view.ply);
    },
  };
}

/** @type {(plot: SVGElement, state: Begun) => void} */
function draw(plot, state) {
  const middle = s("path", { d: `M0 ${HALF}H${lastPly(state)}`, class: "clocks__middle" });
  plot.replaceChildren(middle, ...bars(state).map(bar));
}

/** A bar ends where the graph has its move's point. @type {(bar: Bar) => SVGElement} */
function bar({ ply, side, height }) {
  const tall = Math.max(0.6, height * (HALF - 1));
  const made = s("rect", {
    x: ply - 0.85,
    width: 0.7,
    y: side === "white" ? HALF - tall : HALF,
    height: tall,
    class: `clocks__bar clocks__bar--${side}`,
  });
  made.dataset.ply = String(ply);
  return made;
}

/** @type {(state: Begun) => string} */
function label(state) {
  const seconds = spent(state).flatMap((time) => (time === null ? [] : [time]));
  return seconds.length
    ? `${t("clocks-label")}: ${t("clocks-longest", { time: clock(Math.max(...seconds)) })}`
    : t("clocks-label");
}
