/** Puzzles on a board: the position, what it asks, what became of an answer. Draws what puzzle.ts says. */

import { Board } from "../board/board.ts";
import type { BoardArrow } from "../board/types.ts";
import { badge } from "../chess/badges.ts";
import { written } from "../chess/figurines.ts";
import { readable, shown } from "../chess/notation.ts";
import { moveNumber, numberBefore, pieces, turn } from "../chess/position.ts";
import { loadRules } from "../chess/rules.ts";
import { button, tell } from "../learn/parts.ts";
import type { ButtonOf } from "../learn/types.ts";
import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { listen } from "../lib/keys.ts";
import type { MoveNode } from "../state/types.ts";
import type { Side } from "../wire.ts";
import * as logic from "./puzzle.ts";
import type { Puzzle, PuzzleSession } from "./types.ts";

const KEYS = { h: "hint", s: "show", r: "retry", n: "next", m: "type" };
/** Moves of a solution as it is written. */
const WRITTEN = 8;

/** Fill `root` with puzzles; `below`: whose side stands below, "auto" that of the player to move. */
export class PuzzleBoard {
  #puzzles;
  #below;
  #session: PuzzleSession;
  /** of the puzzle that is shown: the solution, and as far as it is asked */
  #nodes: MoveNode[] = [];
  #line: MoveNode[] = [];
  /** the rules of chess did not come */
  #isBroken = false;
  /** what was asked for before they came */
  #early = "";
  #board;
  #place = h("span", { class: "drill__place" });
  #players = h("span", { class: "puzzles__players" });
  #body = h("div", { class: "drill__body" });
  #actions = h("div", { class: "drill__actions" });
  #live = h("div", { class: "visually-hidden", role: "status" });
  #unlisten;

  constructor(root: HTMLElement, puzzles: Puzzle[], below: Side | "auto") {
    this.#puzzles = [...puzzles];
    this.#below = below;
    this.#session = logic.beginPuzzles(puzzles.length);
    const place = h("div", { class: "stage__board" });
    const panel = h(
      "section",
      { class: "drill puzzles__panel" },
      h("div", { class: "puzzles__head" }, this.#place, this.#players),
      this.#body,
      this.#actions,
      this.#live,
    );
    root.replaceChildren(root.querySelector("h1") ?? "", h("div", { class: "stage" }, place), panel);
    root.classList.add("is-live");
    const [first] = puzzles;
    this.#board = new Board(place, { orientation: this.#side(first), onStep: () => false });
    this.#unlisten = listen((action) => this.#act(action), KEYS);
    this.#turnTo(this.#session);
  }

  /** More of them: they are asked after the others. */
  add(puzzles: Puzzle[]) {
    const wasLast = this.#session.at + 1 >= this.#puzzles.length;
    this.#puzzles.push(...puzzles);
    const session = logic.morePuzzles(this.#session, this.#puzzles.length);
    if (session !== this.#session) return void this.#turnTo(session);
    this.#drawPlace();
    if (wasLast) this.#drawButtons();
  }

  #side({ fen }: Puzzle): Side {
    return this.#below === "auto" ? turn(fen) : this.#below;
  }

  get #puzzle() {
    return this.#puzzles[Math.min(this.#session.at, this.#puzzles.length - 1)];
  }

  /** Another puzzle. */
  async #turnTo(session: PuzzleSession) {
    this.#session = session;
    const puzzle = this.#puzzle;
    if (session.phase === "done") return this.#draw();
    this.#nodes = [];
    this.#isBroken = false;
    this.#early = "";
    this.#line = [];
    if (this.#side(puzzle) !== this.#board.orientation()) this.#board.flip();
    this.#draw();
    const rules = await loadRules().catch(() => null);
    if (this.#puzzle !== puzzle) return;
    this.#isBroken = !rules;
    if (!rules) return this.#draw();
    this.#nodes = rules.line(puzzle.fen, puzzle.solution, puzzle.variant);
    this.#line = logic.askedLine(puzzle, this.#nodes);
    this.#draw();
    if (this.#early) this.#act(this.#early);
  }

  #show(session: PuzzleSession) {
    this.#session = session;
    this.#draw();
  }

  #act(name: string): boolean {
    if (name === "type") return this.#type();
    const session = this.#session;
    if (this.#isBroken && name === "retry") {
      this.#turnTo(session);
      return true;
    }
    if (!this.#line.length && name !== "again") {
      this.#early = name;
      return false;
    }
    if (!logic.isPuzzleOffered(name, session)) return false;
    if (name === "hint") this.#show(logic.hintPuzzle(session));
    else if (name === "show") this.#show(logic.showPuzzle(session));
    else if (name === "retry") this.#show(logic.retryPuzzle(session));
    else if (name === "next") this.#turnTo(logic.nextPuzzle(session, this.#puzzles.length));
    else this.#turnTo(logic.beginPuzzles(this.#puzzles.length));
    if (document.activeElement === document.body) this.#focusButton();
    return true;
  }

  /** Open the field for a typed move; false if no move is asked now. */
  #type(): boolean {
    const isAsking = this.#session.phase === "asking" && this.#line.length > 0;
    if (isAsking) this.#board.type();
    return isAsking;
  }

  #draw() {
    const held = document.activeElement?.closest(".move-field");
    const { phase } = this.#session;
    this.#drawPlace();
    this.#players.textContent = phase === "done" ? "" : this.#puzzle.players;
    this.#drawBoard();
    this.#body.replaceChildren(...(phase === "done" ? this.#sum() : this.#said()));
    this.#drawButtons();
    tell(this.#live, readable([...this.#body.children].map((part) => part.textContent).join(" ")));
    if (held && document.activeElement === document.body) this.#focusButton();
  }

