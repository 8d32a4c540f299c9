/**
 * The board with everything that belongs to it: players, bar, controls, graph, moves, verdict. Shared by the review
 * page and the embed. Owns the view (where a person looks) and draws the state; knows no address and no network.
 */

import { createBar } from "./bar.js";
import { createBoard } from "./board.js";
import { CLASSES, FAULTS } from "../chess/classes.js";
import { createControls } from "./controls.js";
import { h } from "../lib/dom.js";
import { score } from "../lib/format.js";
import { createGraph } from "../panels/graph.js";
import { t } from "../lib/i18n.js";
import { createMoves } from "../panels/moves.js";
import { createPlayer } from "./players.js";
import { spoken } from "../chess/position.js";
import {
  atPly,
  bestLine,
  enter,
  fenAt,
  lastPly,
  nextKey,
  onBoard,
  START,
  step,
  winAt,
} from "../state/view.js";

/**
 * Returns {parts, update(state), perform(action), show(view), view(), close}. `parts`: board (strips, bar, board),
 * controls, graph, moves. `extras`: panels with update(state, view). `onView(view)` is told when a person moves.
 */
export function createStage({
  orientation = "white",
  graph: withGraph = true,
  onView = () => {},
  actions = {},
} = {}) {
  let state = null;
  let view = START;
  let frame = 0;
  let first = true;
  let stepped = false;
  let peeked = null;
  let loan = null;
  let own = null;
  let onMove = null;
  let engineLook = () => null;
  const extras = [];
  const bar = createBar();
  const [top, bottom] = [createPlayer(), createPlayer()];
  const live = h("div", { class: "visually-hidden", "aria-live": "polite" });
  const boardPlace = h("div", { class: "stage__board" });
  const table = h(
    "div",
    { class: "stage" },
    top.element,
    h("div", { class: "stage__middle" }, bar.element, boardPlace),
    bottom.element,
    live,
  );
  const board = createBoard(boardPlace, { orientation, onStep: stepBy });
  const controls = createControls(perform);
  const graph = withGraph ? createGraph((ply) => show(atPly(state, ply))) : null;
  const moves = createMoves(
    (target) => show(target),
    (base, path) => actions.remove?.(base, path),
  );

  /** False at either end of the game, so that a wheel scrolls the page on. */
  function stepBy(delta) {
    if (!state?.game || loan) return false;
    const next = step(state, view, delta);
    if (next.ply === view.ply && next.branch?.index === view.branch?.index) return false;
    return show(next);
  }

  function show(next) {
    if (!state?.game || loan) return;
    peeked = null;
    const moved = next.ply !== view.ply || next.branch !== view.branch;
    view = next;
    if (moved) {
      stepped = true;
      onView(view);
    }
    draw();
  }

  function update(next) {
    const fresh = !state?.game && next.game;
    state = next;
    if (fresh) takeMoves();
    frame ||= requestAnimationFrame(draw);
  }

  function draw() {
    cancelAnimationFrame(frame);
    frame = 0;
    if (!state?.game) return;
    if (loan) return drawLoan();
    drawBoard();
    graph?.update(state, view);
    for (const panel of extras) panel.update(state, view);
    moves.update(state, view, own);
    announce();
    first = false;
  }

  function drawBoard() {
    const { fen, move, main, ply } = peeked
      ? { ...onBoard(state, view), fen: peeked.fen, move: peeked, main: false }
      : onBoard(state, view);
    const verdict = main ? state.moves[ply - 1] : null;
    const seen = engineLook(fen);
    board.update({
      fen,
      move,
      classification: verdict?.classification ?? null,
      arrows: peeked ? [] : [...arrowsOf(state, view, seen ? null : verdict), ...(seen?.arrows ?? [])],
      animate: !first,
    });
    const sides = board.orientation() === "white" ? ["black", "white"] : ["white", "black"];
    [top, bottom].forEach((strip, index) => strip.update({ state, side: sides[index], fen, ply }));
    if (seen?.line) return bar.update({ win: seen.win, line: seen.line, orientation: board.orientation() });
    const line = view.branch?.kind === "line" ? view.branch.line : bestLine(state.positions[ply]);
    const win = winAt(state, ply);
    const elsewhere = Boolean(view.branch) && view.branch.kind !== "line"; // nobody has looked at this very position
    return bar.update({
      win: win?.win,
      line,
      provisional: win?.provisional || elsewhere,
      orientation: board.orientation(),
    });
  }

  /** Moves played on the board of the game: `onMove(node)` is told; a move on a mere look is refused. */
  function takeMoves() {
    board.setInput(
      onMove && state?.game
        ? { variant: state.game.variant, onMove: (uci, san, fen, node) => !peeked && onMove(node) }
        : null,
    );
  }

  /** Put a move of some line on the board for a look; null takes it back. */
  function peek(node) {
    if (node === peeked) return;
    peeked = node;
    if (state?.game && !loan) drawBoard();
  }

  /**
   * Lend the board (the drill): until `back()` it shows what `look()` gives ({fen, move, ply, arrows, classification}),
   * `side` below, no evaluation, and steps through the game do nothing.
   */
  function lend({ look, side }) {
    actions.lent?.();
    const before = board.orientation();
    const turnTo = (wanted) => wanted !== board.orientation() && board.flip();
    loan = { look };
    turnTo(side);
    return {
      redraw: drawLoan,
      setInput: board.setInput,
      turn: turnTo,
      back() {
        loan = null;
        turnTo(before);
        takeMoves();
        draw();
      },
    };
  }

  function drawLoan() {
    const { fen, move, ply, classification = null, arrows = [] } = loan.look();
    board.update({ fen, move, classification, arrows });
    const sides = board.orientation() === "white" ? ["black", "white"] : ["white", "black"];
    [top, bottom].forEach((strip, index) => strip.update({ state, side: sides[index], fen, ply }));
    bar.update({ win: null, line: null, provisional: true, orientation: board.orientation() });
  }

  /** What a screen reader says of the place, once a person has gone anywhere; said anew when the verdict comes. */
  function announce() {
    if (!stepped) return;
    const { move, ply, main } = onBoard(state, view);
    const verdict = main ? state.moves[ply - 1]?.classification : null;
    const line = main ? bestLine(state.positions[ply]) : null;
    const words = [
      move ? spoken(move.san) : t("stage-start"),
      verdict && CLASSES[verdict].name,
      line && t("stage-evaluation", { score: score(line) }),
    ];
    const text = words.filter(Boolean).join(", ");
    if (live.textContent !== text) live.textContent = text;
  }

  const ACTIONS = {
    previous: () => show(step(state, view, -1)),
    next: () => show(step(state, view, 1)),
    first: () => show(atPly(state, 0)),
    last: () => show(atPly(state, lastPly(state))),
    nextKey: () => jump(1),
    previousKey: () => jump(-1),
    leave: () => board.letGo() || (view.branch ? show(atPly(state, view.branch.base)) : false),
    best: () => playBest(),
    flip: () => {
      board.flip();
      draw();
    },
  };

  function jump(direction) {
    const ply = nextKey(state, view.ply, direction);
    return ply === null ? (actions.noKey?.(direction) ?? false) : show(atPly(state, ply));
  }

  /** The better move where the played one was not best; else one step further in a line, or the line from here. */
  function playBest() {
    if (view.branch)
      return view.branch.index < view.branch.nodes.length
        ? show(step(state, view, 1))
        : (actions.further?.() ?? false);
    const verdict = state.moves[view.ply - 1];
    const played = view.ply > 0 ? state.game.moves[view.ply - 1] : null;
    const behind = verdict?.best && verdict.best.uci !== played.uci;
    const base = behind ? view.ply - 1 : view.ply;
    const line = bestLine(state.positions[base]);
    return line?.pv.length ? playLine(base, line, 1) : false;
  }

  async function playLine(base, line, index) {
    const before = view;
    const { nodesOf } = await import("../chess/lines.js");
    const nodes = await nodesOf(fenAt(state, base), line.pv, state.game.variant);
    if (nodes.length && view === before)
      show(enter(base, nodes, Math.min(index, nodes.length), { kind: "line", line }));
  }

  function perform(action) {
    if (!state?.game || (loan && action !== "flip" && action !== "type")) return false;
    const run = actions[action] ?? ACTIONS[action];
    return run ? run() : false;
  }

  return {
    parts: { board: table, controls: controls.element, graph: graph?.element ?? null, moves: moves.element },
    add: (panel) => extras.push(panel),
    update,
    perform,
    show,
    peek,
    lend,
    playLine,
    revealMove: moves.reveal,
    view: () => view,
    orientation: board.orientation,
    /** Take moves on the board from now on. */
    play(told) {
      onMove = told;
      takeMoves();
    },
    type: board.type,
    /** The person's own variations for the list of moves (moves.js). */
    setOwn(next) {
      own = next;
      draw();
    },
    /** What an engine in the browser sees: `look(fen)` gives {line, win, arrows} or null. */
    setEngine(look) {
      engineLook = look ?? (() => null);
      if (state?.game && !loan) drawBoard();
    },
    addControl: controls.add,
    close: () => graph?.close(),
  };
}

/** The PGN's arrows and squares, and the engine's better move after a fault. */
function arrowsOf(state, view, verdict) {
  if (view.branch) return [];
  const own = view.ply ? state.game.moves[view.ply - 1].arrows : state.game.arrows;
  const arrows = own.map((arrow) => ({
    ...arrow,
    color: ["green", "red", "blue", "yellow"].includes(arrow.color) ? arrow.color : "green",
  }));
  if (verdict?.best && FAULTS.includes(verdict.classification)) {
    arrows.push({ from: verdict.best.uci.slice(0, 2), to: verdict.best.uci.slice(2, 4), color: "best" });
  }
  return arrows;
}
