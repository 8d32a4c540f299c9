/**
 * Training on the faults of a whole season: a board, the position before a fault of one's own, and when it
 * comes back. What counts as an answer is the drill's (learn/), when a position is due deck.ts's by ts-fsrs;
 * both are loaded when somebody trains.
 */

import * as cards from "../learn/cards.ts";
import { answerTo, createJudge } from "../learn/judge.ts";
import { isOffered, lookOf } from "../learn/look.ts";
import * as logic from "../learn/tasks.ts";
import type { Deck, Outcome, Session, Spacing } from "../learn/types.ts";
import { hintCount } from "../learn/words.ts";
import { say } from "../lib/dialogs.ts";
import { download, sheet } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { listen } from "../lib/keys.ts";
import { load, save } from "../lib/storage.ts";
import { getReview } from "../net/api.ts";
import { Stage } from "../stage/stage.ts";
import type { Begun, MoveNode } from "../state/types.ts";
import type { Season } from "../wire.ts";
import * as decks from "./deck.ts";
import { createTrainingPanel } from "./training_panel.ts";
import type { Task, TrainingMemory } from "./types.ts";

interface TrainingOptions {
  season: Season;
  /** a kind to train on, "allowed:hangs"; "" all */
  kind: string;
  leave(): void;
}

/** The training's own keys, beside those of the page. */
const KEYS = { h: "hint", s: "show", r: "retry", w: "why" };

/** Load what a training needs; resolves with what takes over `root`, and returns what takes it down. */
export async function loadTraining(root: HTMLElement, options: TrainingOptions): Promise<() => () => void> {
  const [spacing] = await Promise.all([cards.loadSpacing(), sheet("drill"), sheet("position")]);
  return () => {
    const training = new Training(root, options, spacing);
    training.begin();
    return () => training.close();
  };
}

