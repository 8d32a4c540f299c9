/**
 * The board with everything that belongs to it: players, bar, controls, graph, moves. Shared by the review
 * page and the embed. Owns the view (where a person looks) and draws what showing.js says; knows no address
 * and no network. What happens on it is told by name (`on`), one way.
 */

/** @import { BoardArrow, EngineLook, LentLook, Loan, OwnLines, SureLook } from "../../types/board" */
/** @import { StageEvents, StageMemory, StagePanel } from "../../types/board" */
/** @import { Begun, Game, MoveNode, ScoredLine, Side, State, View } from "../../types/state" */

import { h } from "../lib/dom.js";
import { createGraph } from "../panels/graph.js";
import { createMoves } from "../panels/moves.js";
import { atPly, enter, fenAt, lastPly, onBoard, START, step } from "../state/view.js";
import { createBar } from "./bar.js";
import { Board } from "./board.js";
import { createControls } from "./controls.js";
import { createPlayer } from "./players.js";
import { betterAt, shownOf, spokenOf, stepFrom, stepped } from "./showing.js";

export class Stage {
  /** @type {StageMemory} */
  #now = {
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
    told: null,
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
  #moves = createMoves(
    (target) => this.show(target),
    (base, path) => this.#tell("remove", { base, path }),
  );
  #board;
  #graph;

  /** `wheel` false: it scrolls the page and does not step. */
  constructor({ orientation = /** @type {Side} */ ("white"), graph = true, wheel = true } = {}) {
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

  /** @template {keyof StageEvents} K @param {K} name @param {(detail: StageEvents[K]) => void} listener */
  on(name, listener) {
    this.#events.addEventListener(name, (event) => listener(/** @type {CustomEvent} */ (event).detail));
  }

  /** @template {keyof StageEvents} K @param {K} name @param {StageEvents[K]} detail */
  #tell(name, detail) {
    this.#events.dispatchEvent(new CustomEvent(name, { detail }));
  }

  /** The state as soon as its game is known. */
  get #ready() {
    const { state } = this.#now;
    return state?.game ? state : null;
  }

  /** False at either end of the game, so that a wheel scrolls the page on. @param {number} delta */
  #stepBy(delta) {
    const next = this.#ready && stepFrom(this.#ready, this.#now.view, delta);
    return Boolean(next && this.show(next));
  }

  /** Look elsewhere; false while that cannot be. @param {View} next */
  show(next) {
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

  /** @param {number} ply */
  showPly(ply) {
    return Boolean(this.#ready && this.show(atPly(this.#ready, ply)));
  }

  /** Draw a newer state, those of one frame at once. @param {State} next */
  update(next) {
    const before = this.#now.state?.game;
    this.#now.state = next;
    if (!before && next.game) this.#takeMoves();
    if (before && next.game !== before) this.#grew(before, /** @type {Begun} */ (next));
    this.#now.frame ||= requestAnimationFrame(() => this.#draw());
  }

  /** The game goes on, or was corrected. @param {Game} before @param {Begun} state */
  async #grew(before, state) {
    const now = this.#now;
    if (now.view.ply > lastPly(state)) {
      now.view = atPly(state, now.view.ply);
      this.#tell("view", now.view);
    }
    now.growth ??= import("./growing.js").then(({ Growth }) => new Growth(this));
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
    this.#moves.update(state, now.view, now.own);
    if (now.moved) this.#announce(spokenOf(state, now.view));
    now.drawn = true;
  }

  #drawBoard() {
    const { view, peeked, marks, strokes, look, sure, drawn, loan } = this.#now;
    const state = this.#ready;
    if (!state || loan) return;
    const fen = peeked?.fen ?? onBoard(state, view).fen;
    const shown = shownOf(state, view, peeked, look, marks, sure(fen));
    const arrows = [...shown.board.arrows, ...strokes];
    this.#board.update({ ...shown.board, arrows, animate: drawn });
    this.#drawStrips(state, shown.board.fen, shown.ply);
    this.#bar.update({ ...shown.bar, orientation: this.orientation() });
  }

  /** @param {Begun} state @param {string} fen @param {number} ply */
  #drawStrips(state, fen, ply) {
    /** @type {Side[]} */
    const sides = this.orientation() === "white" ? ["black", "white"] : ["white", "black"];
    this.#strips.forEach((strip, index) => {
      strip.update({ state, side: sides[index], fen, ply });
    });
  }

  /** Said anew when the verdict comes. @param {string} words */
  #announce(words) {
    if (this.#live.textContent !== words) this.#live.textContent = words;
  }

  /** Moves played on the board of the game; on a mere look they are refused. */
  #takeMoves() {
    const { state, told } = this.#now;
    this.#board.setInput(
      told && state?.game
        ? { variant: state.game.variant, onMove: (node) => !this.#now.peeked && told(node) }
        : null,
    );
  }

  /**
   * Put a move of some line on the board for a look, with what is marked meanwhile; null takes it back.
   * @param {MoveNode | null} node
   */
  peek(node, marks = /** @type {BoardArrow[]} */ ([])) {
    const now = this.#now;
    if (node === now.peeked && !marks.length && !now.marks.length) return;
    Object.assign(now, { peeked: node, marks });
    this.#drawBoard();
  }

  /** What a reader draws on this position, beside what stands there. @param {BoardArrow[]} strokes */
  sketch(strokes) {
    this.#now.strokes = strokes;
    this.#drawBoard();
  }

  /**
   * Lend the board (the drill): until `back()` it shows what `look()` gives, `side` below, no evaluation, and
   * steps through the game do nothing.
   * @param {{ look: () => LentLook, side: Side }} wish @returns {Loan}
   */
  lend({ look, side }) {
    this.#tell("lent", null);
    const before = this.orientation();
    /** @param {Side} wanted */
    const turn = (wanted) => {
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

  #drawLoan() {
    const state = this.#ready;
    const look = this.#now.loan?.();
    if (!state || !look) return;
    const { ply, ...board } = look;
    this.#board.update(board);
    this.#drawStrips(state, look.fen, ply);
    this.#bar.update({ win: null, line: null, provisional: true, orientation: this.orientation() });
  }

  /** Do what a key or a button says; false where that is nothing here. @param {string} action */
  perform(action) {
    const { loan, told, view } = this.#now;
    const state = this.#ready;
    if (!state || (loan && action !== "flip" && action !== "type")) return false;
    if (action === "flip") return this.#flip();
    if (action === "type") return Boolean(told && this.#board.type());
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

  /** In a line one step further, else the better move. @param {Begun} state */
  #playBest(state) {
    const { view } = this.#now;
    if (view.branch) return view.branch.index < view.branch.nodes.length && this.show(step(state, view, 1));
    const found = betterAt(state, view.ply);
    if (found) this.playLine(found.base, found.line, 1);
    return Boolean(found);
  }

  /**
   * Step into a line that leaves the game at `base`.
   * @param {number} base @param {ScoredLine} line @param {number} index
   */
  async playLine(base, line, index) {
    const state = this.#ready;
    const before = this.#now.view;
    if (!state) return;
    const { nodesOf } = await import("../chess/lines.js");
    const nodes = await nodesOf(fenAt(state, base), line.pv, state.game.variant);
    if (nodes.length && this.#now.view === before)
      this.show(enter(base, nodes, Math.min(index, nodes.length), { kind: "line", line }));
  }

  view = () => this.#now.view;
  orientation = () => this.#board.orientation();
  /** The plies that the graph shows. */
  stretch = () => this.#graph?.stretch() ?? { from: 0, to: 0 };
  revealMove = () => this.#moves.reveal();
  addControl = this.#controls.add;
  close = () => this.#graph?.close();

  /** A panel that follows state and view. @param {StagePanel} panel */
  add(panel) {
    this.#now.extras.push(panel);
  }

  /** Take moves on the board from now on. @param {(node: MoveNode) => boolean} told */
  play(told) {
    this.#now.told = told;
    this.#takeMoves();
  }

  /** Play a move from where the person looks, as a hand would. @param {MoveNode} node */
  try = (node) => Boolean(this.#now.told?.(node));

  /** The person's own variations for the list of moves. @param {OwnLines} own */
  setOwn(own) {
    this.#now.own = own;
    this.#draw();
  }

  /** What an engine in the browser sees. @param {EngineLook | null} look */
  setEngine(look) {
    this.#now.look = look ?? (() => null);
    this.#drawBoard();
  }

  /** What is known exactly of a position. @param {SureLook} sure */
  setSure(sure) {
    this.#now.sure = sure;
    this.#drawBoard();
  }
}
