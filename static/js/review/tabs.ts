/** Moves or report, one of them shown where there is no room for both. */

import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";

interface Tabs {
  element: HTMLElement;
  /** Show the tab that a person asks for. */
  choose(id: string): void;
  /** Show a tab unless a person has asked for one. */
  lead(id: string): void;
  /** Show a tab unless one was asked for, led to or offered before. */
  offer(id: string): void;
  /** `onShow()` is told of each choice. */
  bind(side: HTMLElement, onShow: () => void): void;
}

export function createTabs(): Tabs {
  const items = [
    ["report", t("review-report")],
    ["moves", t("moves-label")],
  ].map(([id, label]) =>
    h(
      "button",
      {
        type: "button",
        class: "tabs__item",
        role: "tab",
        data: { tab: id },
        on: { click: () => choose(id) },
      },
      label,
    ),
  );
  let side: HTMLElement;
  let asked = false;
  let settled = false;
  let onChoice = () => {};
  const show = (id: string): void => {
    side.dataset.tab = id;
    onChoice();
    for (const item of items) item.setAttribute("aria-selected", String(item.dataset.tab === id));
  };
  const choose = (id: string): void => {
    asked = settled = true;
    show(id);
  };
  const lead = (id: string): void => {
    settled = true;
    if (!asked) show(id);
  };
  return {
    element: h("div", { class: "tabs", role: "tablist", "aria-label": t("review-panels") }, items),
    choose,
    lead,
    offer(id) {
      if (!settled) lead(id);
    },
    bind(element, onShow) {
      side = element;
      onChoice = onShow;
      show(element.dataset.tab ?? "");
    },
  };
}
