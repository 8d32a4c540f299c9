/** A dialog in which an arbiter puts names, result and round of a game right; its review stays. */

import { showDialog } from "../lib/dialogs.ts";
import { h } from "../lib/dom.ts";
import { result as written } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import type { Correction } from "../wire.ts";
import type { Row } from "./types.ts";

type Result = NonNullable<Correction["result"]>;

const PLAYED: Result[] = ["1-0", "0-1", "1/2-1/2", "*"];
/** Of a pairing without a game. */
const FORFEITS: Result[] = ["+:-", "-:+", "-:-"];
const FIELDS = { white: "White", black: "Black", round: "Round" } as const;
const MOST_LETTERS = 200;

/** What a person may choose for a game of so many plies that stands at `now`. Pure. */
export const resultsFor = (plies: number, now: string): string[] => {
  const known: string[] = plies ? PLAYED : [...PLAYED, ...FORFEITS];
  return known.includes(now) ? known : [now, ...known];
};

/** What of the fields has changed; what a header says by "?" is not known, and its field is empty. Pure. */
export function changesOf(headers: Record<string, string>, fields: Record<string, string>): Correction {
  const found: Record<string, string> = {};
  for (const [name, header] of Object.entries({ ...FIELDS, result: "Result" }))
    if (fields[name].trim() !== shown(headers[header])) found[name] = fields[name].trim();
  return found;
}

const shown = (value = "") => (/^[?\s]*$/.test(value) ? "" : value.trim());

/** `send` gets what has changed; what it rejects with is said in the dialog. */
export function correctGame(row: Row, title: string, send: (body: Correction) => Promise<void>): void {
  const field = (name: keyof typeof FIELDS) =>
    h("input", {
      type: "text",
      name,
      class: "edit__field",
      maxlength: MOST_LETTERS,
      autocomplete: "off",
      value: shown(row.headers[FIELDS[name]]),
    });
  const now = row.headers.Result ?? "*";
  const result = h(
    "select",
    { name: "result", class: "edit__field" },
    resultsFor(row.plies, now).map((value) =>
      h("option", { value, selected: value === now }, written(value)),
    ),
  );
  const inputs = { white: field("white"), black: field("black"), result, round: field("round") };
  const labels = {
    white: "side-white",
    black: "side-black",
    result: "collection-result",
    round: "collection-round",
  };
  const fault = h("p", { class: "edit__fault", role: "alert" });
  const submit = h("button", { class: "button button--primary", form: "edit-correct" }, t("button-save"));
  const form = h(
    "form",
    { class: "edit__form", id: "edit-correct", on: { submit: (event) => go(event) } },
    h("p", {}, t("edit-correct-why")),
    Object.entries(labels).map(([name, label]) =>
      h("label", { class: "edit__label" }, h("span", {}, t(label)), inputs[name as keyof typeof inputs]),
    ),
    fault,
  );
  const dialog = showDialog(title, form, [submit]);
  dialog.classList.add("edit__dialog");
  inputs.result.focus();

  async function go(event: Event) {
    event.preventDefault();
    const values = Object.entries(inputs).map(([name, input]) => [name, input.value]);
    const changes = changesOf(row.headers, Object.fromEntries(values));
    submit.disabled = true;
    try {
      if (Object.keys(changes).length) await send(changes);
      dialog.close();
    } catch (error) {
      fault.textContent = (error as Error).message;
      submit.disabled = false;
    }
  }
}
