/** The screen `/r/<id>`: holds the folded state, puts the parts together, follows the address. */

import { chapterTitle } from "./chess/study.ts";
import { Endgames } from "./endgame/endgames.ts";
import { Exploring } from "./explore/exploring.ts";
import { Learning, learnFromAddress } from "./learn/learn.ts";
import { boardFirst } from "./lib/board_first.ts";
import { built, say, showKeys } from "./lib/dialogs.ts";
import { h } from "./lib/dom.ts";
import { player, result } from "./lib/format.ts";
import { t } from "./lib/i18n.ts";
import { listen } from "./lib/keys.ts";
import { tokenOf } from "./lib/storage.ts";
import type { Go } from "./lib/types.ts";
import { continueReview, deepenReview, getReview, stopReview } from "./net/api.ts";
import { watch } from "./net/live.ts";
import type { Changes } from "./panels/changes.ts";
import { createReport } from "./panels/report.ts";
import { createStatus } from "./panels/status.ts";
import { createVerdict } from "./panels/verdict.ts";
import { factsOf, nextOf, titleOf } from "./review/names.ts";
import { createWhose } from "./review/whose.ts";
import { createShare } from "./share/share.ts";
import { Stage } from "./stage/stage.ts";
import { hashOf, placeFromAddress } from "./state/address.ts";
import { applyEvent, initialState } from "./state/fold.ts";
import { answerSide, sideOf } from "./state/me.ts";
import { createPlace } from "./state/place.ts";
import { accuracyKind, setAccuracyKind, soundsOn, zoomBoard } from "./state/settings.ts";
import { hasClocks } from "./state/times.ts";
import type { Begun, State, View } from "./state/types.ts";
import { isPlayed, keyPlies, lastPly, onBoard } from "./state/view.ts";
import type { CollectionPlace, Game, Review, Side, Status } from "./wire.ts";

/** Something that is not there: with an API's code, or an answer's status. */
interface Missing {
  status?: number;
  code?: string;
  message?: string;
}

interface Tabs {
  element: HTMLElement;
  choose(id: string, byPerson?: boolean): void;
  /** Show a tab unless a person has chosen one or it was offered before. */
  offer(id: string): void;
  /** `onShow()` is told of each choice. */
  bind(side: HTMLElement, onShow: () => void): void;
}

/** A call of the API for a review: its token, what more it takes. */
export type Call<A extends unknown[]> = (id: string, token: string | null, ...more: A) => Promise<unknown>;

interface PageMemory {
  kind: "kibitz" | "lichess";
  /** what a deeper pass changed, once there is one */
  changes: Promise<Changes> | null;
  /** a game is known, and its players were looked at */
  met: boolean;
  /** which side the person is */
  me: Side | "none" | null;
  /** the question for it, while it is open */
  whose: HTMLElement | null;
  /** the strip of times is there or comes */
  clocks: boolean;
}

/** The way to the neighbours in a collection. */
interface CollectionBar {
  element: HTMLElement;
  /** undefined: not its business */
  perform(action: string): boolean | undefined;
}

/** How the review stands by the server's word, and how the page hears of it. */
interface Remote {
  status: Status;
  queue_position: number | null;
  connection: string;
}

interface PageOptions {
  answer: Review;
  bar: CollectionBar | null;
  remote: Remote;
  go: Go;
  state(): State;
  /** Something was asked for that starts a run again. */
  wake(): void;
}

export const showReview = (root: HTMLElement, id: string, go: Go): (() => void) => {
  let closed = false;
  let close = () => {};
  root.replaceChildren(skeleton());
  getReview(id).then(
    async (answer) => {
      if (answer.state.game?.moves.length === 0) return toBoard(answer.state.game, go);
      const bar = await barOf(answer.collection, go);
      if (!closed) close = built(root, () => open(root, answer, bar, go));
    },
    (error) => !closed && root.replaceChildren(missing(error)),
  );
  return () => {
    closed = true;
    close();
  };
};

/** A position alone is no review: the board for trying moves takes its place. */
const toBoard = async ({ start_fen, variant }: Game, go: Go): Promise<void> => {
  const { positionAddress } = await import("./chess/fen.ts");
  go(positionAddress(start_fen, variant), true);
};

const barOf = async (collection: CollectionPlace | null, go: Go): Promise<CollectionBar | null> => {
  const module = collection && (await import("./collection/bar.ts").catch(() => null)); // a review without it
  return module && collection && module.createCollectionBar(collection, go);
};

