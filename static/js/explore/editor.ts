/**
 * The screen `/editor`: a position is set up by hand, with a palette, by dragging or with keys, and then
 * explored. `?fen=` brings one along, `&variant=chess960` says that castling is that of Chess960.
 */

import { pieceUrl } from "../board/pieces.ts";
import { editAddress, positionAddress, START, turned } from "../chess/fen.ts";
import { pieceName } from "../chess/position.ts";
import { loadRules } from "../chess/rules.ts";
import { say } from "../lib/dialogs.ts";
import { h } from "../lib/dom.ts";
import { listed } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import type { Sign } from "../lib/icons.ts";
import { icon } from "../lib/icons.ts";
import { hasKeys } from "../lib/keys.ts";
import { textsOf } from "../lib/texts.ts";
import type { Go } from "../lib/types.ts";
import type { Side } from "../wire.ts";
import type { Setup } from "./setup.ts";
import {
  EMPTY,
  faultsOf,
  fenOf,
  moved,
  possibleRights,
  rightsOf,
  SIGNS,
  setupOf,
  squaresOf,
  withMan,
  withRight,
  withTurn,
} from "./setup.ts";

/** What a tap on a square does: put this man, take one away (""), or move one (null). */
type Tool = string | null;

/** Pixels after which a press is a drag. */
const DRAG = 6;
const SIDES: Side[] = ["white", "black"];
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -8, ArrowDown: 8 };

/** Show the editor in `root`; returns what takes it down. */
export function showEditor(root: HTMLElement, go: Go): () => void {
  document.title = t("editor-page-title");
  const query = new URLSearchParams(location.search);
  const variant = query.get("variant") === "chess960" ? "chess960" : "standard";
  const asked = setupOf(query.get("fen") ?? START, variant);
  const editor = new Editor(asked ?? (setupOf(START) as Setup), go);
  root.replaceChildren(editor.element);
  return () => editor.close();
}

