/**
 * The notes of a review's owner: that of the position in a panel, its marks on the board, all of them in the
 * list of moves. Loaded with the first; an author has writer.ts besides.
 */

import { nagSign } from "../chess/classes.ts";
import { nodesOf } from "../chess/lines.ts";
import { h, linked, sheet } from "../lib/dom.ts";
import { score } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import { icon } from "../lib/icons.ts";
import type { Begun, MoveNode, View } from "../state/types.ts";
import { atPly, enter, fenAt } from "../state/view.ts";
import type { Note } from "../wire.ts";
import { inOrder, isKept, keptLines, noteAt, placeOf } from "./places.ts";
import type { NotesOptions, NotesPart, SeenPart } from "./types.ts";
import type { Writer } from "./writer.ts";

export async function createNotes(options: NotesOptions): Promise<NotesPart> {
  const { writer: may = null } = options;
  const [module, seen] = await Promise.all([
    may?.key() ? may.load() : null,
    options.seen?.() ?? null,
    sheet("notes"),
  ]);
  const notes = new Notes(options, seen);
  if (module && may)
    notes.writer = new module.Writer({ ...may, stage: options.stage, redraw: () => notes.redraw() });
  return notes;
}

class Notes {
  writer: Writer | null = null;
  #options;
  #now: [Begun, View] | null = null;
  #shown: Pick<Begun, "notes" | "game"> | null = null;
  #read: { of: unknown[]; nodes: Node[] } = { of: [], nodes: [] };
  #seen;
  #news: { count: number; node: HTMLElement } | null = null;

  constructor(options: NotesOptions, seen: SeenPart | null) {
    this.#options = options;
    this.#seen = seen;
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

  /** At the start of the game: how many notes are new, and the way to the first. */
  #told(state: Begun): HTMLElement[] {
    const fresh = inOrder(this.#seen?.fresh(state.notes) ?? []);
    const count = fresh.length;
    if (!count) return [];
    if (this.#news?.count === count) return [this.#news.node];
    const show = () => {
      const [state] = this.#now as [Begun, View];
      const [first] = inOrder(this.#seen?.fresh(state.notes) ?? []);
      if (first) this.#go(first);
    };
    const button = { type: "button", class: "button button--small button--primary", on: { click: show } };
    const node = h(
      "div",
      { class: "note__news", role: "status" },
      h("b", {}, t("note-news", { count })),
      h("button", button, t("note-news-show")),
    );
    this.#news = { count, node };
    return [node];
  }

  /** The way from a note to its neighbours; null where it is the only one. */
  #walk({ notes }: Begun, note: Note): HTMLElement | null {
    const all = inOrder(notes);
    if (all.length < 2) return null;
    const at = all.indexOf(note);
    const step = (sign: "previous" | "next", to: Note | undefined) => {
      const name = t(`note-${sign}`);
      const click = () => to && this.#go(to);
      const props = { type: "button", class: "note__step", title: name, "aria-label": name };
      return h("button", { ...props, disabled: !to, on: { click } }, icon(sign, 18));
    };
    return h(
      "div",
      { class: "note__walk" },
      step("previous", all[at - 1]),
      h("span", {}, t("count-of", { count: at + 1, all: all.length })),
      step("next", all[at + 1]),
    );
  }

  async #go({ ply, line }: Note) {
    const [state] = this.#now as [Begun, View];
    const nodes = line.length ? await nodesOf(fenAt(state, ply), line, state.game.variant) : [];
    const { stage } = this.#options;
    stage.show(nodes.length ? enter(ply, nodes, nodes.length, { kind: "variation" }) : atPly(state, ply));
  }

  redraw() {
    if (!this.#now) return;
    const [state, view] = this.#now;
    const { element } = this.#options;
    const place = placeOf(state, view);
    const note = noteAt(state.notes, place);
    if (note) this.#seen?.saw(note, state.notes);
    const of = [note, state.notes];
    if (of.some((item, index) => item !== this.#read.of[index]))
      this.#read = { of, nodes: note ? said(note, this.#walk(state, note)) : [] };
    const written = this.writer?.nodes(state, view, place, note) ?? [];
    const drawn = this.writer?.draws(place);
    const greets = isGreeting(written) && !drawn;
    const news = view.ply || view.branch || drawn || greets ? [] : this.#told(state);
    const nodes = drawn ? written : [...news, ...this.#read.nodes, ...written];
    element.hidden = !nodes.length;
    const none = !note && !drawn && !news.length && !greets;
    element.classList.toggle("note--none", none);
    if (this.writer) putBeside(element, none);
    const same = nodes.length === element.childNodes.length;
    // a hand may write in what stands there
    if (same && nodes.every((node, index) => node === element.childNodes[index])) return;
    element.replaceChildren(...nodes);
  }
}

/** What is there to be read stands before the verdict, the button for a first note behind it. */
function putBeside(element: HTMLElement, last: boolean) {
  const panel = element.parentElement;
  if (last && panel?.lastElementChild !== element) panel?.append(element);
  else if (!last && panel?.firstElementChild !== element) panel?.prepend(element);
}

/** Whether a trainer is welcomed there (greeting.ts). */
const isGreeting = ([node]: Node[]) => node instanceof HTMLFormElement;

/** A note as it is read. `walk`: the way to its neighbours. */
function said({ comment, nags, eval: found, depth, line, author }: Note, walk: HTMLElement | null): Node[] {
  const signs = nags.map(nagSign).filter(Boolean).join(" ");
  const kept = found && line.length ? score(found) : "";
  const title = h(
    "h2",
    { class: "note__title" },
    t("note-title"),
    author ? h("bdi", { class: "note__author" }, author) : null,
    signs ? h("span", { class: "note__signs" }, signs) : null,
    kept
      ? h(
          "span",
          { class: "note__eval" },
          depth ? t("note-eval-depth", { score: kept, depth }) : t("note-eval", { score: kept }),
        )
      : null,
  );
  return [
    h("div", { class: "note__head" }, title, walk),
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
      h(
        "span",
        { class: "moves__owner" },
        t("note-title"),
        note?.author ? [" · ", h("bdi", {}, note.author)] : null,
      ),
      words ? text(words) : null,
      lines,
    ),
  ];
}
