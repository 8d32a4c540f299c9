/** The title of a collection, and the way in and out of its owner's tools. */

import { say } from "../lib/dialogs.ts";
import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { shareAction } from "../share/share.ts";
import type { Collection, Follow, Tournament } from "../wire.ts";
import type { Editing, Row } from "./types.ts";

type Table = ReturnType<typeof import("./table.ts").createTable>;

/**
 * The title, and the button that turns editing on and off; the owner's tools are fetched when they are wanted
 * first.
 */
export function createEditSwitch(
  collection: Collection,
  refresh: () => Promise<void>,
  { below, table, draw, hosts }: { below: HTMLElement; table: Table; draw: () => void; hosts?: string[] },
) {
  const heading = h("h1", { class: "review__title" });
  let rows: Row[] = [];
  let tournament: Tournament | null = null;
  let editing: Editing | null = null;
  const button = shareAction("edit", t("collection-edit"), () => (editing ? end() : begin()));
  button.setAttribute("aria-pressed", "false");

  async function begin() {
    try {
      const { createEditing } = await import("./edit.ts");
      show(await createEditing({ collection, hosts, refresh, close: end }));
    } catch {
      say(t("error-offline"));
    }
  }

  function show(next: Editing | null) {
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
    retitle(title: string) {
      collection.title = title;
      heading.textContent = title;
      document.title = t("page-review-title", { game: title });
    },
    update(now: Row[]) {
      rows = now;
      editing?.update(rows, tournament);
    },
    follow(now: Follow | null) {
      collection.follow = now;
      editing?.update(rows, tournament);
    },
    tell(fresh: Tournament) {
      tournament = fresh;
      editing?.update(rows, tournament);
    },
  };
}
