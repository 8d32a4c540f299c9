/**
 * Guessing the moves of one side, on the page: borrows the board of the stage, asks move after move, says
 * what each guess is worth. Loaded when asked for. What counts is guesses.ts, what it looks like
 * guess_panel.ts; who judges a guess that the review does not know is judge.ts.
 */

import { ratingOf } from "../state/own_rating.ts";
import type { Begun, MoveNode } from "../state/types.ts";
import type { Side } from "../wire.ts";
import { createGuessPanel } from "./guess_panel.ts";
import * as logic from "./guesses.ts";
import { createJudge, worthOf } from "./judge.ts";
import type { DrillOptions, Exercise, GuessSession } from "./types.ts";

export class Guess implements Exercise {
  #options;
  #session: GuessSession;
  #judge = createJudge();
  #panel = createGuessPanel((name) => this.act(name));
  #loan;
  element = this.#panel.element;
  focus = this.#panel.focus;

  constructor(options: DrillOptions) {
    this.#options = options;
    const side = options.side ?? "white";
    this.#session = logic.beginGuessing(this.#state, side);
    this.#loan = options.stage.lend({ look: () => logic.guessLook(this.#state, this.#session), side });
    options.onSide(side);
    this.#show(this.#session);
  }

  get #state() {
    return this.#options.state() as Begun; // learn.ts opens it on a game
  }

  #show(next: GuessSession) {
    this.#session = next;
    const state = this.#state;
    const { fen } = logic.guessLook(state, next);
    const input = { variant: state.game.variant, fen, onMove: (node: MoveNode) => this.#answer(node) };
    this.#loan.setInput(next.phase === "asking" ? input : null);
    this.#draw();
  }

  #draw() {
    this.#loan.redraw();
    const rating = ratingOf(this.#state.game.headers, this.#session.side);
    this.#panel.update(this.#state, this.#session, rating);
  }

  #answer(node: MoveNode) {
    const asked = logic.checkGuess(this.#session, node);
    this.#show(asked);
    worthOf(this.#judge, this.#state, Number(asked.ply), node).then((verdict) => {
      if (this.#session === asked) this.#show(logic.judgeGuess(asked, verdict));
    });
    return true;
  }

  act(name: string) {
    if (!logic.isGuessOffered(name, this.#session)) return false;
    const session = this.#session;
    if (name === "show") this.#show(logic.showGuess(session));
    else if (name === "next") this.#show(logic.nextGuess(this.#state, session));
    else if (name === "retry") this.#show({ ...session, phase: "asking", given: null });
    else if (name === "again") this.#begin(session.side);
    else if (name === "white" || name === "black") this.#choose(name);
    else if (name === "leave") this.#options.leave(session.ply ?? session.last);
    else return false;
    this.#panel.focusAfter(name);
    return true;
  }

  #begin(side: Side) {
    this.#show(logic.beginGuessing(this.#state, side));
  }

  #choose(side: Side) {
    if (side === this.#session.side) return;
    this.#loan.turn(side);
    this.#options.onSide(side);
    this.#begin(side);
  }

  /** A review that grows: the next move may be judged now. */
  update() {
    const next = this.#session.phase === "done" ? logic.nextGuess(this.#state, this.#session) : this.#session;
    if (next.ply !== this.#session.ply) this.#show(next);
    else this.#draw();
  }

  /** Nothing else of the page may answer: it would spoil. */
  perform(action: string) {
    if (action === "nextKey") this.act("next");
    else if (action === "leave") this.act("leave");
    return action === "nextKey" || action === "leave";
  }

  close() {
    this.#judge.close();
    this.#loan.back();
  }
}