  #drawPlace() {
    const all = this.#puzzles.length;
    this.#place.textContent = t("count-of", { count: Math.min(this.#session.at + 1, all), all });
  }

  #drawButtons() {
    const held = this.#actions.contains(document.activeElement);
    this.#actions.replaceChildren(...this.#buttons().map((each) => button(each, (name) => this.#act(name))));
    if (held) this.#focusButton();
  }

  #focusButton() {
    this.#actions.querySelector("button")?.focus({ preventScroll: true });
  }

  #drawBoard() {
    const { phase, step, given } = this.#session;
    const fen = logic.positionOf(this.#puzzle, this.#session, this.#line);
    if (phase === "done") return this.#board.setInput(null);
    const reply = step ? this.#line[2 * step - 1] : null;
    const classification = phase === "solved" ? "best" : null;
    if (given) this.#board.update({ fen: given.fen, move: given, classification });
    else this.#board.update({ fen, move: reply, arrows: this.#arrows() });
    const { variant } = this.#puzzle;
    const onMove = (node: MoveNode) => {
      this.#show(logic.answerPuzzle(this.#session, node, this.#line, this.#puzzle));
      return true;
    };
    this.#board.setInput(phase === "asking" && this.#line.length ? { variant, fen, onMove } : null);
  }

  #arrows(): BoardArrow[] {
    const { phase, hints, step } = this.#session;
    const uci = this.#line[2 * step]?.uci ?? "";
    const [from, to] = [uci.slice(0, 2), uci.slice(2, 4)];
    if (phase === "shown" || hints === logic.MOST_HINTS) return [{ from, to, color: "best" }];
    return hints ? [{ from, to: from, color: "green" }] : [];
  }

  #said(): HTMLElement[] {
    const { phase, step, given, hints } = this.#session;
    const fen = logic.positionOf(this.#puzzle, this.#session, this.#line);
    const wanted = this.#line[2 * step];
    const question =
      step && phase !== "solved" && phase !== "shown"
        ? t("drill-go-on", { move: this.#line[2 * step - 2].san, reply: this.#line[2 * step - 1].san })
        : "";
    const parts: HTMLElement[] = [
      h(
        "p",
        { class: "drill__task" },
        h("strong", {}, t("drill-to-play", { number: moveNumber(fen), side: turn(fen) })),
        question && ` ${question}`,
      ),
    ];
    if (this.#isBroken) return [...parts, feedback("bad", h("strong", {}, t("board-no-rules")))];
    if (phase === "wrong" && given) {
      const isOther = logic.isOneOfSeveral(this.#puzzle, this.#session);
      const words = t(isOther ? "puzzle-other" : "puzzle-wrong", { move: given.san });
      parts.push(feedback(isOther ? "told" : "bad", h("strong", {}, words)));
    }
    if (phase === "solved" && given)
      parts.push(feedback("good", h("strong", {}, t("drill-best", { move: given.san }))));
    if (phase === "shown")
      parts.push(feedback("told", h("strong", {}, t("drill-shown", { move: wanted.san }))));
    if (phase === "solved" || phase === "shown") return [...parts, ...this.#explained()];
    if (!hints || !wanted) return parts;
    const piece = (pieces(fen)[wanted.uci.slice(0, 2)] ?? "").toLowerCase();
    const hint =
      hints < logic.MOST_HINTS
        ? t("drill-hint-piece", { piece, square: wanted.uci.slice(0, 2) })
        : t("drill-hint-square", { square: wanted.uci.slice(2, 4) });
    return [...parts, h("p", { class: "drill__hint" }, hint)];
  }

  /** The solution, why the move of the game was worse, and the way to the game. */
  #explained(): HTMLElement[] {
    const { fen, played, why, game } = this.#puzzle;
    const nodes = this.#nodes.slice(0, WRITTEN);
    const before = (at: number) => (at ? nodes[at - 1].fen : fen);
    const line = nodes
      .map(({ san }, at) => (at && turn(before(at)) === "black" ? san : `${numberBefore(before(at))}${san}`))
      .join(" ");
    return [
      h("p", { class: "puzzles__line" }, shown(line)),
      ...(why
        ? [h("p", { class: "drill__reason" }, played && h("strong", {}, written(played)), " – ", why)]
        : []),
      ...(game
        ? [h("p", {}, h("a", { href: game, target: "_blank", rel: "noopener" }, t("embed-open")))]
        : []),
    ];
  }

  #sum(): HTMLElement[] {
    const { results } = this.#session;
    const solved = results.filter(Boolean).length;
    return [
      h("p", { class: "drill__task" }, h("strong", {}, t("puzzle-done", { solved, count: results.length }))),
    ];
  }

  #buttons(): ButtonOf[] {
    const { phase, hints, at } = this.#session;
    const on = at + 1 < this.#puzzles.length ? "next" : "finish";
    if (this.#isBroken) return [["retry", true]];
    if (phase === "done") return [["again", true]];
    if (phase === "solved" || phase === "shown") return [[on, true]];
    const help: ButtonOf[] = hints < logic.MOST_HINTS ? [["hint", false]] : [];
    const open: ButtonOf[] = [...help, ["show", false], [on === "next" ? "skip" : "finish", false]];
    return phase === "wrong" ? [["retry", true], ...open] : open;
  }

  close() {
    this.#unlisten();
  }
}

const feedback = (tone: string, words: HTMLElement): HTMLElement =>
  h(
    "div",
    { class: "drill__feedback", data: { tone } },
    tone === "good" ? badge("best", { label: false, size: 22 }) : null,
    h("p", {}, words),
  );
