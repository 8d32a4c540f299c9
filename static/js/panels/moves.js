/**
 * The moves in two columns with class badges, clocks, comments and variations. Built once from the game; a
 * verdict
 * patches its move alone. The game's moves are one stop of the Tab key, as the arrow keys lead along them
 * anyway.
 */

import { CLASSES, nagSign } from "../chess/classes.js";
import { readable } from "../chess/notation.js";
import { moveNumber, numberBefore, turn } from "../chess/position.js";
import { h, linked } from "../lib/dom.js";
import { clock } from "../lib/format.js";
import { t } from "../lib/i18n.js";
import { badge, icon, written } from "../lib/icons.js";
import { spent } from "../state/times.js";
import { enter, fenAt, isPlayed, lastPly } from "../state/view.js";

/** @import { Child } from "../../types/lib" */
/** @import { Moves, Own } from "../../types/panels" */
/** @import { Begun, Branch, ClassName, Game, LineRecord, Move } from "../../types/state" */
/** @import { MoveNode, MoveRecord, View } from "../../types/state" */

/**
 * Returns {element, update(state, view, own)}; `go(view)` is told where a click leads, `remove(base, path)`
 * which own
 * variation shall go. `own(ply)`: the person's variations that leave the game there, as lists of moves;
 * another function
 * where they have changed.
 * @type {(go: (view: View) => void, remove?: (base: number, path: string[]) => void) => Moves}
 */