class Editor {
  readonly element: HTMLElement;
  #setup;
  #go;
  #tool: Tool = null;
  #orientation: Side = "white";
  /** the square whose man is moved by the next tap */
  #from: string | null = null;
  #at = "e1";
  #closed = new AbortController();
  #board = h("div", { class: "editor__board", role: "group", "aria-label": t("editor-board") });
  #palette = h("div", { class: "editor__palette", role: "group", "aria-label": t("editor-pieces") });
  #turn = h("div", { class: "segmented", role: "group", "aria-label": t("editor-turn") });
  #rights = h("fieldset", { class: "editor__rights" });
  #fen = h("input", {
    type: "text",
    class: "editor__fen",
    "aria-label": "FEN",
    autocomplete: "off",
    spellcheck: "false",
    on: { change: () => this.#read() },
  });
  #fault = h("p", { class: "editor__fault", role: "status" });
  #explore = h(
    "button",
    { type: "button", class: "button button--primary", on: { click: () => this.#leave() } },
    icon("board", 18),
    t("editor-explore"),
  );

  #play = h(
    "button",
    { type: "button", class: "button", on: { click: () => this.#leave("#play") } },
    icon("play", 18),
    t("explore-play"),
  );

  constructor(setup: Setup, go: Go) {
    this.#setup = setup;
    this.#go = go;
    this.element = this.#layout();
    this.#board.addEventListener("keydown", (event) => this.#key(event));
    for (const place of [this.#board, this.#palette])
      place.addEventListener("pointerdown", (event) => this.#press(event));
    this.#draw();
  }

  #layout() {
    const button = (sign: Sign, label: string, click: () => void) =>
      h(
        "button",
        { type: "button", class: "button button--quiet", on: { click } },
        icon(sign, 18),
        h("span", {}, label),
      );
    const given = (fen: string) => () => this.#change(setupOf(fen) as Setup);
    return h(
      "div",
      { class: "editor" },
      h("div", { class: "editor__main" }, this.#board, this.#palette),
      h(
        "div",
        { class: "editor__side" },
        h("h1", {}, t("editor-title")),
        h("p", { class: "editor__how" }, t("editor-how"), " ", hasKeys() ? t("editor-keys") : ""),
        h(
          "div",
          { class: "editor__tools", role: "group", "aria-label": t("editor-board") },
          button("board", t("editor-start"), given(START)),
          button("trash", t("editor-clear"), given(EMPTY)),
          button("flip", t("editor-flip"), () => {
            this.#orientation = this.#orientation === "white" ? "black" : "white";
            this.#draw();
          }),
        ),
        h(
          "div",
          { class: "editor__turn" },
          h("span", { class: "editor__label", "aria-hidden": "true" }, t("editor-turn")),
          this.#turn,
        ),
        this.#rights,
        this.#fen,
        this.#fault,
        h("div", { class: "editor__onward" }, this.#explore, this.#play),
      ),
    );
  }

  #change(setup: Setup) {
    this.#setup = setup;
    this.#from = null;
    this.#draw();
  }

  #draw() {
    const held = this.#board.contains(document.activeElement);
    this.#board.replaceChildren(...squaresOf(this.#orientation).map((square) => this.#square(square)));
    if (held) this.#button(this.#at)?.focus();
    this.#drawPalette();
    this.#drawTurn();
    this.#drawRights();
    const fen = fenOf(this.#setup);
    this.#fen.value = fen;
    history.replaceState(history.state, "", editAddress(fen, this.#setup.variant));
    this.#judge(fen);
  }

  #square(square: string) {
    const sign = this.#setup.men[square];
    return h(
      "button",
      {
        type: "button",
        class: "editor__square",
        data: { square, shade: shadeOf(square) },
        tabindex: square === this.#at ? "0" : "-1",
        "aria-label": `${square}, ${pieceName(sign)}`,
        "aria-pressed": String(square === this.#from),
        on: { click: (event) => event.detail === 0 && this.#tap(square), focus: () => this.#reach(square) },
      },
      sign ? man(sign) : null,
    );
  }

  #drawPalette() {
    const choice = (tool: Tool, label: string, content: Node) =>
      h(
        "button",
        {
          type: "button",
          class: "editor__choice",
          data: { tool: tool ?? "move" },
          "aria-label": label,
          title: label,
          "aria-pressed": String(tool === this.#tool),
          on: { click: () => this.#choose(tool) },
        },
        content,
      );
    const held = this.#palette.contains(document.activeElement);
    const aids = [
      choice(null, t("editor-hand"), icon("arrow", 22)),
      choice("", t("editor-erase"), icon("trash", 22)),
    ];
    this.#palette.replaceChildren(
      ...SIGNS.flatMap((signs, row) => [
        ...[...signs].map((sign) => choice(sign, pieceName(sign), man(sign))),
        aids[row],
      ]),
    );
    if (held) this.#palette.querySelector<HTMLElement>("[aria-pressed=true]")?.focus();
  }

  #choose(tool: Tool) {
    this.#tool = tool;
    this.#from = null;
    this.#draw();
  }

  #drawTurn() {
    const held = this.#turn.contains(document.activeElement);
    this.#turn.replaceChildren(
      ...SIDES.map((side) => {
        const turn = side === "white" ? "w" : "b";
        return h(
          "button",
          {
            type: "button",
            class: "segmented__item",
            "aria-pressed": String(this.#setup.turn === turn),
            on: { click: () => this.#change(withTurn(this.#setup, turn)) },
          },
          t(`side-${side}`),
        );
      }),
    );
    if (held) this.#turn.querySelector<HTMLElement>("[aria-pressed=true]")?.focus();
  }

  #drawRights() {
    const [possible, given] = [possibleRights(this.#setup), rightsOf(this.#setup)];
    const held = document.activeElement?.getAttribute("name");
    const boxes = [..."KQkq"].map((right) => {
      const box = h("input", {
        type: "checkbox",
        name: `right-${right}`,
        checked: given.includes(right),
        disabled: !possible.includes(right),
        on: { change: () => this.#change(withRight(this.#setup, right, box.checked)) },
      });
      const side = t(right === right.toUpperCase() ? "side-white" : "side-black");
      return h("label", {}, box, `${side} ${/k/i.test(right) ? "O-O" : "O-O-O"}`);
    });
    this.#rights.replaceChildren(h("legend", { class: "editor__label" }, t("editor-castling")), ...boxes);
    if (held?.startsWith("right-")) this.#rights.querySelector<HTMLElement>(`[name="${held}"]`)?.focus();
  }

  /** What the field says, if it is a position. */
  #read() {
    const setup = setupOf(this.#fen.value, this.#setup.variant); // who changes a number keeps Chess960
    if (setup) return this.#change(setup);
    this.#allowOn(false);
    this.#fault.textContent = t("editor-fen-bad");
  }

  /** Say why it cannot be played from; the rules are asked only if the men look right. */
  async #judge(fen: string) {
    this.#allowOn(false);
    const seen = faultsOf(this.#setup);
    const [rules] = await Promise.all([
      seen.length ? null : loadRules().catch(() => null),
      textsOf("faults").catch(() => {}),
    ]);
    if (this.#fen.value !== fen || this.#closed.signal.aborted) return;
    if (seen.length) return this.#tell(seen.map(({ key, side = "white" }) => t(`fault-${key}`, { side })));
    if (!rules) return say(t("board-no-rules"));
    const { playable } = rules;
    const deeper = playable(turned(fen)) ? t("fault-opposite-check") : t("fault-impossible-check");
    this.#tell(playable(fen) ? [] : [deeper]);
  }

  #tell(reasons: string[]) {
    this.#allowOn(!reasons.length);
    const words = reasons.length ? t("editor-fault", { reasons: listed(reasons) }) : "";
    if (this.#fault.textContent !== words) this.#fault.textContent = words;
  }

  /** Whether anything can begin from here. */
  #allowOn(on: boolean) {
    for (const button of [this.#explore, this.#play]) button.disabled = !on;
  }

  #leave(hash = "") {
    this.#go(`${positionAddress(fenOf(this.#setup), this.#setup.variant)}${hash}`);
  }

  #button(square: string): HTMLElement | null {
    return this.#board.querySelector(`[data-square="${square}"]`);
  }

  #reach(square: string) {
    this.#button(this.#at)?.setAttribute("tabindex", "-1");
    this.#at = square;
    this.#button(square)?.setAttribute("tabindex", "0");
  }

  /** What a tap on a square does with the tool that is chosen. */
  #tap(square: string) {
    this.#at = square;
    const { men } = this.#setup;
    if (this.#tool !== null)
      return this.#change(withMan(this.#setup, square, men[square] === this.#tool ? "" : this.#tool));
    if (this.#from) return this.#change(moved(this.#setup, this.#from, square));
    if (!men[square]) return;
    this.#from = square;
    this.#draw();
  }

  /** Arrows go over the board; a letter puts a man, as in a FEN. */
  #key(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const squares = squaresOf(this.#orientation);
    const step = STEPS[event.key];
    const here = squares.indexOf(this.#at);
    if (step && squares[here + step] && !wraps(here, step)) this.#button(squares[here + step])?.focus();
    else if (/^[KQRBNP]$/i.test(event.key)) this.#change(withMan(this.#setup, this.#at, event.key));
    else if (event.key === "Delete" || event.key === "Backspace")
      this.#change(withMan(this.#setup, this.#at, ""));
    else if (event.key === "Escape" && this.#from) this.#change(this.#setup);
    else if (!step) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** A press on a man: a tap, or a drag to where it is let go. */
  #press(down: PointerEvent) {
    if (down.button) return;
    const pressed = (down.target as Element).closest<HTMLElement>("[data-square], [data-tool]");
    if (!pressed) return;
    const { square, tool } = pressed.dataset;
    const sign = square ? this.#setup.men[square] : SIGNS.join("").includes(tool || "-") ? tool : "";
    const drag = new AbortController();
    const signal = AbortSignal.any([drag.signal, this.#closed.signal]);
    let ghost: HTMLElement | null = null;
    const move = (event: PointerEvent) => {
      if (!sign || event.pointerId !== down.pointerId) return;
      if (!ghost && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < DRAG) return;
      ghost ??= this.#lift(sign, pressed);
      ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      drag.abort();
      const lifted = Boolean(ghost);
      ghost?.remove();
      pressed.classList.remove("is-lifted");
      if (event.type === "pointercancel") return;
      if (lifted && sign) this.#drop(sign, square, squareAt(event));
      else if (square && squareAt(event) === square) this.#tap(square);
    };
    document.addEventListener("pointermove", move, { signal });
    document.addEventListener("pointerup", up, { signal });
    document.addEventListener("pointercancel", up, { signal });
  }

  #lift(sign: string, from: HTMLElement): HTMLElement {
    const { width } = (this.#board.firstElementChild as Element).getBoundingClientRect();
    const ghost = h("div", { class: "editor__ghost", style: { width: `${width}px` } }, man(sign));
    if (from.dataset.square) from.classList.add("is-lifted");
    this.element.append(ghost);
    return ghost;
  }

  #drop(sign: string, from: string | undefined, to: string | null) {
    if (to) this.#at = to;
    if (from) this.#change(moved(this.#setup, from, to));
    else if (to) this.#change(withMan(this.#setup, to, sign));
  }

  close() {
    this.#closed.abort();
  }
}

const man = (sign: string) =>
  h("img", {
    src: pieceUrl(`${sign === sign.toUpperCase() ? "w" : "b"}${sign.toUpperCase()}`),
    alt: "",
    draggable: "false",
  });

const shadeOf = (square: string) => ((square.charCodeAt(0) + Number(square[1])) % 2 ? "light" : "dark");

/** Whether a step to the side would leave the rank. */
const wraps = (here: number, step: number) =>
  Math.abs(step) === 1 && Math.floor(here / 8) !== Math.floor((here + step) / 8);

function squareAt({ clientX, clientY }: PointerEvent): string | null {
  const found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(".editor__square");
  return found?.dataset.square ?? null;
}
