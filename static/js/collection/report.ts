/** A dialog in which an arbiter completes the games by a TRF file or a list of players. */

import { decode } from "../chess/decode.ts";
import { showDialog } from "../lib/dialogs.ts";
import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import type { Tournament } from "../wire.ts";

/** `send` gets the text, null to take away what there is; what it rejects with is said in the dialog. */
export function completeGames(
  { report }: Tournament,
  send: (text: string | null) => Promise<void>,
  told: (error: Error) => string,
): void {
  const text = h("textarea", {
    class: "edit__pgn",
    rows: 9,
    spellcheck: "false",
    required: true,
    "aria-label": t("edit-report-text"),
    placeholder: t("edit-report-text"),
  });
  const file = h("input", {
    type: "file",
    accept: ".trf,.trfx,.txt,.csv,text/plain,text/csv",
    class: "visually-hidden",
    "aria-label": t("start-file"),
    on: { change: () => read(file.files?.[0]) },
  });
  const button = (label: string, click: () => void) =>
    h("button", { type: "button", class: "button", on: { click } }, label);
  const fault = h("p", { class: "edit__fault", role: "alert" });
  const away = button(t("edit-report-away"), () => go(null));
  const submit = h(
    "button",
    { class: "button button--primary", form: "edit-report" },
    t("edit-add-yes", { count: 0 }),
  );
  const form = h(
    "form",
    { class: "edit__form", id: "edit-report", on: { submit: chosen } },
    h("p", {}, t("edit-report-why")),
    text,
    h(
      "div",
      { class: "edit__row" },
      button(t("start-file"), () => file.click()),
      file,
    ),
    fault,
  );
  const dialog = showDialog(t("edit-report-title"), form, report ? [away, submit] : [submit]);
  dialog.classList.add("edit__dialog");
  text.focus();

  async function read(from?: File) {
    if (from) text.value = decode(await from.arrayBuffer()).text;
  }

  function chosen(event: Event) {
    event.preventDefault();
    go(text.value);
  }

  async function go(wanted: string | null) {
    submit.disabled = away.disabled = true;
    fault.textContent = "";
    try {
      await send(wanted);
      dialog.close();
    } catch (error) {
      fault.textContent = told(error as Error);
      submit.disabled = away.disabled = false;
    }
  }
}
