/** Moves or report, one of them shown where there is no room for both. */

import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";

interface Tabs {
  element: HTMLElement;
  choose(id: string, byPerson?: boolean): void;
  /** Show a tab unless a person has chosen one or it was offered before. */
  offer(id: string): void;
  /** `onShow()` is told of each choice. */
  bind(side: HTMLElement, onShow: () => void): void;
}

export function createTabs(): Tabs {
  const items = [
    ["report", t("review-report")],
    ["moves", t("review-moves")],
  ].map(([id, label]) =>
    h(
      "button",
      {
        type: "button",
        class: "tabs__item",
        role: "tab",
        data: { tab: id },
        on: { click: () => choose(id, true) },
      },
      label,
    ),
  );
  let side: HTMLElement;
  let chosen = false;
  let shown = () => {};
  const choose = (id: string, byPerson: boolean = false): void => {
    chosen ||= byPerson;
    side.dataset.tab = id;
    shown();
    for (const item of items) item.setAttribute("aria-selected", String(item.dataset.tab === id));
  };
  return {
    element: h("div", { class: "tabs", role: "tablist", "aria-label": t("review-panels") }, items),
    choose,
    offer(id) {
      if (!chosen) choose(id, true);
    },
    bind(element, onShow) {
      side = element;
      shown = onShow;
      choose(element.dataset.tab ?? "");
    },
  };
}
