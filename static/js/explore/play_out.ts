/**
 * Playing a position out: borrows the board of the stage, asks for the opponent's moves, takes the person's,
 * and sends the game to be judged. Loaded when asked for. What a game is stands in play_game.ts, who answers
 * in opponents.ts, what it looks like in play_look.ts and play_panel.ts.
 */

import type { Loan, Rules } from "../board/types.ts";
import { turn } from "../chess/position.ts";
import { loadRules } from "../chess/rules.ts";
import { say } from "../lib/dialogs.ts";
import { sheet } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { at } from "../lib/site.ts";
import { load, save } from "../lib/storage.ts";
import { setToken } from "../lib/tokens.ts";
import { ApiError, askPeople, createReview, getEndgame } from "../net/api.ts";
import { makeRoom } from "../stage/make_room.ts";
import type { Stage } from "../stage/stage.ts";
import { mayBeExact } from "../state/exact.ts";
import { ownRating } from "../state/own_rating.ts";
import { answerSide } from "../state/own_side.ts";
import { soundsOn } from "../state/settings.ts";
import type { Begun, MoveNode } from "../state/types.ts";
import { openEngine } from "./engine.ts";
import { givenAway } from "./exact_play.ts";
import { Opponents } from "./opponents.ts";
import * as rule from "./play_game.ts";
import { hintArrows, onBoardOf } from "./play_look.ts";
import { createPlayPanel } from "./play_panel.ts";
import type {
  Against,
  Explorer,
  ExploringMemory,
  ExploringOptions,
  PlayAct,
  PlayedOut,
  PlayFrom,
  PlayMemory,
} from "./types.ts";

interface PlayOptions {
  stage: Stage;
  state(): Begun;
  from: PlayFrom;
  /** The end, with the moves that were played. */
  leave(moves: MoveNode[]): void;
}

/** Milliseconds that an opponent takes at least. */
const PAUSE = 600;
/** Men up to which a position may be known exactly, if the page does not say it. */
const MEN = 5;
/** Where the browser keeps whom a person has chosen (lib/storage.ts). */
const KEPT = "play-against";

/**
 * Play a position out: the one on the board, as far as `from` says no other. Escape leads back to where the
 * person was; what was played from the board stays as a variation. Nothing happens while the board is lent.
 */
export const playOut = async (
  { stage, state, side }: ExploringOptions,
  from: Partial<PlayFrom>,
  now: ExploringMemory,
  load: () => Promise<Explorer>,
): Promise<void> => {
  const [rules] = await Promise.all([loadRules(), sheet("drill"), sheet("play")]);
  if (stage.isLent()) return;
  const begun = () => state() as Begun; // nobody plays on without a game
  const view = stage.view();
  const here = rule.fromView(begun(), view);
  const hadEngine = now.engine?.isOn();
  const leave = async (moves: MoveNode[]) => {
    now.game?.close();
    now.game = null;
    if (hadEngine) now.engine?.perform("engine");
    if (from.moves || from.start_fen || !moves.length) return;
    const found = await load();
    found.keep(begun(), view, moves);
    stage.setOwn(found.linesAt());
  };
  const options = { stage, state: begun, from: { ...here, side: side?.() ?? null, ...from }, leave };
  now.game = new PlayOut(options, rules);
};

