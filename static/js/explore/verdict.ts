/** The verdict on a move of one's own, drawn in the engine's panel: its class and what is said of it. */

import { marksOf } from "../board/marks.ts";
import type { BoardArrow } from "../board/types.ts";
import { badge } from "../chess/badges.ts";
import { CLASSES } from "../chess/classes.ts";
import { written } from "../chess/figurines.ts";
import { h } from "../lib/dom.ts";
import { percent } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import { saidOf } from "../panels/facts.ts";
import type { MoveNode } from "../state/types.ts";
import type { ExplainedMove } from "../wire.ts";
import type { Tried } from "./types.ts";

export const drawVerdict = (
  element: HTMLElement,
  explained: ExplainedMove | null,
  tried: Tried | null,
  peek: (node: MoveNode | null, marks?: BoardArrow[]) => void,
): void => {
  const id = explained?.classification;
  element.hidden = !tried;
  if (!tried) return;
  const move = `${tried.node.number ?? ""} ${tried.node.san}`.trim();
  if (!explained || !id)
    return element.replaceChildren(h("p", { class: "is-provisional" }, t("drill-checking", { move })));
  const head = t(explained.close ? "move-is-close" : "move-is", { verdict: CLASSES[id].article });
  const [had, has] = [explained.expected_before, explained.expected_after];
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
    ...saidOf(explained).map(({ words, fact }) => {
      const line = h(fact ? "button" : "p", fact ? { class: "said" } : {}, words);
      if (!fact) return line;
      const show = (on: boolean) => peek(on ? tried.node : null, on ? marksOf(fact) : []);
      line.setAttribute("type", "button");
      line.addEventListener("pointerenter", () => show(true));
      line.addEventListener("pointerleave", () => show(false));
      line.addEventListener("focus", () => show(true));
      line.addEventListener("blur", () => show(false));
      return line;
    }),
    ...(explained.best && explained.best.uci !== tried.node.uci
      ? [h("p", { class: "explore__better" }, t("move-better", { move: explained.best.san }))]
      : []),
  );
};
