/**
 * The moves in two columns with class badges, clocks, comments and variations. Built once from the game; a
 * verdict
 * patches its move alone. The game's moves are one stop of the Tab key, as the arrow keys lead along them
 * anyway.
 */

import type { Noted } from "../board/types.ts";
import { badge } from "../chess/badges.ts";
import { CLASSES, FAULTS, nagSign } from "../chess/classes.ts";
import { written } from "../chess/figurines.ts";
import { readable } from "../chess/notation.ts";
import { moveNumber, numberBefore, turn } from "../chess/position.ts";
import { h, linked } from "../lib/dom.ts";
import { clock } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import { icon } from "../lib/icons.ts";
import type { Child } from "../lib/types.ts";
import { missOf } from "../state/misses.ts";
import { spent } from "../state/times.ts";
import type { Begun, Branch, LineRecord, Move, View } from "../state/types.ts";
import { enter, fenAt, isPlayed, lastPly } from "../state/view.ts";
import type { ClassName, Game, MoveRecord } from "../wire.ts";
import type { Part, Said } from "./types.ts";
import { firstMoves } from "./why.ts";

/** Own variations that leave the game at a ply. */
export type Own = (base: number) => LineRecord[][];

interface Moves extends Part {
  update(state: Begun, view: View, own?: Own | null, noted?: Noted | null): void;
  /** Scroll to the move that is shown. */
  reveal(): void;
}

/**
 * Returns {element, update(state, view, own, noted)}; `go(view)` is told where a click leads,
 * `remove(base, path)` which own variation shall go; with `said` a fault has its reason below it.
 * `own(ply)`: the person's variations that leave the game there, as lists of moves; another function where
 * they have changed; `noted`: the owner's notes, likewise.
 */
export function createMoves(
  go: (view: View) => void,
  remove: (base: number, path: string[]) => void = () => {},
  said: Said | null = null,
): Moves {
  const list = h("div", { class: "moves__list" });
  const element = h("section", { class: "moves", "aria-label": t("moves-label") }, list);
  let game: Game | null = null;
  let ownShown: Own | null = null;
  let notedShown: Noted | null = null;
  let verdicts: (Move | null)[] = [];
  let buttons: HTMLElement[] = [];
  let current: HTMLElement | null = null;
  const stop = createStop();
  let seen: View | null = null;

  list.addEventListener("click", (event) => {
    const button = (event.target as Element).closest("button");
    const gone = button && REMOVES.get(button);
    if (gone) return remove(...gone);
    if (button) go(TARGETS.get(button) ?? { ply: Number(button.dataset.ply), branch: null });
  });

  function update(state: Begun, view: View, own: Own | null = null, noted: Noted | null = null): void {
    const anew = state.game !== game || own !== ownShown || noted !== notedShown;
    const stays = anew && view === seen;
    const held = stop.held();
    if (anew) {
      game = state.game;
      ownShown = own;
      notedShown = noted;
      verdicts = [];
      buttons = [];
      const top = element.scrollTop;
      list.replaceChildren(...rows(state, buttons, own ?? (() => []), noted));
      element.scrollTop = top;
    }
    state.moves.forEach((move, index) => {
      if (verdicts[index] === move) return;
      verdicts[index] = move;
      showVerdict(buttons[index + 1], move, state.earlier?.classes[index]);
      if (said) showReason(buttons[index + 1], state, index + 1, said);
    });
    mark(view, stays);
    seen = view;
    if (held) stop.focus();
  }

  /** @param stays the list keeps its place */
  function mark(view: View, stays: boolean) {
    stop.rove(buttons[view.ply] ?? buttons[1]);
    const found =
      view.branch && view.branch.kind !== "line" ? branchButton(list, view.branch) : buttons[view.ply];
    if (found === current) return;
    current?.removeAttribute("aria-current");
    current = found ?? null;
    current?.setAttribute("aria-current", "true");
    if (!stays) show();
  }

  const show = keepInView(element, () => current ?? list.firstElementChild);

  return { element, update, reveal: show };
}

/** The one move of the game that Tab stops at; a focus that is there goes along. */
function createStop() {
  let stop: HTMLElement | null = null;
  const held = () => stop !== null && document.activeElement === stop;
  const focus = () => stop?.focus({ preventScroll: true });
  const rove = (button?: HTMLElement) => {
    if (button === stop) return;
    const goes = held();
    if (stop) stop.tabIndex = -1;
    stop = button ?? null;
    if (stop) stop.tabIndex = 0;
    if (goes) focus();
  };
  return { rove, held, focus };
}

/** Where a click leads. */
const TARGETS: WeakMap<HTMLElement, View> = new WeakMap();

/** Which own variation a click removes. */
const REMOVES: WeakMap<HTMLElement, [number, string[]]> = new WeakMap();

