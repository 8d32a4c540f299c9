/** Notes are written: what stands below the note of a position for an author, and what is sent of it. */

import { onStroke } from "../board/strokes.ts";
import type { BoardArrow } from "../board/types.ts";
import { say } from "../lib/dialogs.ts";
import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { at } from "../lib/site.ts";
import { loadVisit, saveVisit } from "../lib/storage.ts";
import { ApiError, call } from "../net/api.ts";
import type { Stage } from "../stage/stage.ts";
import type { Begun, View } from "../state/types.ts";
import { onBoard } from "../state/view.ts";
import type { NewNote, Note, NoteEvent } from "../wire.ts";
import type { Editor, Fields } from "./editor.ts";
import { createEditor } from "./editor.ts";
import { createGreeting, isGreeted, writerName } from "./greeting.ts";
import type { NotePlace } from "./places.ts";
import { isKept, keyOf, marksText, within } from "./places.ts";
import type { NoteWriter } from "./types.ts";

export interface WriterOptions extends NoteWriter {
  stage: Stage;
  redraw(): void;
}

interface Shown {
  state: Begun;
  view: View;
  place: NotePlace;
  note: Note | null;
}

const FORBIDDEN = 403;

export class Writer {
  #options;
  /** What is being written, by place; kept for the visit. */
  #drafts: Record<string, Fields>;
  #editors: Map<string, Editor> = new Map();
  #shown: Shown | null = null;
  /** What was done last, and what undoes it. */
  #done: { key: string; words: string; undo: NewNote[] } | null = null;
  /** On a trainer's arrival, and when the name is to be changed. */
  #greeting: HTMLElement | null = null;
  #greeted: boolean;
  #frame: HTMLElement | null;
  #bar: { of: unknown[]; node: HTMLElement } = { of: [], node: h("div") };

