/** The evaluation bar at the board's left: White's part light. */

import { h } from "../lib/dom.js";
import { fixed, score } from "../lib/format.js";
import { t } from "../lib/i18n.js";

/** Returns {element, update({win, line, provisional, orientation})}; `win` White's expected points or null. */
export function createBar() {
  const part = h("div", { class: "bar__white" });
  const figure = h("div", { class: "bar__figure" });
  const element = h("div", { class: "bar", role: "img" }, part, h("div", { class: "bar__middle" }), figure);
  return {
    element,
    update({ win, line, provisional, orientation }) {
      const known = win !== null && win !== undefined;
      const value = known ? Math.min(0.985, Math.max(0.015, win)) : 0.5;
      part.style.setProperty("--part", `${(value * 100).toFixed(2)}%`);
      element.classList.toggle("bar--flipped", orientation === "black");
      element.classList.toggle("is-provisional", Boolean(provisional) || !known);
      const whiteLeads = value >= 0.5;
      element.classList.toggle("bar--white-leads", whiteLeads);
      figure.textContent = line ? score(line).replace(/^[+−]/, "") : "";
      element.setAttribute("aria-label", spoken(known, win, line));
    },
  };
}

function spoken(known, win, line) {
  if (!known) return t("bar-unknown");
  const points = fixed(win, 2);
  return line ? t("bar-engine", { score: score(line), points }) : t("bar-preview", { points });
}
