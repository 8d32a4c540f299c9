/**
 * The board with everything that belongs to it: players, bar, controls, graph, moves. Shared by the review
 * page and the embed. Owns the view (where a person looks) and draws what showing.ts says; knows no address
 * and no network. What happens on it is told by name (`on`), one way.
 */

import { createBar } from "../board/bar.ts";
import { Board } from "../board/board.ts";
import { createControls } from "../board/controls.ts";
import { createPlayer } from "../board/players.ts";
import type { BoardArrow, EngineLook, LentLook, Loan, Noted, OwnLines, Sure } from "../board/types.ts";
import { h } from "../lib/dom.ts";
import { createGraph } from "../panels/graph.ts";
import { createMoves } from "../panels/moves.ts";
import type { Said } from "../panels/types.ts";
import type { Begun, MoveNode, ScoredLine, State, View } from "../state/types.ts";
import { atPly, enter, fenAt, lastPly, onBoard, START, step } from "../state/view.ts";
import type { Game, Side } from "../wire.ts";
import { betterAt, shownOf, spokenOf, stepFrom, stepped } from "./stage_look.ts";

/** A part of the page that follows state and view. */
interface StagePanel {
  update(state: Begun, view: View): void;
}

/** null where it is another position. */
type SureLook = (fen: string) => Sure | null;

/**
 * What the stage remembers. `peeked` is looked at, with `marks`; `told` takes moves; `moved`: a person has
 * gone anywhere.
 */
interface StageMemory {
  state: State | null;
  view: View;
  frame: number;
  drawn: boolean;
  moved: boolean;
  peeked: MoveNode | null;
  marks: BoardArrow[];
  /** what a reader has drawn, until the position changes */
  strokes: BoardArrow[];
  loan: (() => LentLook) | null;
  own: OwnLines | null;
  noted: Noted | null;
  onTry: ((node: MoveNode) => boolean) | null;
  look: EngineLook;
  sure: SureLook;
  extras: StagePanel[];
  /** of a game that has grown */
  growth: Promise<{ take(before: Game, state: Begun): Promise<void> }> | null;
}

/** What the stage tells, by name: nobody answers. */
interface StageEvents {
  /** A person looks elsewhere. */
  view: View;
  /** An own variation shall go: where it leaves the game and its UCI moves. */
  remove: { base: number; path: string[] };
  /** There is no further key moment that way. */
  noKey: 1 | -1;
  /** The board is lent from now on. */
  lent: null;
}