/** Scroll inside the list alone, never the page; what a graph stuck below covers is not in view. */
function reveal(box: HTMLElement, button: Element | null): void {
  if (!button || box.scrollHeight <= box.clientHeight) return;
  const [{ top, bottom: end }, inner] = [box.getBoundingClientRect(), button.getBoundingClientRect()];
  const graph = box.closest(".review__side")?.querySelector(":scope > .graph")?.getBoundingClientRect();
  const bottom = graph && graph.top > top ? Math.min(end, graph.top) : end;
  const margin = Math.min(60, (bottom - top) / 4);
  if (inner.top < top + margin) box.scrollTop += inner.top - top - margin;
  else if (inner.bottom > bottom - margin) box.scrollTop += inner.bottom - bottom + margin;
}

/**
 * Returns what scrolls to the move. One that was in view stays there when what stands above the list takes of
 * its height.
 */
function keepInView(box: HTMLElement, current: () => Element | null): () => void {
  const show = () => reveal(box, current());
  let height = 0;
  const resized = () => {
    const [was, now, button] = [height, box.clientHeight, current()];
    height = now;
    if (now >= was || !button) return;
    const from = button.getBoundingClientRect().top - box.getBoundingClientRect().top;
    if (from >= 0 && from < was) show();
  };
  new ResizeObserver(resized).observe(box);
  return show;
}

function rows(state: Begun, buttons: HTMLElement[], ownAll: Own, noted: Noted | null): HTMLElement[] {
  const { game } = state;
  const own: Own = (base) => ownAll(base).filter((line) => !noted?.holds(base, line));
  const below = (ply: number) =>
    noted?.below(ply, (line) => variationLine(line, ply - 1, fenAt(state, ply - 1), [], 0)) ?? [];
  const made: HTMLElement[] = [];
  const times = spent(state);
  if (game.comment) made.push(comment(game.comment));
  made.push(...below(0));
  let row: HTMLElement | null = null;
  for (let ply = 1; ply <= lastPly(state); ply += 1) {
    const record = game.moves[ply - 1];
    const before = fenAt(state, ply - 1);
    const white = turn(before) === "white";
    if (!row || white) {
      row = h(
        "div",
        { class: "moves__row" },
        h("span", { class: "moves__number" }, `${moveNumber(before)}.`),
      );
      if (!white) row.append(h("span", { class: "moves__gap" }, "…"));
      made.push(row);
    }
    buttons[ply] = mainButton(record, ply, times[ply - 1]);
    row.append(buttons[ply]);
    const notes = [...annotations(record, ply, before), ...below(ply), ...ownLines(own, ply - 1, before)];
    if (notes.length) {
      if (white) row.append(h("span", { class: "moves__gap" }));
      made.push(h("div", { class: "moves__notes" }, notes));
      row = null;
    }
  }
  const last = lastPly(state);
  const after = [...below(last + 1), ...ownLines(own, last, fenAt(state, last))];
  if (after.length) made.push(h("div", { class: "moves__notes" }, after));
  made.push(h("div", { class: "moves__result" }, ending(state)));
  return made;
}

const ENDINGS: Record<string, string> = {
  "1-0": "result-white",
  "0-1": "result-black",
  "1/2-1/2": "result-draw",
};

function ending({ game }: Begun): string {
  return t(isPlayed(game) ? "result-going" : (ENDINGS[game.result] ?? "result-none"));
}

function mainButton(record: MoveRecord, ply: number, seconds: number | null): HTMLElement {
  const signs = record.nags.map(nagSign).filter(Boolean).join("");
  return h(
    "button",
    { class: "move", type: "button", tabindex: -1, data: { ply } },
    h("span", { class: "move__badge" }),
    h("span", { class: "move__san" }, written(record.san), signs ? author(signs) : null),
    record.clock !== null && record.clock !== undefined
      ? h(
          "span",
          {
            class: "move__clock",
            title:
              seconds === null
                ? null
                : t("clocks-title", { time: clock(seconds), left: clock(record.clock) }),
          },
          clock(record.clock),
        )
      : null,
  );
}

/** The punctuation of the PGN's author, which is not Kibitz's. */
function author(signs: string): HTMLElement {
  const words = t("move-author", { signs });
  return h(
    "span",
    { class: "move__nag", title: words },
    h("span", { "aria-hidden": "true" }, signs),
    h("span", { class: "visually-hidden" }, ` (${words})`),
  );
}

/** `was`: the class before the deeper pass, if there is one. */
function showVerdict(button: HTMLElement, move: Move | null, was: ClassName | null = null): void {
  const place = button.querySelector(".move__badge");
  const id = move?.classification;
  place?.replaceChildren(...(id ? [badge(id, { size: 17 })] : []));
  if (id) button.dataset.class = id;
  else delete button.dataset.class;
  button.classList.toggle("move--notable", Boolean(id && CLASSES[id].notable && !move?.quiet));
  button.classList.toggle("move--quiet", Boolean(move?.quiet));
  button.classList.toggle("is-provisional", Boolean(move?.provisional));
  showMiss(button, move);
  button.querySelector(".move__was")?.remove();
  if (was && id && was !== id)
    place?.after(
      h(
        "span",
        { class: "move__was", title: t("deeper-was", { class: CLASSES[was].name }) },
        badge(was, { label: false, size: 11 }),
        h("span", { class: "visually-hidden" }, t("deeper-was", { class: CLASSES[was].name })),
      ),
    );
}

