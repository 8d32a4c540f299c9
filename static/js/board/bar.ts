/** The evaluation bar at the board's left: White's part light. */

import { h } from "../lib/dom.ts";
import { percent, score, shortScore } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import type { CreateBar, SpokenBar } from "./types.ts";

export const createBar: CreateBar = () => {
  const part = h("div", { class: "bar__white" });
  const figure = h("div", { class: "bar__figure" });
  const element = h("div", { class: "bar", role: "img" }, part, h("div", { class: "bar__middle" }), figure);
  return {
    element,
    update({ win, line, provisional, orientation, exact }) {
      const edge = exact ? 0 : 0.015;
      const value = typeof win === "number" ? Math.min(1 - edge, Math.max(edge, win)) : 0.5;
      part.style.setProperty("--part", `${(value * 100).toFixed(2)}%`);
      element.classList.toggle("bar--flipped", orientation === "black");
      element.classList.toggle("is-provisional", Boolean(provisional) || typeof win !== "number");
      const whiteLeads = value >= 0.5;
      element.classList.toggle("bar--white-leads", whiteLeads);
      figure.textContent = exact?.sign ?? (line ? shortScore(line) : "");
      element.setAttribute("aria-label", exact?.said ?? spoken(win, line));
    },
  };
};

const spoken: SpokenBar = (win, line) => {
  if (typeof win !== "number") return t("bar-unknown");
  const points = percent(win);
  return line ? t("bar-engine", { score: score(line), points }) : t("bar-preview", { points });
};