export class PlayOut {
  #options;
  #rules;
  #now: PlayMemory;
  #opponents;
  #loan: Loan;
  #restore;
  /** of what is under way: an answer, a hint */
  #abort = new AbortController();
  /** of the panel */
  #closed = new AbortController();
  #panel = createPlayPanel({
    act: (name) => this.act(name),
    side: (side) => this.#choose({ side }),
    against: (against) => this.#choose({ against, picked: true }),
  });

  constructor(options: PlayOptions, rules: Rules) {
    const { stage, from } = options;
    this.#options = options;
    this.#rules = rules;
    this.#opponents = new Opponents({
      rules,
      random: Math.random,
      people: askPeople,
      solve: getEndgame,
      open: openEngine,
    });
    this.#now = this.#begun(from.side ?? turn(rule.startOf(from)));
    const { parts } = stage;
    this.#loan = stage.lend({ look: () => this.#look(), side: this.#now.side });
    const page = parts.board.closest<HTMLElement>(".review, .position") ?? document.body;
    this.#restore = makeRoom(page, parts.board, this.#panel.element);
    this.#draw();
    this.#panel.focus();
    this.#askExact();
    this.#askPeople();
  }

  #begun(side: PlayMemory["side"]): PlayMemory {
    const { from } = this.#options;
    const likely = rule.likelyOpponent(from, side, ownRating());
    const choices = rule.opponentsAt(from, false);
    const kept = load<Against | null>(KEPT, null);
    const game = { from, side, against: likely, moves: [], resigned: false };
    return {
      side,
      against: choices.find((each) => each === kept) ?? likely,
      choices,
      picked: false,
      game: null,
      end: rule.endOf(game, this.#rules),
      known: null,
      away: null,
      hint: null,
      busy: null,
      fault: null,
    };
  }

  /** If the result is known, offer perfect defence: now, or when the game is played again. */
  async #askExact() {
    const { from } = this.#options;
    const fen = rule.startOf(from);
    const men = Number(document.documentElement.dataset.men) || MEN;
    if (from.variant !== "standard" || !mayBeExact(fen, men) || this.#now.end) return;
    const { signal } = this.#closed;
    const known = await this.#opponents.exact(fen, signal).catch(() => null);
    if (known && !signal.aborted) this.#set(rule.offerPerfect(this.#now));
  }

  /** Offer no people if the server knows nothing of them. */
  async #askPeople() {
    const { from } = this.#options;
    if (!this.#now.choices.some((each) => typeof each === "number")) return;
    const asked = { fen: from.start_fen, moves: from.moves.map(({ uci }) => uci) };
    const { signal } = this.#closed;
    const refused = await askPeople(asked, signal).then(
      () => false,
      (error) => error instanceof ApiError && error.code === "no_people",
    );
    if (refused && !signal.aborted) this.#set(rule.offerNoPeople(this.#now));
  }

  #look() {
    const { game, hint } = this.#now;
    const { state, from } = this.#options;
    const { game: shown } = state();
    const headers = game ? rule.playersOf(game) : from.headers;
    const bare = { ...state(), game: { ...shown, headers, moves: [] } };
    return { ...onBoardOf(from, game), arrows: hintArrows(hint), ply: 0, state: bare };
  }

  #set(change: Partial<PlayMemory>) {
    this.#now = { ...this.#now, ...change };
    this.#draw();
  }

  #draw() {
    const { game, end, busy } = this.#now;
    const { from } = this.#options;
    const goesOn = game && !end && busy !== "judging";
    // while the opponent thinks, that of the last position stays, and with it the field for written moves
    if (!goesOn) this.#loan.setInput(null);
    else if (rule.isOwnTurn(game))
      this.#loan.setInput({
        variant: from.variant,
        fen: rule.fenOf(game),
        onMove: (node) => this.#moved(game, node),
      });
    this.#loan.redraw();
    this.#panel.update(this.#now);
  }

  #choose(chosen: Partial<Pick<PlayMemory, "side" | "against" | "picked">>) {
    if (chosen.against && chosen.against !== "perfect") save(KEPT, chosen.against);
    if (chosen.side) this.#loan.turn(chosen.side);
    this.#set(chosen);
  }

  /** What a button does. */
  act(name: PlayAct) {
    const { game, side, against } = this.#now;
    const { from, leave } = this.#options;
    if (name === "leave") leave(game?.moves ?? []);
    else if (name === "start") this.#go({ from, side, against, moves: [], resigned: false });
    else if (!game) return;
    else if (name === "retry") this.#go(game);
    else if (name === "back") this.#go(rule.takenBack(game) ?? game);
    else if (name === "resign") this.#go({ ...game, resigned: true });
    else if (name === "hint") this.#hint(game);
    else if (name === "judge") this.#judge(game);
    else if (name === "again") this.#again();
  }

  #again() {
    this.#stop();
    const { side, against, choices, picked } = this.#now;
    this.#set({ ...this.#begun(side), against, choices, picked });
  }

  /** Nobody waits any longer for what is under way. */
  #stop() {
    this.#abort.abort();
    this.#abort = new AbortController();
    return this.#abort.signal;
  }

  #moved(game: PlayedOut, node: MoveNode) {
    if (this.#now.game !== game) return false;
    sound(node);
    this.#go({ ...game, moves: [...game.moves, node] });
    return true;
  }

  /** The game goes on from here: the person is to move, or the opponent answers. */
  async #go(game: PlayedOut) {
    const signal = this.#stop();
    const end = rule.endOf(game, this.#rules);
    const own = rule.isOwnTurn(game);
    const nobody = { known: null, away: null, hint: null, fault: null };
    this.#set({ ...nobody, game, end, busy: end || own ? null : "thinking" });
    try {
      if (game.against === "perfect" && !game.resigned) await this.#weigh(game, signal);
      if (end || own || signal.aborted) return;
      const [uci] = await Promise.all([this.#opponents.answer(game, signal), pause()]);
      if (signal.aborted) return;
      const node = uci && this.#rules.play(rule.fenOf(game), uci, game.from.variant);
      if (!node) throw new Error(t("play-no-answer"));
      sound(node);
      await this.#answered({ ...game, moves: [...game.moves, node] }, signal);
    } catch (error) {
      if (!signal.aborted) this.#set({ busy: null, fault: words(error) });
    }
  }

  /** What is known where the person has to move, and what their move has given away. */
  async #weigh(game: PlayedOut, signal: AbortSignal) {
    const exact = (at: PlayedOut) => this.#opponents.exact(rule.fenOf(at), signal).catch(() => null);
    const own = rule.isOwnTurn(game);
    const before = own ? null : rule.takenBack(game); // asked again where a quick move came before its answer
    const [found, had] = await Promise.all([exact(game), before && exact(before)]);
    if (signal.aborted) return;
    this.#set(own ? { known: found } : { away: givenAway(had, found) });
  }

  async #answered(game: PlayedOut, signal: AbortSignal) {
    const end = rule.endOf(game, this.#rules);
    this.#set({ game, end, busy: null });
    if (game.against === "perfect" && !end) await this.#weigh(game, signal);
  }

  /** First which piece, then where it goes. */
  async #hint(game: PlayedOut) {
    const { hint, busy } = this.#now;
    if (busy) return undefined;
    if (hint) return this.#set({ hint: { ...hint, whole: true } });
    const { signal } = this.#abort;
    this.#set({ busy: "searching" });
    const uci = await this.#opponents.best(game, signal).catch((error) => {
      if (!signal.aborted) say(words(error));
      return null;
    });
    if (signal.aborted) return;
    const move = uci && this.#rules.play(rule.fenOf(game), uci, game.from.variant);
    this.#set({ busy: null, hint: move ? { move, whole: false } : null });
  }

  /** The game becomes a review. */
  async #judge(game: PlayedOut) {
    const signal = this.#stop();
    const { end } = this.#now;
    this.#set({ busy: "judging", fault: null, hint: null });
    try {
      const made = await createReview(rule.playedPgn(game, end, new Date()));
      if (!(await setToken(made.id, made.delete_token))) say(t("mine-token-lost"));
      answerSide(made.id, {}, game.side);
      const ply = game.from.moves.length;
      if (!signal.aborted) location.assign(at(`/r/${made.id}${ply ? `#${ply}` : ""}`));
    } catch (error) {
      if (signal.aborted) return;
      say(words(error));
      this.#go(game);
    }
  }

  /** What a key does; null: it is not the game's business. */
  perform(action: string): boolean | null {
    if (["flip", "type", "larger", "smaller", "help"].includes(action)) return null;
    if (action === "leave") this.act("leave");
    return action === "leave";
  }

  /** Give the page back. */
  close() {
    this.#abort.abort();
    this.#closed.abort();
    this.#opponents.close();
    this.#restore();
    this.#loan.back();
  }
}

const pause = () => new Promise((done) => setTimeout(done, PAUSE));

const words = (error: unknown): string => (error instanceof Error ? error.message : t("play-no-answer"));

const sound = ({ san }: MoveNode): void => {
  if (soundsOn()) import("../board/sounds.ts").then(({ play }) => play(san));
};
