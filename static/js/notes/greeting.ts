/** What a trainer reads on arrival: whose game it is. Asks for the name that stands beside the notes. */

import { h } from "../lib/dom.ts";
import { player } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import { load, save } from "../lib/storage.ts";

const NAME = "note-name";
const LONGEST = 60;

/** As the reader gave it; empty: not given. */
export const writerName = (): string => load(NAME, "");

export const isGreeted = (id: string): boolean => load(`note-greeted:${id}`, false);

/** The banner; `done()` is told when it has been read. */
export function createGreeting(id: string, headers: Record<string, string>, done: () => void): HTMLElement {
  const name = h("input", {
    class: "note__field",
    maxlength: LONGEST,
    autocomplete: "name",
    dir: "auto",
    value: writerName(),
  });
  const submit = (event: Event) => {
    event.preventDefault();
    save(NAME, name.value.trim() || null);
    save(`note-greeted:${id}`, true);
    done();
  };
  const names = { white: player(headers, "white"), black: player(headers, "black") };
  return h(
    "form",
    { class: "note__greeting", on: { submit } },
    h("h2", { class: "note__may" }, t("note-may")),
    h("p", { class: "note__whose" }, t("note-may-whose", names)),
    h("label", { class: "note__label" }, h("span", {}, t("note-name")), name),
    h("div", { class: "note__bar" }, h("button", { class: "button button--primary" }, t("note-begin"))),
  );
}
