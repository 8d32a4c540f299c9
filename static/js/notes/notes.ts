/**
 * The notes of a review's owner: that of the position in a panel, its marks on the board, all of them in the
 * list of moves. Loaded with the first; an author has writer.ts besides.
 */

import { nagSign } from "../chess/classes.ts";
import { nodesOf } from "../chess/lines.ts";
import { h, linked, sheet } from "../lib/dom.ts";
import { score } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import type { Begun, MoveNode, View } from "../state/types.ts";
import { fenAt } from "../state/view.ts";
import type { Note } from "../wire.ts";
import { isKept, keptLines, noteAt, placeOf } from "./places.ts";
import type { NotesOptions, NotesPart } from "./types.ts";
import type { Writer } from "./writer.ts";

export async function createNotes(options: NotesOptions): Promise<NotesPart> {
  const { writer: may = null } = options;
  const [module] = await Promise.all([may?.key() ? may.load() : null, sheet("notes")]);
  const notes = new Notes(options);
  if (module && may)
    notes.writer = new module.Writer({ ...may, stage: options.stage, redraw: () => notes.redraw() });
  return notes;
}

class Notes {
  writer: Writer | null = null;
  #options;
  #now: [Begun, View] | null = null;
  #shown: Pick<Begun, "notes" | "game"> | null = null;
  #read: { note: Note | null; nodes: Node[] } = { note: null, nodes: [] };

  constructor(options: NotesOptions) {
    this.#options = options;
    options.element.setAttribute("aria-label", t("note-label"));
  }

  update(state: Begun, view: View) {
    this.#now = [state, view];
    const { notes, game } = state;
    if (this.#shown?.notes !== notes || this.#shown.game !== game) {
      this.#shown = { notes, game };
      this.#list(state);
    }
    this.redraw();
  }

  /** What the list of moves and the board have of them. */
  async #list(state: Begun) {
    const { notes, game } = state;
    const nodes: Map<Note, MoveNode[]> = new Map();
    for (const note of notes.filter(({ line }) => line.length))
      nodes.set(note, await nodesOf(fenAt(state, note.ply), note.line, game.variant));
    if (this.#shown?.notes !== notes || this.#shown.game !== game) return; // a newer one is under way
    const kept = keptLines(notes, nodes);
    this.#options.stage.setNoted({
      below: (ply, draw) => below(notes, ply, ply ? kept(ply - 1).map(draw) : []),
      arrows: (view) => {
        const place = placeOf(state, view);
        return this.writer?.draws(place) ? [] : (noteAt(notes, place)?.arrows ?? []);
      },
      holds: (ply, line) =>
        line.every(({ variations }) => !variations.length) &&
        isKept(notes, { ply, line: line.map(({ uci }) => uci) }),
    });
  }

  redraw() {
    if (!this.#now) return;
    const [state, view] = this.#now;
    const { element } = this.#options;
    const place = placeOf(state, view);
    const note = noteAt(state.notes, place);
    if (this.#read.note !== note) this.#read = { note, nodes: note ? said(note) : [] };
    const written = this.writer?.nodes(state, view, place, note) ?? [];
    const nodes = this.writer?.draws(place) ? written : [...this.#read.nodes, ...written];
    element.hidden = !nodes.length;
    element.classList.toggle("note--none", !note && nodes.length === 1 && !this.writer?.draws(place));
    const same = nodes.length === element.childNodes.length;
    // a hand may write in what stands there
    if (same && nodes.every((node, index) => node === element.childNodes[index])) return;
    element.replaceChildren(...nodes);
  }
}

/** A note as it is read. */
function said({ comment, nags, eval: found, depth, line }: Note): Node[] {
  const signs = nags.map(nagSign).filter(Boolean).join(" ");
  const kept = found && line.length ? score(found) : "";
  return [
    h(
      "h2",
      { class: "note__title" },
      t("note-title"),
      signs ? h("span", { class: "note__signs" }, signs) : null,
      kept
        ? h(
            "span",
            { class: "note__eval" },
            depth ? t("note-eval-depth", { score: kept, depth }) : t("note-eval", { score: kept }),
          )
        : null,
    ),
    ...(comment ? [text(comment, comment.length > LONG || comment.split("\n").length > HIGH)] : []),
  ];
}

/** Characters, lines, from which on a note may be higher than its place: it scrolls there. */
const [LONG, HIGH] = [250, 6];

const text = (comment: string, scrolls = false) =>
  h("p", { class: "note__text", dir: "auto", tabindex: scrolls ? 0 : null }, linked(comment));

/** What stands below a move of the list: the note on it, the kept variations in its place. */
function below(notes: Note[], ply: number, lines: HTMLElement[]): HTMLElement[] {
  const note = noteAt(notes, { ply, line: [] });
  const signs = note?.nags.map(nagSign).filter(Boolean).join(" ");
  const words = note && (note.comment || signs) ? [signs, note.comment].filter(Boolean).join(" ") : "";
  if (!words && !lines.length) return [];
  return [
    h(
      "div",
      { class: "moves__note" },
      h("span", { class: "moves__owner" }, t("note-title")),
      words ? text(words) : null,
      lines,
    ),
  ];
}