class Training {
  #options;
  #spacing;
  #stage = new Stage({ graph: false });
  #judge = createJudge();
  #panel;
  #unlisten;
  #loan: ReturnType<Stage["lend"]> | null = null;
  #tasks;
  #kind;
  #now: TrainingMemory = {
    task: null,
    state: null,
    session: null,
    peeked: null,
    explained: false,
    again: null,
  };
  #states: Map<string, Begun> = new Map();
  #turn = 0;
  #deck = load(cards.FAULTS, {} as Deck);

  constructor(root: HTMLElement, options: TrainingOptions, spacing: Spacing) {
    this.#options = options;
    this.#spacing = spacing;
    this.#tasks = decks.tasksOf(options.season);
    this.#kind = options.kind;
    this.#panel = createTrainingPanel({
      season: options.season,
      act: (name) => this.act(name),
      choose: (kind) => this.#choose(kind),
      peek: (node) => this.#peek(node),
      take: (text) => this.#take(text),
    });
    root.replaceChildren(this.#panel.layout(this.#stage.parts));
    window.scrollTo(0, 0);
    this.#unlisten = [listen((action) => this.act(action), KEYS), listen((action) => this.#perform(action))];
  }

  get #mine() {
    return decks.ofKind(this.#tasks, this.#kind);
  }

  begin() {
    this.#panel.focus();
    this.#ask();
  }

  /** The next position, once its review is there. */
  async #ask({ ahead = false }: { ahead?: boolean } = {}) {
    this.#turn += 1;
    const turn = this.#turn;
    const task = cards.nextOf(this.#mine, this.#deck, Date.now(), { but: this.#now.task?.id, ahead });
    Object.assign(this.#now, {
      task,
      state: null,
      session: null,
      peeked: null,
      explained: false,
      again: null,
    });
    if (!task) {
      this.#stage.parts.board.classList.add("is-empty");
      return this.#draw();
    }
    this.#draw();
    const state = await this.#stateOf(task.review);
    if (turn !== this.#turn) return;
    if (!state || !decks.canBeAsked(task, state)) return this.#leaveOut(task, state === null);
    this.#show(logic.ask(state, { side: task.side, mild: true, rating: null, results: {} }, task.ply), state);
  }

  /** A position that cannot be asked: its review has gone, or says nothing of a better move. */
  #leaveOut(task: Task, gone: boolean) {
    if (gone) say(t("season-deck-gone"));
    this.#tasks = this.#tasks.filter(({ id }) => id !== task.id);
    this.#ask();
  }

  /** The state of a review, the last few kept; null where there is none. */
  async #stateOf(id: string) {
    const known = this.#states.get(id);
    if (known) return known;
    const state = await getReview(id).then(
      (review) => review.state,
      () => null,
    );
    if (!state?.game) return null;
    const begun = state as Begun;
    this.#states.set(id, begun);
    if (this.#states.size > 6) this.#states.delete([...this.#states.keys()][0]);
    return begun;
  }

  #show(session: Session, state: Begun | null = this.#now.state) {
    if (!state) return;
    const now = this.#now;
    const fresh = now.state !== state;
    now.explained &&= session.given === now.session?.given;
    Object.assign(now, { session, state, peeked: null });
    this.#stage.parts.board.classList.remove("is-empty");
    if (fresh) this.#stage.update(state);
    this.#loan ??= this.#stage.lend({ look: () => this.#look(), side: session.side });
    this.#loan.turn(session.side);
    const { variant } = state.game;
    const fen = logic.baseOf(state, session, session.ply);
    this.#loan.setInput(
      session.phase === "asking" ? { variant, fen, onMove: (node) => this.#answer(node) } : null,
    );
    this.#draw();
  }

  #look() {
    const { state, session, peeked } = this.#now;
    if (!state || !session) return { fen: "8/8/8/8/8/8/8/8 w - - 0 1", move: null, ply: 0 };
    return lookOf(state, session, session.ply, peeked);
  }

  #draw() {
    this.#loan?.redraw();
    const [deck, mine] = [this.#deck, this.#mine];
    const standing = cards.standingOf(mine, deck, Date.now());
    this.#panel.update({
      ...this.#now,
      kind: this.#kind,
      total: this.#tasks.length,
      kinds: decks.kindsIn(this.#tasks),
      standing,
    });
  }

  #answer(node: MoveNode) {
    const { session, state } = this.#now;
    if (!session || !state) return false;
    const asked = logic.check(session, node);
    this.#show(asked);
    answerTo(this.#judge, state, asked, node).then((verdict) => {
      if (this.#now.session === asked) this.#judged(logic.judge(asked, verdict));
    });
    return true;
  }

  /** A solved or shown position has its outcome: it comes back when FSRS says. */
  #judged(session: Session) {
    const outcome = session.results[Number(session.ply)] as Outcome | undefined;
    const { task } = this.#now;
    if (outcome && task) {
      this.#keep(cards.rated(this.#deck, task.id, outcome, Date.now(), this.#spacing));
      this.#now.again = this.#deck[task.id].due;
    }
    this.#show(session);
  }

  /** For the visit at least; where the browser keeps no more a person hears so (main.ts). */
  #keep(deck: Deck) {
    this.#deck = deck;
    save(cards.FAULTS, deck);
    save(cards.TRAINED, decks.trainedOf(this.#options.season));
  }

  #peek(node: MoveNode | null) {
    this.#now.peeked = node;
    this.#loan?.redraw();
  }

  /** What a button or its key does; false where that is nothing now. */
  act(name: string) {
    if (name === "leave") this.#options.leave();
    else if (name === "ahead") this.#ask({ ahead: true });
    else if (name === "export") this.#save();
    else return this.#actOn(name);
    return true;
  }

  #save() {
    download(decks.fileOf(this.#deck), "application/json", "kibitz-training.json");
  }

  #actOn(name: string) {
    const { session, state } = this.#now;
    if (!session || !state || !isOffered(name, session)) return false;
    if (name === "hint") this.#show(logic.hint(session, hintCount(state, session)));
    else if (name === "show") this.#judged(logic.show(session));
    else if (name === "retry") this.#show(logic.retry(session));
    else if (name === "next") this.#ask();
    else if (name === "why") {
      this.#now.explained = true;
      this.#draw();
    }
    this.#panel.focusAfter();
    return true;
  }

  #choose(kind: string) {
    this.#kind = kind;
    this.#now.task = null;
    this.#ask();
  }

  /** Progress of a file. */
  #take(text: string) {
    const theirs = decks.deckOf(text);
    if (!theirs) return say(t("season-deck-strange"));
    this.#keep(cards.merged(this.#deck, theirs));
    say(t("season-deck-taken", { count: Object.keys(theirs).length }));
    this.#ask();
  }

  /** A key of the page; what would lead through the game does nothing here. */
  #perform(action: string) {
    const asking = this.#now.session?.phase === "asking";
    if (action === "leave") return this.act("leave");
    if (action === "nextKey" || (action === "best" && !asking)) return this.act("next");
    return (action === "flip" || action === "type") && this.#stage.perform(action);
  }

  close() {
    this.#turn += 1;
    for (const stop of this.#unlisten) stop();
    this.#judge.close();
    this.#loan?.back();
    this.#stage.close();
  }
}