const open = (root: HTMLElement, answer: Review, bar: CollectionBar | null, go: Go): (() => void) => {
  let state: State = answer.state ?? initialState();
  const remote: Remote = { status: answer.status, queue_position: answer.queue_position, connection: "live" };
  const page = new ReviewPage({ answer, bar, remote, go, state: () => state, wake: () => feed.wake() });
  root.replaceChildren(page.element);
  const refresh = () => {
    page.update(state);
    document.title = titleOf(state);
  };
  const begin = () => page.begin(state);
  const feed = watch(answer.id, {
    cursor: () => state.seq,
    grows: () => isPlayed(state.game),
    onEvents: (events) => {
      const fresh = !state.game;
      state = events.reduce(applyEvent, state);
      if (state.end) remote.status = state.status; // the server's own word may come a moment later
      refresh();
      if (fresh) begin();
    },
    onStatus: ({ status, queue_position }) => {
      if (status === "deleted") return root.replaceChildren(missing({ status: 410 }));
      Object.assign(remote, { status, queue_position });
      return refresh();
    },
    onConnection: (connection) => {
      remote.connection = connection;
      refresh();
    },
    onError: (error) => root.replaceChildren(missing(error)),
  });
  refresh();
  begin();
  const unlisten = listen((action) => (action === "help" ? showKeys() : page.perform(action)));
  window.addEventListener("hashchange", begin);
  return () => {
    feed.close();
    unlisten();
    window.removeEventListener("hashchange", begin);
    page.close();
  };
};

