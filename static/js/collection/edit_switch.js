/** The title of a collection, and the way in and out of its owner's tools. */

import { say } from "../lib/dialogs.js";
import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { shareAction } from "../share/share.js";

/** @import { Editing, Row } from "../../types/collection" */
/** @import { Collection, Tournament } from "../wire" */
/** @typedef {ReturnType<typeof import("./table.js").createTable>} Table */

/**
 * The title, and the button that turns editing on and off; the owner's tools are fetched when they are wanted
 * first.
 * @param {Collection} collection @param {() => Promise<void>} refresh
 * @param {{ below: HTMLElement, table: Table, draw: () => void }} page
 */
export function createEditSwitch(collection, refresh, { below, table, draw }) {
  const heading = h("h1", { class: "review__title" });
  /** @type {Row[]} */
  let rows = [];
  /** @type {Tournament | null} */
  let tournament = null;
  /** @type {Editing | null} */
  let editing = null;
  const button = shareAction("edit", t("collection-edit"), () => (editing ? end() : begin()));
  button.setAttribute("aria-pressed", "false");

  async function begin() {
    try {
      const { createEditing } = await import("./edit.js");
      show(await createEditing({ id: collection.id, title: () => collection.title, refresh, close: end }));
    } catch {
      say(t("error-offline"));
    }
  }

  /** @param {Editing | null} next */
  function show(next) {
    editing?.title.remove();
    editing?.bar.remove();
    editing = next;
    heading.classList.toggle("visually-hidden", editing !== null);
    button.setAttribute("aria-pressed", String(editing !== null));
    table.tools(editing?.toolOf);
    draw();
    if (!editing) return;
    heading.before(editing.title);
    below.before(editing.bar);
    editing.update(rows, tournament);
    editing.title.querySelector("input")?.focus();
  }

  function end() {
    show(null);
    button.focus();
  }

  return {
    heading,
    button,
    /** @param {string} title */
    retitle(title) {
      collection.title = title;
      heading.textContent = title;
      document.title = t("page-review-title", { game: title });
    },
    /** @param {Row[]} now */
    update(now) {
      rows = now;
      editing?.update(rows, tournament);
    },
    /** @param {Tournament} told */
    tell(told) {
      tournament = told;
      editing?.update(rows, tournament);
    },
  };
}