/** In the row of a fault, below its moves, White's first: why. Nothing in a decided game. */
function showReason(button: HTMLElement, state: Begun, ply: number, said: Said): void {
  const row = button.parentElement;
  const move = state.moves[ply - 1];
  row?.querySelector(`.moves__said[data-ply="${ply}"]`)?.remove();
  const isTold = move?.classification && FAULTS.includes(move.classification) && !move.quiet;
  const words = isTold ? said(move) : "";
  if (!words) return;
  const before = fenAt(state, ply - 1);
  const name = h("b", {}, written(`${numberBefore(before)} ${state.game.moves[ply - 1].san}`));
  const after = turn(before) === "white" ? row?.querySelector(".moves__said") : null;
  row?.insertBefore(h("p", { class: "moves__said", data: { ply } }, name, ` ${words}`), after ?? null);
}

/** What a move let go of: a mate whatever its class, as in a won game that is "okay". */
function showMiss(button: HTMLElement, move: Move | null): void {
  button.querySelector(".move__miss")?.remove();
  const mate = move?.reason.facts?.find((fact) => fact.kind === "misses_mate");
  const miss = missOf(move);
  if (!mate && !miss) return;
  const first = mate ? readable(firstMoves(mate.in ?? 0, mate.san)) : "";
  const name = mate ? t("moves-misses-mate", { count: mate.in ?? 0 }) : t(`report-missed-${miss}`);
  const words = [name, first].filter(Boolean).join(": ");
  button
    .querySelector(".move__san")
    ?.after(
      h(
        "span",
        { class: "move__miss", title: words },
        h("span", { "aria-hidden": "true" }, mate ? "#" : "✗"),
        h("span", { class: "visually-hidden" }, words),
      ),
    );
}

function annotations(record: MoveRecord, ply: number, before: string): HTMLElement[] {
  const notes: HTMLElement[] = [];
  if (record.starting_comment) notes.push(comment(record.starting_comment));
  if (record.comment) notes.push(comment(record.comment));
  for (const variation of record.variations) notes.push(variationLine(variation, ply - 1, before, [], 0));
  return notes;
}

function ownLines(own: Own, base: number, before: string): HTMLElement[] {
  return own(base).map((records) => variationLine(records, base, before, [], 0, "own"));
}

function comment(text: string): HTMLElement {
  return h("p", { class: "moves__comment" }, linked(text));
}

/**
 * A variation as running text; `prefix` the nodes that lead to its first move inside its parents; `kind` as
 * in view.ts.
 */
function variationLine(
  records: LineRecord[],
  base: number,
  before: string,
  prefix: LineRecord[],
  depth: number,
  kind: Branch["kind"] = "variation",
): HTMLElement {
  const parts: Child[] = [];
  let fen = before;
  let numbered = false;
  records.forEach((record, index) => {
    const nodes = [...prefix, ...records];
    const at = prefix.length + index + 1;
    if (record.starting_comment) parts.push(inlineComment(record.starting_comment));
    parts.push(
      sideButton(
        record,
        numbered && turn(fen) === "black" ? "" : numberBefore(fen),
        enter(base, nodes, at, { kind }),
      ),
      " ",
    );
    numbered = true;
    if (record.comment) {
      parts.push(inlineComment(record.comment));
      numbered = false;
    }
    for (const inner of record.variations) {
      parts.push(variationLine(inner, base, fen, [...prefix, ...records.slice(0, index)], depth + 1, kind));
      numbered = false;
    }
    fen = record.fen;
  });
  if (kind === "own") parts.push(removeButton(base, [...prefix, records[0]]));
  return h("div", { class: `moves__variation moves__variation--${kind}`, data: { depth } }, parts);
}

function sideButton(record: LineRecord, number: string, target: View): HTMLElement {
  const signs = record.nags.map(nagSign).filter(Boolean).join("");
  const button = h(
    "button",
    { class: "move move--side", type: "button" },
    number ? h("span", { class: "move__number" }, number) : null,
    written(record.san),
    signs,
  );
  TARGETS.set(button, target);
  return button;
}

function inlineComment(text: string): HTMLElement {
  return h("span", { class: "moves__comment" }, linked(text), " ");
}

function removeButton(base: number, path: LineRecord[]): HTMLElement {
  const label = readable(t("explore-remove", { move: path[path.length - 1].san }));
  const button = h(
    "button",
    { class: "moves__remove", type: "button", title: label, "aria-label": label },
    icon("close", 13),
  );
  REMOVES.set(button, [base, path.map(({ uci }) => uci)]);
  return button;
}

function branchButton(list: HTMLElement, branch: Branch): HTMLElement | undefined {
  const all = list.querySelectorAll(".move--side") as NodeListOf<HTMLElement>;
  return [...all].find((button) => samePlace(TARGETS.get(button)?.branch, branch));
}

function samePlace(a: Branch | null | undefined, b: Branch): boolean {
  if (!a || a.base !== b.base || a.index !== b.index) return false;
  for (let index = a.index - 1; index >= 0; index -= 1)
    if (a.nodes[index].uci !== b.nodes[index].uci) return false;
  return true;
}