class ReviewPage {
  readonly element: HTMLElement;
  #now: PageMemory = {
    kind: accuracyKind(),
    changes: null,
    clocks: false,
    met: false,
    me: null,
    whose: null,
  };
  #options;
  #stage = new Stage();
  #tabs = createTabs();
  #head = h("h1", { class: "review__title" });
  #facts = h("p", { class: "review__facts" });
  #changesPlace = h("div");
  #progress = h("div", { class: "review__progress" });
  #foot = h("div", { class: "report__foot" });
  #aids = h("div", { class: "review__aids" });
  #endgames;
  /** the panel of the move: where a person who is led along goes on */
  #words: HTMLElement | null = null;
  #exploring;
  #paper;
  #learning;
  #report;
  #status;
  #share;

  constructor(options: PageOptions) {
    this.#options = options;
    const { answer, state, go } = options;
    const stage = this.#stage;
    const back = answer.collection ? `/c/${answer.collection.id}` : "/";
    stage.on("view", (view) => this.#looked(view));
    stage.on("noKey", (way) => say(t(way > 0 ? "moments-none-after" : "moments-none-before")));
    this.#exploring = new Exploring({
      id: answer.id,
      stage,
      state,
      say,
      place: (panel) => this.#aids.prepend(panel),
    });
    this.#endgames = new Endgames({ stage, aids: this.#aids });
    this.#learning = new Learning({
      element: () => this.element,
      stage,
      state,
      left: (ply) => this.#left(ply),
      side: () => (this.#now.me === "none" ? null : this.#now.me),
    });
    this.#report = createReport({
      go: this.#jump,
      start: () => this.#start(),
      learn: () => this.#learning.open(),
      setKind: (kind) => this.#choose(kind),
      changes: this.#changesPlace,
      me: () => this.#now.me,
      foot: this.#foot,
      exact: this.#endgames.report,
    });
    this.#status = createStatus({
      stop: () => this.#act(stopReview),
      proceed: () => this.#act(continueReview),
      deeper: () => this.#goDeeper(),
    });
    this.#share = createShare({
      say,
      remove: () =>
        this.#try(async () =>
          (await import("./review/removal.ts")).removeReview(answer.id, this.#token, () => go(back)),
        ),
      look: () => ({ fen: onBoard(this.#state, stage.view()).fen, orientation: stage.orientation() }),
    });
    this.element = this.#layout();
    this.#paper = boardFirst()
      .then(() => import("./review/printing.ts"))
      .then(({ printing }) => printing(this.element, () => this.#state))
      .catch(() => () => {}); // offline: it prints without
  }

  #layout() {
    const { parts } = this.#stage;
    const verdict = this.#verdict();
    this.#words = verdict.element;
    this.#words.tabIndex = -1;
    const place = createPlace(parts.moves, (view) => this.#stage.show(view), this.#endgames.place);
    parts.moves.prepend(place.element);
    this.#stage.add(verdict);
    this.#stage.add(place);
    const side = h(
      "div",
      { class: "review__side", data: { tab: "moves" } },
      this.#aids,
      verdict.element,
      parts.graph,
      this.#tabs.element,
      h("div", { class: "review__panels" }, parts.moves, this.#report.element),
    );
    this.#tabs.bind(side, this.#stage.revealMove);
    return h(
      "div",
      { class: "review is-empty" },
      h(
        "header",
        { class: "review__head" },
        this.#options.bar?.element,
        h("div", { class: "review__names" }, this.#head, this.#facts),
        this.#share.element,
      ),
      this.#progress,
      h("div", { class: "review__main" }, parts.board, parts.controls),
      side,
    );
  }

  #verdict() {
    const stage = this.#stage;
    return createVerdict({
      playLine: (base, line, index) => stage.playLine(base, line, index),
      peek: (node, marks) => stage.peek(node, marks),
      step: (action) => stage.perform(action),
      learn: () => this.#learning.open(),
      beside: () => this.#now.whose,
      worth: () => this.#exploring.perform("engine"),
      leave: () => stage.perform("leave"),
    });
  }

  /** What is asked of it is seen with a game alone. */
  get #state() {
    return this.#options.state() as Begun;
  }

  /** The key that allows to stop, continue and delete; null for a guest. */
  get #token() {
    const { id, collection } = this.#options.answer;
    return tokenOf(id) ?? (collection && tokenOf(collection.id));
  }

  /** Once the game is known: the person's side below; who has not said which it is, is asked at the start. */
  #meet({ headers }: Game) {
    const { id } = this.#options.answer;
    this.#now.me = sideOf(id, headers);
    if (this.#now.me) return this.#turnTo(this.#now.me);
    this.#now.whose = createWhose(headers, (side) => {
      answerSide(id, headers, side);
      Object.assign(this.#now, { me: side, whose: null });
      this.#turnTo(side);
      this.update(this.#state);
      say(t(side === "none" ? "whose-kept-none" : "whose-kept"));
    });
    this.#stage.update(this.#state);
  }

  #turnTo(side: Side | "none") {
    if (side === (this.#stage.orientation() === "white" ? "black" : "white")) this.#stage.perform("flip");
  }

  /** To a ply, of several to the next. */
  #jump = (target: number | number[]) =>
    this.#stage.showPly(typeof target === "number" ? target : nextOf(target, this.#stage.view().ply));

  #looked(view: View) {
    this.#follow();
    const { move } = onBoard(this.#state, view);
    if (move && soundsOn()) import("./board/sounds.ts").then(({ play }) => play(move.san));
  }

  /** The address and the share bar follow the view. */
  #follow() {
    history.replaceState(history.state, "", `${location.pathname}${hashOf(this.#stage.view())}`);
    this.#shared();
  }

  #shared() {
    const { id } = this.#options.answer;
    this.#share.update({ id, hash: hashOf(this.#stage.view()), owner: Boolean(this.#token) });
  }

  /** The strip of times, for games that have clocks. */
  async #addClocks(game: Game) {
    if (this.#now.clocks || !hasClocks(game)) return;
    this.#now.clocks = true;
    const { createClocks } = await import("./panels/clocks.ts");
    const strip = createClocks(this.#jump, this.#stage.stretch);
    this.#stage.parts.graph?.append(strip.element);
    this.#stage.add(strip);
    this.#stage.update(this.#options.state());
  }

  /** @param what a refusal is a sentence */
  async #try(what: () => Promise<unknown>) {
    try {
      await what();
    } catch (error) {
      const told = error instanceof Error && !(error instanceof TypeError);
      say(told ? error.message : t("error-offline")); // a TypeError: a module did not come
    }
  }

  /** Ask the server for something that starts or ends a run. */
  #act<A extends unknown[]>(call: Call<A>, ...more: A) {
    return this.#try(async () => {
      await call(this.#options.answer.id, this.#token, ...more);
      this.#options.wake();
    });
  }

  async #goDeeper() {
    const { askDeeper } = await import("./panels/deeper.ts");
    const nodes = await askDeeper(this.#state);
    if (nodes) await this.#act(deepenReview, nodes);
  }

  /** Out of the drill: the game at the ply where the person was. */
  #left(ply: number | null) {
    if (ply === null) return;
    this.#stage.showPly(ply);
    this.#follow();
  }

  /** Lead through the key moments. */
  #start() {
    const [first] = keyPlies(this.#state);
    if (!first) return;
    this.#tabs.choose("moves", true);
    this.#stage.showPly(first);
    this.#words?.focus({ preventScroll: true }); // or space would press the button again
    say(t("review-keys-hint"));
  }

  #choose(kind: PageMemory["kind"]) {
    this.#now.kind = kind;
    setAccuracyKind(kind);
    this.#drawReport(this.#state);
  }

  #drawReport(state: Begun) {
    this.#report.update(state, this.#now.kind);
    if (!state.earlier) return;
    this.#now.changes ??= import("./panels/changes.ts").then(({ createChanges }) => {
      const made = createChanges({ go: this.#jump });
      this.#changesPlace.append(made.element);
      return made;
    });
    this.#now.changes.then((made) => made.update(state, this.#now.kind));
  }

  /** What a key does; false where it is nothing here. */
  perform(action: string) {
    return (
      this.#options.bar?.perform(action) ??
      this.#learning.perform(action) ??
      this.#exploring.perform(action) ??
      this.#zoom(action) ??
      this.#stage.perform(action)
    );
  }

  #zoom(action: string) {
    if (action !== "larger" && action !== "smaller") return null;
    zoomBoard(action === "larger" ? 1 : -1);
    return true;
  }

  update(state: State) {
    const { remote, answer } = this.#options;
    this.#status.update(state, remote, Boolean(this.#token));
    this.#placeStatus();
    this.#shared();
    if (!state.game) return;
    this.#heading(state.game, answer.expires);
    this.element.classList.remove("is-empty");
    this.#addClocks(state.game);
    this.#stage.update(state);
    this.#drawReport(state);
    this.#learning.update();
    if (state.status === "done" && this.#stage.view().ply === 0) this.#tabs.offer("report");
  }

  /** What a review was made with stands at the report's foot; until it is made, above the reason. */
  #placeStatus() {
    const { element } = this.#status;
    const place = element.dataset.phase === "done" ? this.#foot : this.#progress;
    if (element.parentElement !== place) place.append(element);
  }

  #heading(game: Game, expires: string | null) {
    const { headers } = game;
    const between = game.result === "*" ? t("review-versus") : result(game.result);
    const chapter = chapterTitle(headers);
    if (chapter) this.#head.replaceChildren(h("span", {}, chapter));
    else
      this.#head.replaceChildren(
        h("span", {}, player(headers, "white")),
        h("span", { class: "review__result" }, between),
        h("span", {}, player(headers, "black")),
      );
    this.#facts.textContent = factsOf(game, expires);
  }

  /** Go where the address says, once there is a game. */
  begin(state: State) {
    if (!state.game) return undefined;
    if (!this.#now.met) {
      this.#now.met = true;
      this.#meet(state.game);
    }
    const learn = learnFromAddress(location);
    if (learn) return this.#learning.open(learn.side);
    this.#learning.close();
    const asked = placeFromAddress(location);
    if (!asked) return this.#stage.showPly(this.#stage.view().ply);
    const { ply, line } = asked;
    if (ply) this.#tabs.choose("moves", true);
    return this.#exploring.open(ply === "last" ? { ply: lastPly(state), line: [] } : { ply, line });
  }

  close() {
    this.#learning.close();
    this.#exploring.close();
    this.#stage.close();
    this.#paper.then((stop) => stop());
  }
}

