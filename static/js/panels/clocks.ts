/**
 * The strip below the graph: how long each move took, White's bars up, Black's down. Its scale is the square
 * root, so
 * that one long think does not flatten the rest. Loaded for games with clocks.
 */

import { numberBefore } from "../chess/position.ts";
import { h, s } from "../lib/dom.ts";
import { clock } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import { mover } from "../state/fold.ts";
import { spent } from "../state/times.ts";
import type { Begun, Side, View } from "../state/types.ts";
import { fenAt, lastPly } from "../state/view.ts";
import type { Part, Stretch } from "./types.ts";

interface Clocks extends Part {
  update(state: Begun, view: View): void;
}

/** The time of a move; `height` 0..1 of the longest. */
interface Bar {
  ply: number;
  side: Side;
  seconds: number;
  height: number;
}

const HALF = 16;

/** Bars [{ply, side, seconds, height}], `height` 0..1 of the longest. Pure. */
export function bars(state: Begun): Bar[] {
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
 */
export function createClocks(go: (ply: number) => void, stretch: () => Stretch): Clocks {
  const plot = s("svg", { class: "clocks__plot", preserveAspectRatio: "none", "aria-hidden": "true" });
  const words = h("span", { class: "clocks__words" });
  const element = h("div", { class: "clocks", role: "img" }, words, plot);
  let last: [Begun, View] | null = null;

  const plyAt = ({ clientX }: MouseEvent, state: Begun): number => {
    const box = element.getBoundingClientRect();
    const { from, to } = stretch();
    const ply = from + Math.round(((clientX - box.left) / box.width) * (to - from));
    return Math.min(lastPly(state), Math.max(1, ply));
  };
  element.addEventListener("click", (event) => last && go(plyAt(event, last[0])));
  element.addEventListener("pointermove", (event) => last && say(last[0], plyAt(event, last[0])));
  element.addEventListener("pointerleave", () => last && say(last[0], last[1].ply));

  function say(state: Begun, ply: number): void {
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
      for (const bar of plot.querySelectorAll(".clocks__bar") as NodeListOf<SVGElement>)
        bar.classList.toggle("is-current", Number(bar.dataset.ply) === view.ply);
      say(state, view.ply);
    },
  };
}

function draw(plot: SVGElement, state: Begun): void {
  const middle = s("path", { d: `M0 ${HALF}H${lastPly(state)}`, class: "clocks__middle" });
  plot.replaceChildren(middle, ...bars(state).map(bar));
}

/** A bar ends where the graph has its move's point. */
function bar({ ply, side, height }: Bar): SVGElement {
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

function label(state: Begun): string {
  const seconds = spent(state).flatMap((time) => (time === null ? [] : [time]));
  return seconds.length
    ? t("with-colon", {
        name: t("clocks-label"),
        value: t("clocks-longest", { time: clock(Math.max(...seconds)) }),
      })
    : t("clocks-label");
}
