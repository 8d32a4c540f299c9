/**
 * The strip below the graph: how long each move took, White's bars up, Black's down. Its scale is the square root, so
 * that one long think does not flatten the rest. Loaded for games with clocks.
 */

import { h, s } from "../lib/dom.js";
import { mover } from "../state/fold.js";
import { clock } from "../lib/format.js";
import { t } from "../lib/i18n.js";
import { numberBefore } from "../chess/position.js";
import { spent } from "../state/times.js";
import { fenAt, lastPly } from "../state/view.js";

const HALF = 16;

/** Bars [{ply, side, seconds, height}], `height` 0..1 of the longest. Pure. */
export function bars(state) {
  const times = spent(state);
  const longest = Math.max(1, ...times.filter((seconds) => seconds !== null));
  return times.flatMap((seconds, index) =>
    seconds === null
      ? []
      : [{ ply: index + 1, side: mover(state, index + 1), seconds, height: Math.sqrt(seconds / longest) }],
  );
}

/** Returns {element, update(state, view)}; `go(ply)` is told where a click leads. */
export function createClocks(go) {
  const plot = s("svg", { class: "clocks__plot", preserveAspectRatio: "none", "aria-hidden": "true" });
  const words = h("span", { class: "clocks__words" });
  const element = h("div", { class: "clocks", role: "img" }, plot, words);
  let game = null;
  let last = null;

  const plyAt = ({ clientX }) => {
    const box = element.getBoundingClientRect();
    return Math.min(
      lastPly(last[0]),
      Math.max(1, Math.round(((clientX - box.left) / box.width) * lastPly(last[0]))),
    );
  };
  element.addEventListener("click", (event) => last && go(plyAt(event)));
  element.addEventListener("pointermove", (event) => last && say(plyAt(event)));
  element.addEventListener("pointerleave", () => last && say(last[1].ply));

  function say(ply) {
    const [state] = last;
    const found = bars(state).find((bar) => bar.ply === ply);
    element.classList.toggle("is-late", ply > lastPly(state) / 2);
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
      last = [state, view];
      if (state.game !== game) {
        game = state.game;
        draw(plot, state);
        element.setAttribute("aria-label", label(state));
      }
      for (const bar of plot.querySelectorAll(".clocks__bar"))
        bar.classList.toggle("is-current", Number(bar.dataset.ply) === view.ply);
      say(view.ply);
    },
  };
}

function draw(plot, state) {
  const end = Math.max(1, lastPly(state));
  plot.setAttribute("viewBox", `0 0 ${end} ${2 * HALF}`);
  const middle = s("path", { d: `M0 ${HALF}H${end}`, class: "clocks__middle" });
  plot.replaceChildren(middle, ...bars(state).map(bar));
}

/** A bar ends where the graph has its move's point. */
function bar({ ply, side, height }) {
  const tall = Math.max(0.6, height * (HALF - 1));
  const made = s("rect", {
    x: ply - 0.85,
    width: 0.7,
    y: side === "white" ? HALF - tall : HALF,
    height: tall,
    class: `clocks__bar clocks__bar--${side}`,
  });
  made.dataset.ply = ply;
  return made;
}

function label(state) {
  const seconds = spent(state).filter((time) => time !== null);
  return seconds.length
    ? `${t("clocks-label")}: ${t("clocks-longest", { time: clock(Math.max(...seconds)) })}`
    : t("clocks-label");
}