function createTabs(): Tabs {
  const items = [
    ["report", t("review-report")],
    ["moves", t("review-moves")],
  ].map(([id, label]) =>
    h(
      "button",
      {
        type: "button",
        class: "tabs__item",
        role: "tab",
        data: { tab: id },
        on: { click: () => choose(id, true) },
      },
      label,
    ),
  );
  let side: HTMLElement;
  let chosen = false;
  let shown = () => {};
  const choose = (id: string, byPerson: boolean = false): void => {
    chosen ||= byPerson;
    side.dataset.tab = id;
    shown();
    for (const item of items) item.setAttribute("aria-selected", String(item.dataset.tab === id));
  };
  return {
    element: h("div", { class: "tabs", role: "tablist", "aria-label": t("review-panels") }, items),
    choose,
    offer(id) {
      if (!chosen) choose(id, true);
    },
    bind(element, onShow) {
      side = element;
      shown = onShow;
      choose(element.dataset.tab ?? "");
    },
  };
}

function skeleton() {
  return h(
    "div",
    { class: "waiting", role: "status" },
    h("span", { class: "waiting__mark", "aria-hidden": "true" }),
    t("review-fetching"),
  );
}

function missing({ status, code, message }: Missing) {
  const gone = status === 404 || status === 410 || code === "not_found";
  return h(
    "div",
    { class: "missing" },
    h("h1", {}, gone ? t("review-gone") : t("review-failed")),
    h("p", {}, gone ? t("review-gone-why") : message),
    h(
      "p",
      {},
      h("a", { class: "button button--primary", href: "/", data: { route: "" } }, t("page-missing-button")),
    ),
  );
}
