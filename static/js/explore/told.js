/** The verdict on a move of one's own, drawn in the engine's panel: its class and what is said of it. */

/** @import { DrawTold } from "../../types/explore" */

import { marksOf } from "../board/marks.js";
import { CLASSES } from "../chess/classes.js";
import { h } from "../lib/dom.js";
import { percent } from "../lib/format.js";
import { t } from "../lib/i18n.js";
import { badge, written } from "../lib/icons.js";
import { saidOf } from "../panels/facts.js";

/** @type {DrawTold} */
export const drawTold = (element, told, tried, peek) => {
  const id = told?.classification;
  element.hidden = !tried;
  if (!tried) return;
  const move = `${tried.node.number ?? ""} ${tried.node.san}`.trim();
  if (!told || !id)
    return element.replaceChildren(h("p", { class: "is-provisional" }, t("explore-weighing", { move })));
  const head = t(told.close ? "move-is-close" : "move-is", { verdict: CLASSES[id].article });
  const [had, has] = [told.expected_before, told.expected_after];
  return element.replaceChildren(
    h(
      "p",
      { class: "explore__verdict" },
      badge(id, { label: false, size: 22 }),
      h("strong", {}, written(move), head),
      typeof had === "number" && typeof has === "number"
        ? h("span", { class: "explore__chances" }, `${percent(had)} → ${percent(has)}`)
        : null,
    ),
    ...saidOf(told).map(({ words, fact }) => {
      const line = h(fact ? "button" : "p", fact ? { class: "said" } : {}, words);
      if (!fact) return line;
      const show = (/** @type {boolean} */ on) => peek(on ? tried.node : null, on ? marksOf(fact) : []);
      line.setAttribute("type", "button");
      line.addEventListener("pointerenter", () => show(true));
      line.addEventListener("pointerleave", () => show(false));
      line.addEventListener("focus", () => show(true));
      line.addEventListener("blur", () => show(false));
      return line;
    }),
    ...(told.best && told.best.uci !== tried.node.uci
      ? [h("p", { class: "explore__better" }, t("move-better", { move: told.best.san }))]
      : []),
  );
};
