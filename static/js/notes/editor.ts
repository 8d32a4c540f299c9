/** The form in which a note is written: its words, its signs, its marks on the board. */

import { withStroke } from "../board/strokes.ts";
import type { BoardArrow } from "../board/types.ts";
import { nagSign } from "../chess/classes.ts";
import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { icon } from "../lib/icons.ts";
import type { Arrow, Note } from "../wire.ts";
import { marksFrom, marksText } from "./places.ts";

/** What stands in the form; `marks` as they are written. */
export interface Fields {
  comment: string;
  nags: number[];
  marks: string;
}

export interface Editor {
  form: HTMLElement;
  arrows(): Arrow[];
  stroke(arrow: BoardArrow): void;
  /** the colour in which a press on the board draws; null: it moves pieces */
  pen(): string | null;
  /** The note as it stands now: somebody else may have written. */
  meanwhile(note: Note | null): void;
  focus(): void;
}

interface Told {
  changed(fields: Fields): void;
  save(fields: Fields, arrows: Arrow[]): Promise<void>;
  cancel(): void;
  /** another pen was taken, or put away */
  penned(): void;
}

const LONGEST = 2000;
const OF_MOVES = [1, 2, 3, 4, 5, 6];
const OF_POSITIONS = [10, 13, 14, 15, 16, 17, 18, 19];
const COLORS = ["green", "red", "yellow", "blue"];

export function createEditor(fields: Fields, former: Note | null, told: Told): Editor {
  const newer = h("p", { class: "note__newer", role: "status" });
  const pens = pensOf(told.penned);
  const inputs = { ...inputsOf(fields, () => told.changed(inputs.read())), pens };
  const { text, marks, read } = inputs;
  return {
    form: formOf(inputs, newer, told),
    arrows: () => marksFrom(marks.value).arrows,
    stroke(arrow) {
      marks.value = marksText(withStroke<BoardArrow>(marksFrom(marks.value).arrows, arrow));
      told.changed(read());
    },
    pen: pens.held,
    meanwhile(note) {
      const words = note?.comment ?? "";
      newer.textContent =
        note === former ? "" : t(words ? "note-meanwhile" : "note-meanwhile-gone", { words });
    },
    focus: () => text.focus(),
  };
}

function inputsOf({ comment, nags, marks: written }: Fields, changed: () => void) {
  const text = h("textarea", {
    class: "note__field",
    rows: 4,
    maxlength: LONGEST,
    dir: "auto",
    value: comment,
  });
  const signs = [signsOf(OF_MOVES, nags, changed), signsOf(OF_POSITIONS, nags, changed)];
  const others = nags.filter((nag) => ![...OF_MOVES, ...OF_POSITIONS].includes(nag));
  const marks = h("input", {
    class: "note__field",
    value: written,
    autocomplete: "off",
    spellcheck: "false",
  });
  const read = (): Fields => ({
    comment: text.value,
    nags: [...signs.flatMap(({ chosen }) => chosen()), ...others],
    marks: marks.value,
  });
  return { text, signs, marks, read };
}

/** Buttons of which at most one is pressed; pressed again, none is. */
function toggles<T>(items: { value: T; button: HTMLButtonElement }[], first: T | null, told: () => void) {
  let chosen = first;
  const draw = () => {
    for (const { value, button } of items) button.setAttribute("aria-pressed", String(value === chosen));
  };
  for (const { value, button } of items)
    button.addEventListener("click", () => {
      chosen = value === chosen ? null : value;
      draw();
      told();
    });
  draw();
  return () => chosen;
}

/** A row of signs of a move or of a position. */
function signsOf(nags: number[], given: number[], changed: () => void) {
  const items = nags.map((value) => {
    const name = t(`note-nag-${value}`);
    const props = { type: "button", class: "note__toggle", title: name, "aria-label": name };
    return { value, button: h("button", props, nagSign(value)) };
  });
  const chosen = toggles(items, nags.find((nag) => given.includes(nag)) ?? null, changed);
  return {
    buttons: items.map(({ button }) => button),
    chosen: () => [chosen()].filter((nag) => nag !== null),
  };
}

/** The colours in which a press on the board draws. */
function pensOf(told: () => void) {
  const items = COLORS.map((value) => {
    const name = t(`note-draw-${value}`);
    const props = { type: "button", class: `note__toggle note__pen note__pen--${value}`, title: name };
    return { value, button: h("button", { ...props, "aria-label": name }, icon("arrow", 20)) };
  });
  const how = h("span", { class: "note__hint", role: "status" });
  const held = toggles(items, null, () => {
    how.textContent = held() ? t("note-drawing") : "";
    told();
  });
  return { buttons: items.map(({ button }) => button), how, held };
}

function formOf(
  { text, signs, marks, read, pens }: ReturnType<typeof inputsOf> & { pens: ReturnType<typeof pensOf> },
  newer: HTMLElement,
  { changed, save, cancel }: Told,
): HTMLElement {
  const fault = h("p", { class: "note__fault", role: "alert" });
  const send = h("button", { class: "button button--small button--primary" }, t("button-save"));
  const hint = h("small", { id: "note-marks-hint", class: "note__hint" }, t("note-marks-hint"));
  marks.setAttribute("aria-describedby", hint.id);
  const submit = async (event: Event) => {
    event.preventDefault();
    const { arrows, wrong } = marksFrom(marks.value);
    fault.textContent = wrong === null ? "" : t("note-marks-wrong", { mark: wrong });
    if (wrong !== null) return marks.focus();
    send.disabled = true;
    await save(read(), arrows);
    send.disabled = false;
  };
  const byKeys = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) send.click();
  };
  return h(
    "form",
    { class: "note__form", on: { input: () => changed(read()), keydown: byKeys, submit } },
    newer,
    label("note-text", text),
    row("word-move", signs[0].buttons),
    row("position-title", signs[1].buttons),
    row("note-draw", pens.buttons),
    pens.how,
    label("note-marks", marks),
    hint,
    fault,
    h(
      "div",
      { class: "note__bar" },
      send,
      h(
        "button",
        { type: "button", class: "button button--small", on: { click: cancel } },
        t("dialog-cancel"),
      ),
    ),
  );
}

function label(words: string, field: HTMLElement): HTMLElement {
  return h("label", { class: "note__label" }, h("span", {}, t(words)), field);
}

function row(words: string, buttons: HTMLElement[], extra = ""): HTMLElement {
  return h(
    "div",
    { class: `note__label ${extra}`, role: "group", "aria-label": t(words) },
    h("span", { "aria-hidden": "true" }, t(words)),
    h("div", { class: "note__toggles" }, buttons),
  );
}
