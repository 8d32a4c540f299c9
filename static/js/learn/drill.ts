/**
 * Learning from one's mistakes, on the page: borrows the board of the stage, asks the positions before the
 * faults of one side, takes answers and says what they are worth. Loaded when asked for. What counts is
 * tasks.ts, who judges an answer that the review does not know judge.ts, what it looks like look.ts and
 * panel.ts.
 */

import { defaultSide } from "../state/askable.ts";
import { ratingOf } from "../state/own_rating.ts";
import { drillsMild, setDrillsMild } from "../state/settings.ts";
import type { Begun, MoveNode } from "../state/types.ts";
import type { Side } from "../wire.ts";
import { answerTo, createJudge } from "./judge.ts";
import { isOffered, lookOf } from "./look.ts";
import { createPanel } from "./panel.ts";
import * as logic from "./tasks.ts";
import type { DrillOptions, Exercise, Session } from "./types.ts";
import { hintCount } from "./words.ts";

interface DrillMemory {
  /** the person has chosen the side */
  chosen: boolean;
  session: Session;
  peeked: MoveNode | null;
  /** the ply of the last fault that was asked */
  last: number | null;
  /** what refutes the answer is shown */
  explained: boolean;
}

export class Drill implements Exercise {
  #now: DrillMemory;
  #options;
  #judge = createJudge();
  #panel = createPanel({
    act: (name) => this.act(name),
    peek: (node) => this.#peek(node),
    go: (ply) => this.#go(ply),
  });
  #loan;
  element = this.#panel.element;
  focus = this.#panel.focus;

  constructor(options: DrillOptions) {
    this.#options = options;
    const { stage, side, onSide } = options;
    const mild = drillsMild();
    const session = this.#begun(side ?? defaultSide(this.#state, mild), mild);
    this.#now = { chosen: Boolean(side), session, peeked: null, last: session.ply, explained: false };
    const look = () => lookOf(this.#state, this.#now.session, this.#now.last, this.#now.peeked);
    this.#loan = stage.lend({ look, side: session.side });
    onSide(session.side);
    this.#show();
  }

  get #state() {
    return this.#options.state() as Begun; // learn.ts opens it on a game
  }

  #begun(side: Side, mild: boolean) {
    const state = this.#state;
    return logic.begin(state, side, mild, ratingOf(state.game.headers, side));
  }

  #show(next: Session = this.#now.session) {
    const now = this.#now;
    const before = now.session;
    if (next !== before)
      now.explained = next.phase === "wrong" && now.explained && next.given === before.given;
    now.session = next;
    now.last = next.ply ?? now.last;
    now.peeked = null;
    const fen = logic.baseOf(this.#state, next, now.last);
    const { variant } = this.#state.game;
    this.#loan.setInput(
      next.phase === "asking" ? { variant, fen, onMove: (node) => this.#answer(node) } : null,
    );
    this.#draw();
  }

  #draw() {
    this.#loan.redraw();
    this.#panel.update(this.#state, this.#now.session, this.#now.explained);
  }

  #answer(node: MoveNode) {
    const asked = logic.check(this.#now.session, node);
    this.#show(asked);
    const unknown = () => ({ good: null }); // offline: no texts for what a table says
    answerTo(this.#judge, this.#state, asked, node)
      .catch(unknown)
      .then((verdict) => {
        if (this.#now.session === asked) this.#show(logic.judge(asked, verdict));
      });
    return true;
  }

  #peek(node: MoveNode | null) {
    this.#now.peeked = node;
    this.#loan.redraw();
  }

  /** Ask a fault of the list. */
  #go(ply: number) {
    if (this.#now.session.phase !== "checking") this.#show(logic.ask(this.#state, this.#now.session, ply));
  }

  /** What a button or its key does; false where that is nothing now. */
  act(name: string) {
    const done = isOffered(name, this.#now.session) && this.#acted(name);
    this.#panel.focusAfter(name);
    return done;
  }

  #acted(name: string) {
    const { session, last } = this.#now;
    if (name === "hint") this.#show(logic.hint(session, hintCount(this.#state, session)));
    else if (name === "show") this.#show(logic.show(session));
    else if (name === "next" || name === "open") this.#show(logic.next(this.#state, session));
    else if (name === "retry") this.#show(logic.retry(session));
    else if (name === "why") return this.#explain();
    else if (name === "again") this.#show(this.#begun(session.side, session.mild));
    else if (name === "mild") this.#setMild(!session.mild);
    else if (name === "white" || name === "black") this.#choose(name);
    else if (name === "leave") this.#options.leave(last);
    else if (name === "play") this.#options.leave(Number(last) - 1, session.side);
    return true;
  }

  #explain() {
    const fresh = !this.#now.explained;
    this.#now.explained = true;
    if (fresh) this.#draw();
    return fresh;
  }

  #choose(side: Side) {
    this.#now.chosen = true;
    this.#turnTo(side);
  }

  /** Whether inaccuracies are asked too, from now on. */
  #setMild(mild: boolean) {
    setDrillsMild(mild);
    this.#show(this.#begun(this.#now.session.side, mild));
  }

  #turnTo(side: Side) {
    if (side === this.#now.session.side) return;
    this.#loan.turn(side);
    this.#options.onSide(side);
    this.#show(this.#begun(side, this.#now.session.mild));
  }

  /** New events: the list grows; a question that waited for the first fault begins. */
  update() {
    const { chosen, session, last } = this.#now;
    const { mild } = session;
    const side = chosen ? session.side : defaultSide(this.#state, mild);
    if (last !== null || !logic.tasks(this.#state, side, mild).length) this.#draw();
    else if (side === session.side) this.#show(this.#begun(side, mild));
    else this.#turnTo(side);
  }

  /** True where the key is the drill's own; nothing else of the page may answer, or it would spoil. */
  perform(action: string) {
    const asking = this.#now.session.phase === "asking";
    const own = action === "nextKey" || (action === "best" && !asking) ? "next" : null;
    if (own || action === "leave") this.act(own ?? action);
    return Boolean(own) || action === "leave";
  }

  close() {
    this.#judge.close();
    this.#loan.back();
  }
}
