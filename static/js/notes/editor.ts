/** The form in which a note is written: its words, its signs, its marks on the board. */

import { withStroke } from "../board/strokes.ts";
import type { BoardArrow } from "../board/types.ts";
import { nagSign } from "../chess/classes.ts";
import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
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
  /** The note as it stands now: somebody else may have written. */
  meanwhile(note: Note | null): void;
  focus(): void;
}

interface Told {
  changed(fields: Fields): void;
  save(fields: Fields, arrows: Arrow[]): Promise<void>;
  cancel(): void;
}

const LONGEST = 2000;
const OF_MOVES = [1, 2, 3, 4, 5, 6];
const OF_POSITIONS = [10, 13, 14, 15, 16, 17, 18, 19];

export function createEditor(fields: Fields, former: Note | null, told: Told): Editor {
  const inputs = inputsOf(fields);
  const { text, marks, read } = inputs;
  const newer = h("p", { class: "note__newer", role: "status" });
  return {
    form: formOf(inputs, newer, told),
    arrows: () => marksFrom(marks.value).arrows,
    stroke(arrow) {
      marks.value = marksText(withStroke<BoardArrow>(marksFrom(marks.value).arrows, arrow));
      told.changed(read());
    },
    meanwhile(note) {
      const words = note?.comment ?? "";
      newer.textContent =
        note === former ? "" : t(words ? "note-meanwhile" : "note-meanwhile-gone", { words });
    },
    focus: () => text.focus(),
  };
}

function inputsOf({ comment, nags, marks: written }: Fields) {
  const text = h("textarea", {
    class: "note__field",
    rows: 4,
    maxlength: LONGEST,
    dir: "auto",
    value: comment,
  });
  const signs = [signOf(OF_MOVES, nags), signOf(OF_POSITIONS, nags)];
  const others = nags.filter((nag) => ![...OF_MOVES, ...OF_POSITIONS].includes(nag));
  const marks = h("input", {
    class: "note__field",
    value: written,
    autocomplete: "off",
    spellcheck: "false",
  });
  const read = (): Fields => ({
    comment: text.value,
    nags: [...signs.map(({ value }) => Number(value)).filter(Boolean), ...others],
    marks: marks.value,
  });
  return { text, signs, marks, read };
}

function formOf(
  { text, signs, marks, read }: ReturnType<typeof inputsOf>,
  newer: HTMLElement,
  { changed, save, cancel }: Told,
): HTMLElement {
  const fault = h("p", { class: "note__fault", role: "alert" });
  const send = h("button", { class: "button button--small button--primary" }, t("note-save"));
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
    h("div", { class: "note__signs-row" }, label("note-sign", signs[0]), label("note-position", signs[1])),
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

function signOf(nags: number[], chosen: number[]): HTMLSelectElement {
  const option = (value: number, name: string) =>
    h("option", { value: String(value), selected: chosen.includes(value) }, name);
  return h("select", { class: "note__field" }, [
    option(0, t("note-no-sign")),
    ...nags.map((nag) => option(nag, `${nagSign(nag)} ${t(`note-nag-${nag}`)}`)),
  ]);
}