  constructor(options: WriterOptions) {
    this.#options = options;
    this.#drafts = loadVisit(`notes:${options.id}`, {});
    this.#greeted = !options.guest() || isGreeted(options.id);
    this.#frame = options.stage.parts.board.querySelector(".board__frame");
    const stroke = (arrow: BoardArrow) => this.#editor()?.stroke(arrow);
    const open = () => this.#editor() !== null;
    const pen = () => this.#editor()?.pen() ?? null;
    if (this.#frame) onStroke(this.#frame, options.stage.orientation, stroke, open, pen);
  }

  /** Whether marks are being drawn there: the board shows these, and not those of the note. */
  draws = (place: NotePlace) => Boolean(this.#options.key()) && keyOf(place) in this.#drafts;

  nodes(state: Begun, view: View, place: NotePlace, note: Note | null): Node[] {
    this.#shown = { state, view, place, note };
    const editor = this.#options.key() ? this.#editor() : null;
    this.#frame?.classList.toggle("is-drawn-on", Boolean(editor?.pen()));
    if (!this.#options.key()) return [];
    if (editor) {
      editor.meanwhile(note);
      this.#options.stage.sketch(editor.arrows());
      return [editor.form];
    }
    const of = [keyOf(place), note, isKept(state.notes, place), this.#done, this.#greeted];
    if (of.some((item, index) => item !== this.#bar.of[index])) this.#bar = { of, node: this.#buttons() };
    return this.#greeted || view.ply || view.branch ? [this.#bar.node] : [this.#greet(state)];
  }

  #greet({ game }: Begun): HTMLElement {
    this.#greeting ??= createGreeting(this.#options.id, game.headers, () => {
      this.#greeting = null;
      this.#greeted = true;
      this.#options.redraw();
    });
    return this.#greeting;
  }

  /** The editor at the place that is shown; null where none is open. */
  #editor(): Editor | null {
    if (!this.#shown || !this.draws(this.#shown.place)) return null;
    const { place, note } = this.#shown;
    const key = keyOf(place);
    const fields = this.#drafts[key];
    const editor =
      this.#editors.get(key) ??
      createEditor(fields, note, {
        changed: (now) => {
          this.#keep(key, now);
          this.#options.stage.sketch(this.#editor()?.arrows() ?? []);
        },
        save: (now, arrows) => this.#save(place, now, arrows),
        cancel: () => this.#close(key),
        penned: () => this.#options.redraw(),
      });
    this.#editors.set(key, editor);
    return editor;
  }

  #keep(key: string, fields: Fields | null) {
    const { [key]: _, ...others } = this.#drafts;
    this.#drafts = fields ? { ...others, [key]: fields } : others;
    saveVisit(`notes:${this.#options.id}`, this.#drafts);
  }

  #close(key: string) {
    this.#keep(key, null);
    this.#editors.delete(key);
    this.#options.stage.sketch([]);
    this.#options.redraw();
  }

  #buttons(): HTMLElement {
    const { state, place, note } = this.#shown as Shown;
    const keeps = place.line.length > 0 && !isKept(state.notes, place);
    const button = (words: string, click: () => void) =>
      h("button", { type: "button", class: "button button--small", on: { click } }, t(words));
    const done = this.#done?.key === keyOf(place) ? this.#done : null;
    const name = this.#options.guest() && !place.ply && !place.line.length ? writerName() : null;
    return h(
      "div",
      { class: "note__bar" },
      keeps ? button("note-keep", () => this.#keepLine()) : null,
      button(note?.comment ? "note-change" : "note-add", () => this.#open()),
      note ? button("share-delete", () => this.#remove()) : null,
      name === null
        ? null
        : h(
            "button",
            { type: "button", class: "link note__as", on: { click: () => this.#rename() } },
            name ? t("note-as", { name }) : t("note-as-none"),
          ),
      done
        ? h(
            "span",
            { class: "note__done", role: "status" },
            `${t(done.words)} `,
            h("button", { type: "button", class: "link", on: { click: () => this.#undo() } }, t("note-undo")),
          )
        : null,
    );
  }

  /** Ask for the name again. */
  #rename() {
    this.#greeted = false;
    this.#options.redraw();
    this.#greeting?.querySelector("input")?.focus();
  }

  #open() {
    const { place, note } = this.#shown as Shown;
    const { comment = "", nags = [], arrows = [] } = note ?? {};
    this.#keep(keyOf(place), { comment, nags, marks: marksText(arrows) });
    this.#options.redraw();
    this.#editor()?.focus();
  }

  /** What an engine says of the variation on the board, if one looks. */
  #verdict(): Pick<NewNote, "eval" | "depth"> {
    const { state, view, note, place } = this.#shown as Shown;
    if (note?.eval) return { eval: note.eval, depth: note.depth };
    if (!place.line.length) return {};
    const seen = this.#options.stage.seen(onBoard(state, view).fen)?.line;
    const line = seen ?? (view.branch?.kind === "line" ? view.branch.line : null);
    if (!line) return {};
    const { cp, mate, depth } = line as typeof line & { depth?: number };
    const found = mate === null || mate === undefined ? { cp: cp ?? 0 } : { mate };
    return { eval: found, ...(depth ? { depth } : null) };
  }

  /** A trainer with the link signs with a name; the owner's notes have none. */
  #author = () => (this.#options.guest() ? writerName() : "");

  #keepLine() {
    const { place } = this.#shown as Shown;
    const author = this.#author();
    this.#send([{ ...place, ...this.#verdict(), author }], [{ ...place, removed: true }], "said-saved");
  }

  async #save(place: NotePlace, { comment, nags }: Fields, arrows: NewNote["arrows"]) {
    const { note } = this.#shown as Shown;
    const sent = { ...place, comment, nags, arrows, ...this.#verdict(), author: this.#author() };
    if (await this.#send([sent], [note ?? { ...place, removed: true }], "said-saved"))
      this.#close(keyOf(place));
  }

  #remove() {
    const { state, place, note } = this.#shown as Shown;
    const gone = place.line.length ? within(state.notes, place) : note ? [note] : [];
    const empty = gone.map(({ ply, line }) => ({ ply, line, removed: true }));
    this.#send(empty, gone, "said-deleted");
  }

  #undo() {
    const done = this.#done;
    if (done) this.#send(done.undo, null, "note-undone");
  }

  /** Write notes -> whether all were taken. `undo`: what takes that back; null: nothing does. */
  async #send(notes: NewNote[], undo: NewNote[] | null, words: string): Promise<boolean> {
    const { id, key, lost, wake, redraw } = this.#options;
    const place = keyOf((this.#shown as Shown).place);
    try {
      for (const { ply, line, comment, nags, arrows, eval: found, depth, removed, author } of notes) {
        const body: NewNote = { ply, line, comment, nags, arrows, eval: found, depth, removed, author };
        const path = at(`/api/reviews/${encodeURIComponent(id)}/notes`);
        await call<NoteEvent>(path, { method: "POST", token: key(), body });
      }
    } catch (error) {
      if (error instanceof ApiError && error.status === FORBIDDEN) lost();
      say(error instanceof ApiError ? error.message : t("error-offline"));
      redraw();
      return false;
    }
    this.#done = undo ? { key: place, words, undo } : null;
    if (!undo) say(t(words));
    wake();
    redraw();
    return true;
  }
}
