/** A dialog in which an arbiter chooses the tie-breaks, their order, and what a win is worth. */

import { showDialog } from "../lib/dialogs.ts";
import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { nameOf } from "../rounds/ties.ts";
import type { NewRegulations, TieBreak, Tournament } from "../wire.ts";

const TIES: TieBreak[] = [
  "buchholz",
  "buchholz_cut1",
  "buchholz_median",
  "sonneborn_berger",
  "direct",
  "wins",
  "progressive",
  "performance",
];
const SCORINGS: Record<Tournament["scoring"], string> = { "1-0.5-0": "1 – ½ – 0", "3-1-0": "3 – 1 – 0" };
const LEAST_FIELDS = 5;

/** What was chosen in fields one below the other: each once, without gaps. Pure. */
export const chosenOf = (values: string[]) => [...new Set(values.filter(Boolean))] as TieBreak[];

/** `send` gets what is wanted; what it rejects with is said in the dialog. */
export function chooseRegulations(
  { ties, scoring }: Tournament,
  send: (body: NewRegulations) => Promise<void>,
): void {
  const places = [...Array(Math.max(LEAST_FIELDS, ties.length)).keys()];
  const fields = places.map((at) => select(["", ...TIES], ties[at] ?? "", (tie) => tieName(tie)));
  const worth = select(Object.keys(SCORINGS), scoring, (each) => SCORINGS[each as Tournament["scoring"]]);
  const fault = h("p", { class: "edit__fault", role: "alert" });
  const usual = h(
    "button",
    { type: "button", class: "button", on: { click: () => go(null) } },
    t("edit-table-usual"),
  );
  const submit = h("button", { class: "button button--primary", form: "edit-table" }, t("button-save"));
  const labelled = (label: string, field: HTMLElement) =>
    h("label", { class: "edit__label" }, h("span", {}, label), field);
  const form = h(
    "form",
    { class: "edit__form", id: "edit-table", on: { submit: chosen } },
    h("p", {}, t("edit-table-why")),
    fields.map((field, at) => labelled(t("edit-table-tie", { place: at + 1 }), field)),
    labelled(t("edit-table-scoring"), worth),
    fault,
  );
  const dialog = showDialog(t("edit-table-title"), form, [usual, submit]);
  dialog.classList.add("edit__dialog");
  fields[0].focus();

  function chosen(event: Event) {
    event.preventDefault();
    go(chosenOf(fields.map(({ value }) => value)));
  }

  async function go(wanted: TieBreak[] | null) {
    submit.disabled = usual.disabled = true;
    try {
      await send({ ties: wanted, scoring: worth.value as Tournament["scoring"] });
      dialog.close();
    } catch (error) {
      fault.textContent = (error as Error).message;
      submit.disabled = usual.disabled = false;
    }
  }
}

const tieName = (tie: string) => (tie ? nameOf(tie as TieBreak) : t("edit-table-none"));

const select = (values: string[], now: string, nameOf: (value: string) => string) =>
  h(
    "select",
    { class: "edit__field" },
    values.map((value) => h("option", { value, selected: value === now }, nameOf(value))),
  );
