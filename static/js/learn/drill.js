/**
 * Learning from one's mistakes, on the page: borrows the board of the stage, asks the positions before the faults of one
 * side, takes answers and says what they are worth. Loaded when asked for. What counts is drill_logic.js, who judges an
 * answer that the review does not know drill_judge.js, what it looks like drill_panel.js.
 */

import { createJudge } from "./judge.js";
import * as logic from "./tasks.js";
import { createPanel } from "./panel.js";
import { FAULTS } from "../chess/classes.js";
import { LOSS_BELOW } from "../chess/expected.js";
import { fenAt } from "../state/view.js";

/**
 * `stage` lends the board, `state()` is the newest state, `side` whose faults are asked (null: the side with more); `onSide(side)` is told
 * of the choice, `leave(ply)` of the end. Returns {element, update(), perform(action), ply(), close(), focus()}.
 */
export function openDrill({ stage, state, side, onSide, leave }) {
  let chosen = Boolean(side);
  let session = logic.begin(state(), side ?? logic.defaultSide(state()));
  let peeked = null;
  let last = session.ply;
  let explained = false;
  const judge = createJudge();
  const panel = createPanel({ act, peek, state });
  const loan = stage.lend({ look, side: session.side });
  onSide(session.side);

  function show(next = session) {
    if (next !== session) explained = next.phase === "wrong" && explained && next.given === session.given;
    session = next;
    last = session.ply ?? last;
    peeked = null;
    const asking = session.phase === "asking";
    loan.setInput(
      asking
        ? { variant: state().game.variant, fen: base(), onMove: (uci, san, fen, node) => answer(node) }
        : null,
    );
    draw();
  }

  function draw() {
    loan.redraw();
    panel.update(state(), session, { explained });
  }

  const base = () => (last === null ? state().game.start_fen : fenAt(state(), last - 1));

  /** What stands on the board: a move that is looked at, the answer, or the position that is asked. */
  function look() {
    const ply = last === null ? 0 : last - 1;
    if (peeked) return { fen: peeked.fen, move: peeked, ply };
    const { given } = session;
    if (given)
      return {
        fen: given.fen,
        move: given,
        ply,
        classification:
          session.phase === "checking" || given.good === null ? null : badgeOf(given, state(), session),
      };
    return { fen: base(), move: ply ? state().game.moves[ply - 1] : null, ply, arrows: arrows() };
  }

  function arrows() {
    const best = session.ply === null ? null : state().moves[session.ply - 1].best.uci;
    if (!best) return [];
    const [from, to] = [best.slice(0, 2), best.slice(2, 4)];
    if (session.phase === "shown" || session.hints === 2) return [{ from, to, color: "best" }];
    return session.hints === 1 ? [{ from, to: from, color: "green" }] : [];
  }

  function answer(node) {
    show(logic.check(session, node));
    const asked = session;
    weigh(asked).then((verdict) => {
      if (session === asked) show(logic.judge(session, verdict));
    });
    return true;
  }

  async function weigh({ ply, given }) {
    const known = logic.byReview(state(), ply, given.uci);
    if (known) return known;
    const best = state().moves[ply - 1].best.uci;
    return judge.weigh({
      fen: fenAt(state(), ply - 1),
      variant: state().game.variant,
      best,
      own: given,
      nodes: state().plan?.nodes,
    });
  }

  function peek(node) {
    peeked = node;
    loan.redraw();
  }

  const ACTS = {
    hint: () => isOpen() && show(logic.hint(session)),
    show: () => isOpen() && show(logic.show(session)),
    next: () =>
      session.phase !== "done" && session.phase !== "checking" && show(logic.next(state(), session)),
    retry: () => ["wrong", "unknown"].includes(session.phase) && show(logic.retry(session)),
    why: () => {
      if (session.phase !== "wrong" || explained) return false;
      explained = true;
      return draw();
    },
    again: () => show(logic.begin(state(), session.side)),
    open: () => show(logic.next(state(), session)),
    white: () => choose("white"),
    black: () => choose("black"),
    leave: () => leave(last),
  };

  const isOpen = () => ["asking", "wrong", "unknown"].includes(session.phase);

  function act(name) {
    const result = ACTS[name]?.();
    panel.focusAfter(name);
    return result;
  }

  function choose(side) {
    chosen = true;
    turnTo(side);
  }

  function turnTo(side) {
    if (side === session.side) return;
    loan.turn(side);
    onSide(side);
    show(logic.begin(state(), side));
  }

  show();
  return {
    element: panel.element,
    /** New events: the list grows; a question that waited for the first fault begins. */
    update() {
      const side = chosen ? session.side : logic.defaultSide(state());
      if (last !== null || !logic.tasks(state(), side).length) return draw();
      return side === session.side ? show(logic.begin(state(), side)) : turnTo(side);
    },
    /** True where the key is the drill's own; nothing else of the page may answer, or it would spoil. */
    perform(action) {
      const own = { nextKey: "next", best: session.phase === "asking" ? null : "next", leave: "leave" }[
        action
      ];
      if (own) act(own);
      return Boolean(own);
    },
    act,
    focus: panel.focus,
    close() {
      judge.close();
      loan.back();
    },
  };
}

function badgeOf(given, state, session) {
  if (given.played) return state.moves[session.ply - 1].classification;
  const id = Object.keys(LOSS_BELOW).find((name) => given.loss < LOSS_BELOW[name]) ?? "blunder";
  const fault = FAULTS.includes(id);
  if (given.good) return fault ? "okay" : id;
  return fault ? id : "inaccuracy";
}
