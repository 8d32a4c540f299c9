/**
 * Panels of which one is seen, under a row of tabs; arrows change the tab. One panel alone stands without
 * tabs.
 */

import { h } from "../lib/dom.ts";
import type { Part } from "./types.ts";

/** One panel under a tab. */
export interface Panel {
  id: string;
  label: string;
  element: HTMLElement;
}

/** `panels`: [{id, label, element}]. Returns {element, choose(id)}; `onShow(id)` is told. */
export function createPanels(
  panels: Panel[],
  { label, onShow = () => {} }: { label: string; onShow?(id: string): void },
): Part & { choose(id: string): void } {
  const tabs = panels.map(({ id, label: text, element }) => {
    Object.assign(element, { id: `panel-${id}` });
    element.setAttribute("role", "tabpanel");
    element.setAttribute("aria-labelledby", `tab-${id}`);
    return h(
      "button",
      {
        type: "button",
        id: `tab-${id}`,
        class: "panels__tab",
        role: "tab",
        "aria-controls": `panel-${id}`,
        on: { click: () => choose(id) },
      },
      text,
    );
  });
  const row = h(
    "div",
    { class: "panels__tabs", role: "tablist", "aria-label": label, hidden: panels.length < 2 },
    tabs,
  );
  const element = h(
    "div",
    { class: "panels" },
    row,
    panels.map((panel) => panel.element),
  );
  row.addEventListener("keydown", (event) => {
    const delta = Number(event.key === "ArrowRight") - Number(event.key === "ArrowLeft");
    if (!delta) return;
    event.stopPropagation(); // these arrows are the tabs', not the game's
    event.preventDefault();
    const at = tabs.indexOf(event.target as HTMLButtonElement);
    const next = (at + delta + tabs.length) % tabs.length;
    choose(panels[next].id);
    tabs[next].focus();
  });

  function choose(id: string) {
    panels.forEach((panel, index) => {
      const chosen = panel.id === id;
      panel.element.hidden = !chosen;
      tabs[index].setAttribute("aria-selected", String(chosen));
      tabs[index].tabIndex = chosen ? 0 : -1;
    });
    onShow(id);
  }

  if (panels.length) choose(panels[0].id);
  return { element, choose };
}
