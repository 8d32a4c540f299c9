/**
 * Training of a repertoire: a position of one's own side, its answer a move of the repertoire. When it comes
 * back is computed by the same FSRS as in a season's training (learn/cards.ts).
 */

import { Board } from "../board/board.ts";
import { loadRules } from "../chess/rules.ts";
import type { Played } from "../chess/types.ts";
import { loadSpacing, nextOf, rated, standingOf } from "../learn/cards.ts";
import type { Deck, Spacing } from "../learn/types.ts";
import { say } from "../lib/dialogs.ts";
import { sheet } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { listen } from "../lib/keys.ts";
import type { Repertoire } from "../state/repertoire.ts";
import type { MoveNode } from "../state/types.ts";
import { keepCard, readDeck } from "./kept_cards.ts";
import type { Answering, LineTask } from "./lines.ts";
import { isAnswer, outcomeOf, tasksOf } from "./lines.ts";
import { createLinesPanel } from "./training_panel.ts";

interface LinesOptions {
  repertoire: Repertoire;
  leave(): void;
}

const KEYS = { s: "show", n: "next" };

/** Load what the training needs; resolves with what takes over `root`, and returns what takes it down. */
export async function loadLines(root: HTMLElement, options: LinesOptions): Promise<() => () => void> {
  const sheets = ["drill", "position", "season"].map(sheet);
  const [spacing, deck] = await Promise.all([loadSpacing(), readDeck(), loadRules(), ...sheets]);
  return () => {
    const training = new LinesTraining(root, options, spacing, deck);
    training.ask();
    return () => training.close();
  };
}

const ASKING: Answering = { phase: "asking", tries: 0, given: null };

class LinesTraining {
  #options;
  #spacing;
  #deck;
  #tasks;
  #task: LineTask | null = null;
  #answering = ASKING;
  #again: number | null = null;
  #told = false;
  #panel;
  #board;
  #unlisten;

  constructor(root: HTMLElement, options: LinesOptions, spacing: Spacing, deck: Deck) {
    this.#options = options;
    this.#spacing = spacing;
    this.#deck = deck;
    this.#tasks = tasksOf(options.repertoire);
    this.#panel = createLinesPanel({ side: options.repertoire.side, act: (name) => this.act(name) });
    root.replaceChildren(this.#panel.layout);
    this.#board = new Board(this.#panel.place, {
      orientation: options.repertoire.side,
      onStep: () => false,
    });
    window.scrollTo(0, 0);
    this.#panel.focus();
    this.#unlisten = [listen((action) => this.act(action), KEYS), listen((action) => this.#perform(action))];
  }

  ask({ ahead = false }: { ahead?: boolean } = {}) {
    this.#task = nextOf(this.#tasks, this.#deck, Date.now(), { but: this.#task?.id, ahead });
    this.#answering = ASKING;
    this.#again = null;
    const fen = this.#task?.fen;
    if (fen) {
      this.#board.update({ fen, animate: false });
      this.#board.setInput({ fen, onMove: (node) => this.#answer(node) });
    }
    this.#draw();
  }

  #answer(node: MoveNode) {
    if (!this.#task || this.#answering.phase !== "asking") return false;
    const good = isAnswer(this.#task, node.uci);
    const { tries } = this.#answering;
    this.#answering = { phase: good ? "solved" : "asking", tries: tries + 1, given: node.san };
    if (good) this.#ended(node);
    else this.#draw();
    return true;
  }

  #show() {
    const { repertoire } = this.#options;
    if (!this.#task || this.#answering.phase !== "asking") return false;
    const [{ uci, to }] = this.#task.moves;
    this.#answering = { ...this.#answering, phase: "shown" };
    this.#ended({ uci, fen: repertoire.positions[to].fen });
    return true;
  }

  /** It is known when it comes back; the move stands on the board. */
  #ended({ uci, fen }: Pick<Played, "uci" | "fen">) {
    const task = this.#task;
    if (!task) return;
    this.#deck = rated(this.#deck, task.id, outcomeOf(this.#answering), Date.now(), this.#spacing);
    const card = this.#deck[task.id];
    this.#again = card.due;
    keepCard(task.id, card).catch(() => this.#notKept());
    this.#board.setInput(null);
    this.#board.update({ fen, move: { origin: uci.slice(0, 2), target: uci.slice(2, 4) } });
    this.#draw();
  }

  /** Said once. */
  #notKept() {
    if (!this.#told) say(t("storage-not-kept"));
    this.#told = true;
  }

  #draw() {
    this.#panel.update({
      task: this.#task,
      answering: this.#answering,
      again: this.#again,
      standing: standingOf(this.#tasks, this.#deck, Date.now()),
    });
  }

  /** What a button or its key does; false where that is nothing now. */
  act(name: string): boolean {
    const asking = this.#answering.phase === "asking";
    if (name === "leave") this.#options.leave();
    else if (name === "ahead") this.ask({ ahead: true });
    else if (name === "show") return this.#show();
    else if (name === "skip" || (name === "next" && this.#task && !asking)) this.ask();
    else return false;
    return true;
  }

  #perform(action: string): boolean {
    if (action === "leave") return this.act("leave");
    if (action === "best") return this.act("next");
    if (action === "flip") this.#board.flip();
    return action === "flip" || (action === "type" && Boolean(this.#board.type()));
  }

  close() {
    for (const stop of this.#unlisten) stop();
  }
}