export function createMoves(go, remove = () => {}) {
  const list = h("div", { class: "moves__list" });
  const element = h("section", { class: "moves", "aria-label": t("moves-label") }, list);
  /** @type {Game | null} */
  let game = null;
  /** @type {Own | null} */
  let ownShown = null;
  /** @type {(Move | null)[]} */
  let verdicts = [];
  /** @type {HTMLElement[]} */
  let buttons = [];
  /** @type {HTMLElement | null} */
  let current = null;
  const stop = createStop();
  /** @type {View | null} */
  let seen = null;

  list.addEventListener("click", (event) => {
    const button = /** @type {Element} */ (event.target).closest("button");
    const gone = button && REMOVES.get(button);
    if (gone) return remove(...gone);
    if (button) go(TARGETS.get(button) ?? { ply: Number(button.dataset.ply), branch: null });
  });

  /** @type {Moves["update"]} */
  function update(state, view, own = null) {
    const anew = state.game !== game || own !== ownShown;
    const stays = anew && view === seen;
    const held = stop.held();
    if (anew) {
      game = state.game;
      ownShown = own;
      verdicts = [];
      buttons = [];
      const top = element.scrollTop;
      list.replaceChildren(...rows(state, buttons, own ?? (() => [])));
      element.scrollTop = top;
    }
    state.moves.forEach((move, index) => {
      if (verdicts[index] === move) return;
      verdicts[index] = move;
      showVerdict(buttons[index + 1], move, state.earlier?.classes[index]);
    });
    mark(view, stays);
    seen = view;
    if (held) stop.focus();
  }

  /** @param {View} view @param {boolean} stays the list keeps its place */
  function mark(view, stays) {
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
  /** @type {HTMLElement | null} */
  let stop = null;
  const held = () => stop !== null && document.activeElement === stop;
  const focus = () => stop?.focus({ preventScroll: true });
  /** @param {HTMLElement} [button] */
  const rove = (button) => {
    if (button === stop) return;
    const goes = held();
    if (stop) stop.tabIndex = -1;
    stop = button ?? null;
    if (stop) stop.tabIndex = 0;
    if (goes) focus();
  };
  return { rove, held, focus };
}

/** Where a click leads. @type {WeakMap<HTMLElement, View>} */
const TARGETS = new WeakMap();

/** Which own variation a click removes. @type {WeakMap<HTMLElement, [number, string[]]>} */
const REMOVES = new WeakMap();

/**
 * Scroll inside the list alone, never the page.
 * @type {(box: HTMLElement, button: Element | null) => void}
 */
function reveal(box, button) {
  if (!button || box.scrollHeight <= box.clientHeight) return;
  const [outer, inner] = [box.getBoundingClientRect(), button.getBoundingClientRect()];
  const margin = Math.min(60, outer.height / 4);
  if (inner.top < outer.top + margin) box.scrollTop += inner.top - outer.top - margin;
  else if (inner.bottom > outer.bottom - margin) box.scrollTop += inner.bottom - outer.bottom + margin;
}

/**
 * Returns what scrolls to the move. One that was in view stays there when what stands above the list takes of
 * its height.
 * @type {(box: HTMLElement, current: () => Element | null) => () => void}
 */
function keepInView(box, current) {
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

/** @type {(state: Begun, buttons: HTMLElement[], own: Own) => HTMLElement[]} */
function rows(state, buttons, own) {
  const { game } = state;
  /** @type {HTMLElement[]} */
  const made = [];
  const times = spent(state);
  if (game.comment) made.push(comment(game.comment));
  /** @type {HTMLElement | null} */
  let row = null;
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
    const notes = [...annotations(record, ply, before), ...ownLines(own, ply - 1, before)];
    if (notes.length) {
      if (white) row.append(h("span", { class: "moves__gap" }));
      made.push(h("div", { class: "moves__notes" }, notes));
      row = null;
    }
  }
  const after = ownLines(own, lastPly(state), fenAt(state, lastPly(state)));
  if (after.length) made.push(h("div", { class: "moves__notes" }, after));
  made.push(h("div", { class: "moves__result" }, ending(state)));
  return made;
}

/** @type {Record<string, string>} */
const ENDINGS = { "1-0": "result-white", "0-1": "result-black", "1/2-1/2": "result-draw" };

/** @type {(state: Begun) => string} */
function ending({ game }) {
  return t(isPlayed(game) ? "result-going" : (ENDINGS[game.result] ?? "result-none"));
}

/** @type {(record: MoveRecord, ply: number, seconds: number | null) => HTMLElement} */
function mainButton(record, ply, seconds) {
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

/**
 * The punctuation of the PGN's author, which is not Kibitz's.
 * @type {(signs: string) => HTMLElement}
 */
function author(signs) {
  const words = t("move-author", { signs });
  return h(
    "span",
    { class: "move__nag", title: words },
    h("span", { "aria-hidden": "true" }, signs),
    h("span", { class: "visually-hidden" }, ` (${words})`),
  );
}

/**
 * `was`: the class before the deeper pass, if there is one.
 * @type {(button: HTMLElement, move: Move | null, was?: ClassName | null) => void}
 */
function showVerdict(button, move, was = null) {
  const place = button.querySelector(".move__badge");
  const id = move?.classification;
  place?.replaceChildren(...(id ? [badge(id, { size: 17 })] : []));
  if (id) button.dataset.class = id;
  else delete button.dataset.class;
  button.classList.toggle("move--notable", Boolean(id && CLASSES[id].notable && !move?.quiet));
  button.classList.toggle("move--quiet", Boolean(move?.quiet));
  button.classList.toggle("is-provisional", Boolean(move?.provisional));
  showMate(button, move);
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

/**
 * A mate that was let go of is marked whatever the move's class: in a won game that is "okay".
 * @type {(button: HTMLElement, move: Move | null) => void}
 */
function showMate(button, move) {
  button.querySelector(".move__mate")?.remove();
  const missed = move?.reason.facts?.find((fact) => fact.kind === "misses_mate");
  if (!missed) return;
  const words = t("moves-misses-mate", { count: missed.in ?? 0 });
  button
    .querySelector(".move__san")
    ?.after(
      h(
        "span",
        { class: "move__mate", title: words },
        h("span", { "aria-hidden": "true" }, "#"),
        h("span", { class: "visually-hidden" }, words),
      ),
    );
}

/** @type {(record: MoveRecord, ply: number, before: string) => HTMLElement[]} */
function annotations(record, ply, before) {
  /** @type {HTMLElement[]} */
  const notes = [];
  if (record.starting_comment) notes.push(comment(record.starting_comment));
  if (record.comment) notes.push(comment(record.comment));
  for (const variation of record.variations) notes.push(variationLine(variation, ply - 1, before, [], 0));
  return notes;
}

/** @type {(own: Own, base: number, before: string) => HTMLElement[]} */
function ownLines(own, base, before) {
  return own(base).map((records) => variationLine(records, base, before, [], 0, "own"));
}

/** @type {(text: string) => HTMLElement} */
function comment(text) {
  return h("p", { class: "moves__comment" }, linked(text));
}

/**
 * A variation as running text; `prefix` the nodes that lead to its first move inside its parents; `kind` as
 * in view.js.
 * @type {(records: LineRecord[], base: number, before: string, prefix: LineRecord[], depth: number, kind?:
 * Branch["kind"]) => HTMLElement}
 */
function variationLine(records, base, before, prefix, depth, kind = "variation") {
  /** @type {Child[]} */
  const parts = [];
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

/** @type {(record: LineRecord, number: string, target: View) => HTMLElement} */
function sideButton(record, number, target) {
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

/** @type {(text: string) => HTMLElement} */
function inlineComment(text) {
  return h("span", { class: "moves__comment" }, linked(text), " ");
}

/** @type {(base: number, path: LineRecord[]) => HTMLElement} */
function removeButton(base, path) {
  const label = readable(t("explore-remove", { move: path[path.length - 1].san }));
  const button = h(
    "button",
    { class: "moves__remove", type: "button", title: label, "aria-label": label },
    icon("close", 13),
  );
  REMOVES.set(button, [base, path.map(({ uci }) => uci)]);
  return button;
}

/** @type {(list: HTMLElement, branch: Branch) => HTMLElement | undefined} */
function branchButton(list, branch) {
  const all = /** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll(".move--side"));
  return [...all].find((button) => samePlace(TARGETS.get(button)?.branch, branch));
}

/** @type {(a: Branch | null | undefined, b: Branch) => boolean} */
function samePlace(a, b) {
  if (!a || a.base !== b.base || a.index !== b.index || a.kind !== b.kind) return false;
  for (let index = a.index - 1; index >= 0; index -= 1)
    if (a.nodes[index].uci !== b.nodes[index].uci) return false;
  return true;
}
