/**
 * Panels of which one is seen, under a row of tabs; arrows change the tab. One panel alone stands without
 * tabs.
 */

import { h } from "../lib/dom.js";

/** @import { CreatePanels } from "../../types/panels" */

/**
 * `panels`: [{id, label, element}]. Returns {element, choose(id)}; `onShow(id)` is told.
 * @type {CreatePanels}
 */
export function createPanels(panels, { label, onShow = () => {} }) {
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
    const at = tabs.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const next = (at + delta + tabs.length) % tabs.length;
    choose(panels[next].id);
    tabs[next].focus();
  });

  /** @param {string} id */
  function choose(id) {
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