export class Stage {
  readonly parts: Record<"board" | "controls" | "moves", HTMLElement> & { graph: HTMLElement | null };
  #now: StageMemory = {
    state: null,
    view: START,
    frame: 0,
    drawn: false,
    moved: false,
    peeked: null,
    marks: [],
    strokes: [],
    loan: null,
    own: null,
    noted: null,
    onTry: null,
    look: () => null,
    sure: () => null,
    extras: [],
    growth: null,
  };
  #events = new EventTarget();
  #bar = createBar();
  #strips = [createPlayer(), createPlayer()];
  #live = h("div", { class: "visually-hidden", "aria-live": "polite" });
  #controls = createControls((action) => this.perform(action));
  #moves;
  #board;
  #graph;

  /** `wheel` false: it scrolls the page and does not step. `said`: what the list of moves says of faults. */
  constructor({
    orientation = "white" as Side,
    graph = true,
    wheel = true,
    said = null as Said | null,
  } = {}) {
    const place = h("div", { class: "stage__board" });
    const [top, bottom] = this.#strips;
    const table = h(
      "div",
      { class: "stage" },
      top.element,
      h("div", { class: "stage__middle" }, this.#bar.element, place),
      bottom.element,
      this.#live,
    );
    this.#board = new Board(place, { orientation, onStep: (delta) => wheel && this.#stepBy(delta) });
    this.#graph = graph ? this.#newGraph() : null;
    this.#moves = createMoves(
      (target) => this.show(target),
      (base, path) => this.#tell("remove", { base, path }),
      said,
    );
    this.parts = {
      board: table,
      controls: this.#controls.element,
      graph: this.#graph?.element ?? null,
      moves: this.#moves.element,
    };
  }

  #newGraph() {
    return createGraph(
      (ply) => this.showPly(ply),
      () => this.#draw(),
    );
  }

  on<K extends keyof StageEvents>(name: K, listener: (detail: StageEvents[K]) => void) {
    this.#events.addEventListener(name, (event) => listener((event as CustomEvent).detail));
  }

  #tell<K extends keyof StageEvents>(name: K, detail: StageEvents[K]) {
    this.#events.dispatchEvent(new CustomEvent(name, { detail }));
  }

  /** The state as soon as its game is known. */
  get #ready() {
    const { state } = this.#now;
    return state?.game ? state : null;
  }

  /** False at either end of the game, so that a wheel scrolls the page on. */
  #stepBy(delta: number) {
    const next = this.#ready && stepFrom(this.#ready, this.#now.view, delta);
    return Boolean(next && this.show(next));
  }

  /** Look elsewhere; false while that cannot be. */
  show(next: View) {
    const now = this.#now;
    if (!now.state?.game || now.loan) return false;
    now.peeked = null;
    const moved = next.ply !== now.view.ply || next.branch !== now.view.branch;
    now.view = next;
    if (moved) {
      now.moved = true;
      now.strokes = [];
      this.#tell("view", next);
    }
    this.#draw();
    return true;
  }

  showPly(ply: number) {
    return Boolean(this.#ready && this.show(atPly(this.#ready, ply)));
  }

  /** Draw a newer state, those of one frame at once. */
  update(next: State) {
    const before = this.#now.state?.game;
    this.#now.state = next;
    if (!before && next.game) this.#takeMoves();
    if (before && next.game !== before) this.#grew(before, next as Begun);
    this.#now.frame ||= requestAnimationFrame(() => this.#draw());
  }

  /** The game goes on, or was corrected. */
  async #grew(before: Game, state: Begun) {
    const now = this.#now;
    if (now.view.ply > lastPly(state)) {
      now.view = atPly(state, now.view.ply);
      this.#tell("view", now.view);
    }
    now.growth ??= import("./growing.ts").then(({ Growth }) => new Growth(this));
    await now.growth.then(
      (growth) => growth.take(before, state),
      () => {
        now.growth = null; // offline: the next move asks again
      },
    );
  }

  #draw() {
    const now = this.#now;
    cancelAnimationFrame(now.frame);
    now.frame = 0;
    const state = this.#ready;
    if (!state) return;
    if (now.loan) return this.#drawLoan();
    this.#drawBoard();
    this.#graph?.update(state, now.view);
    for (const panel of now.extras) panel.update(state, now.view);
    this.#moves.update(state, now.view, now.own, now.noted);
    if (now.moved) this.#announce(spokenOf(state, now.view));
    now.drawn = true;
  }

  #drawBoard() {
    const { view, peeked, marks, strokes, noted, look, sure, drawn, loan } = this.#now;
    const state = this.#ready;
    if (!state || loan) return;
    const fen = peeked?.fen ?? onBoard(state, view).fen;
    const shown = shownOf(state, view, peeked, look, marks, sure(fen));
    const arrows = [...shown.board.arrows, ...((!peeked && noted?.arrows(view)) || []), ...strokes];
    this.#board.update({ ...shown.board, arrows, animate: drawn });
    this.#drawStrips(state, shown.board.fen, shown.ply);
    this.#bar.update({ ...shown.bar, orientation: this.orientation() });
  }

  #drawStrips(state: Begun, fen: string, ply: number) {
    const sides: Side[] = this.orientation() === "white" ? ["black", "white"] : ["white", "black"];
    this.#strips.forEach((strip, index) => {
      strip.update({ state, side: sides[index], fen, ply });
    });
  }

  /** Said anew when the verdict comes. */
  #announce(words: string) {
    if (this.#live.textContent !== words) this.#live.textContent = words;
  }

  /** Moves played on the board of the game; on a mere look they are refused. */
  #takeMoves() {
    const { state, onTry } = this.#now;
    this.#board.setInput(
      onTry && state?.game
        ? { variant: state.game.variant, onMove: (node) => !this.#now.peeked && onTry(node) }
        : null,
    );
  }

  /** Put a move of some line on the board for a look, with what is marked meanwhile; null takes it back. */
  peek(node: MoveNode | null, marks = [] as BoardArrow[]) {
    const now = this.#now;
    if (node === now.peeked && !marks.length && !now.marks.length) return;
    Object.assign(now, { peeked: node, marks });
    this.#drawBoard();
  }

  /** What a reader draws on this position, beside what stands there. */
  sketch(strokes: BoardArrow[]) {
    this.#now.strokes = strokes;
    this.#drawBoard();
  }

  /**
   * Lend the board (the drill): until `back()` it shows what `look()` gives, `side` below, no evaluation, and
   * steps through the game do nothing.
   */
  lend({ look, side }: { look: () => LentLook; side: Side }): Loan {
    this.#tell("lent", null);
    const before = this.orientation();
    const turn = (wanted: Side) => {
      if (wanted !== this.orientation()) this.#board.flip();
    };
    this.#now.loan = look;
    turn(side);
    return {
      redraw: () => this.#drawLoan(),
      setInput: (options) => this.#board.setInput(options),
      turn,
      back: () => {
        this.#now.loan = null;
        turn(before);
        this.#takeMoves();
        this.#draw();
      },
    };
  }

  /** Whether the board is lent. */
  isLent = () => this.#now.loan !== null;

  #drawLoan() {
    const state = this.#ready;
    const look = this.#now.loan?.();
    if (!state || !look) return;
    const { ply, state: players = state, ...board } = look;
    this.#board.update(board);
    this.#drawStrips(players, look.fen, ply);
    this.#bar.update({ win: null, line: null, provisional: true, orientation: this.orientation() });
  }

  /** Do what a key or a button says; false where that is nothing here. */
  perform(action: string) {
    const { loan, onTry, view } = this.#now;
    const state = this.#ready;
    if (!state || (loan && action !== "flip" && action !== "type")) return false;
    if (action === "flip") return this.#flip();
    if (action === "type") return Boolean(onTry && this.#board.type());
    if (action === "best") return this.#playBest(state);
    if (action === "leave" && this.#board.letGo()) return true;
    const next = stepped(state, view, action);
    if (next) return this.show(next);
    if (next === null && action !== "leave") this.#tell("noKey", action === "nextKey" ? 1 : -1);
    return false;
  }

  #flip() {
    this.#board.flip();
    this.#draw();
    return true;
  }

  /** In a line one step further, else the better move. */
  #playBest(state: Begun) {
    const { view } = this.#now;
    if (view.branch) return view.branch.index < view.branch.nodes.length && this.show(step(state, view, 1));
    const found = betterAt(state, view.ply);
    if (found) this.playLine(found.base, found.line, 1);
    return Boolean(found);
  }

  /** Step into a line that leaves the game at `base`. */
  async playLine(base: number, line: ScoredLine, index: number) {
    const state = this.#ready;
    const before = this.#now.view;
    if (!state) return;
    const { nodesOf } = await import("../chess/lines.ts");
    const nodes = await nodesOf(fenAt(state, base), line.pv, state.game.variant);
    const from = before.branch?.from ?? before.ply;
    if (nodes.length && this.#now.view === before)
      this.show(enter(base, nodes, Math.min(index, nodes.length), { kind: "line", line, from }));
  }

  view = () => this.#now.view;
  orientation = () => this.#board.orientation();
  /** The plies that the graph shows. */
  stretch = () => this.#graph?.stretch() ?? { from: 0, to: 0 };
  revealMove = () => this.#moves.reveal();
  addControl = this.#controls.add;
  close = () => this.#graph?.close();

  /** A panel that follows state and view. */
  add(panel: StagePanel) {
    this.#now.extras.push(panel);
  }

  /** Take moves on the board from now on. */
  play(onTry: (node: MoveNode) => boolean) {
    this.#now.onTry = onTry;
    this.#takeMoves();
  }

  /** Play a move from where the person looks, as a hand would. */
  try = (node: MoveNode) => Boolean(this.#now.onTry?.(node));

  /** The person's own variations for the list of moves. */
  setOwn(own: OwnLines) {
    this.#now.own = own;
    this.#draw();
  }

  /** The owner's notes for the list of moves and the board. */
  setNoted(noted: Noted) {
    this.#now.noted = noted;
    this.#draw();
  }

  /** What the engine in the browser sees of a position; null where it does not look. */
  seen = (fen: string) => this.#now.look(fen);

  /** What an engine in the browser sees. */
  setEngine(look: EngineLook | null) {
    this.#now.look = look ?? (() => null);
    this.#drawBoard();
  }

  /** What is known exactly of a position. */
  setSure(sure: SureLook) {
    this.#now.sure = sure;
    this.#drawBoard();
  }
}
