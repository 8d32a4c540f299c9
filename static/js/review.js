/** The screen `/r/<id>`: holds the folded state, puts the parts together, follows the address. */

/** @import * as Types from "../types/review" */
/** @import { Begun, Game, Side, State, View } from "../types/state" */

import { Stage } from "./board/stage.js";
import { chapterTitle } from "./chess/study.js";
import { Endgames } from "./endgame/endgames.js";
import { Exploring } from "./explore/exploring.js";
import { Learning, learnFromAddress } from "./learn/learn.js";
import { boardFirst } from "./lib/board_first.js";
import { built, say, showKeys } from "./lib/dialogs.js";
import { h } from "./lib/dom.js";
import { player, result } from "./lib/format.js";
import { t } from "./lib/i18n.js";
import { listen } from "./lib/keys.js";
import { tokenOf } from "./lib/storage.js";
import { continueReview, deepenReview, getReview, stopReview } from "./net/api.js";
import { watch } from "./net/live.js";
import { createReport } from "./panels/report.js";
import { createStatus } from "./panels/status.js";
import { createVerdictLater } from "./panels/verdict_later.js";
import { factsOf, nextOf, titleOf } from "./review/names.js";
import { createShare } from "./share/share.js";
import { hashOf, placeFromAddress } from "./state/address.js";
import { applyEvent, initialState } from "./state/fold.js";
import { answerSide, sideOf } from "./state/me.js";
import { createPlace } from "./state/place.js";
import { accuracyKind, setAccuracyKind, soundsOn, zoomBoard } from "./state/settings.js";
import { hasClocks } from "./state/times.js";
import { isPlayed, keyPlies, lastPly, onBoard } from "./state/view.js";

/** @type {Types.ShowReview} */
export const showReview = (root, id, go) => {
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

/** A position alone is no review: the board for trying moves takes its place. @type {Types.ToBoard} */
const toBoard = async ({ start_fen, variant }, go) => {
  const { positionAddress } = await import("./chess/fen.js");
  go(positionAddress(start_fen, variant), true);
};

/** @type {Types.BarOf} */
const barOf = async (collection, go) => {
  const module = collection && (await import("./collection/bar.js").catch(() => null)); // a review without it
  return module && collection && module.createCollectionBar(collection, go);
};

/** @type {Types.Open} */
const open = (root, answer, bar, go) => {
  let state = /** @type {State} */ (answer.state ?? initialState());
  /** @type {Types.Remote} */
  const remote = { status: answer.status, queue_position: answer.queue_position, connection: "live" };
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
  /** @type {Types.PageMemory} */
  #now = { kind: accuracyKind(), changes: null, clocks: false, met: false, me: null, whose: null };
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
  /** @type {HTMLElement | null} the panel of the move: where a person who is led along goes on */
  #words = null;
  #exploring;
  #paper;
  #learning;
  #report;
  #status;
  #share;

  /** @param {Types.PageOptions} options */
  constructor(options) {
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
          (await import("./review/removal.js")).removeReview(answer.id, this.#token, () => go(back)),
        ),
      look: () => ({ fen: onBoard(this.#state, stage.view()).fen, orientation: stage.orientation() }),
    });
    this.element = this.#layout();
    this.#paper = boardFirst()
      .then(() => import("./review/printing.js"))
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
    return createVerdictLater({
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
    return /** @type {Begun} */ (this.#options.state());
  }

  /** The key that allows to stop, continue and delete; null for a guest. */
  get #token() {
    const { id, collection } = this.#options.answer;
    return tokenOf(id) ?? (collection && tokenOf(collection.id));
  }

  /**
   * Once the game is known: the person's side below; who has not said which it is, is asked at the start.
   * @param {Game} game
   */
  async #meet({ headers }) {
    const { id } = this.#options.answer;
    this.#now.me = sideOf(id, headers);
    if (this.#now.me) return this.#turnTo(this.#now.me);
    const { createWhose } = await import("./review/whose.js");
    this.#now.whose = createWhose(headers, (side) => {
      answerSide(id, headers, side);
      Object.assign(this.#now, { me: side, whose: null });
      this.#turnTo(side);
      this.update(this.#state);
      say(t(side === "none" ? "whose-kept-none" : "whose-kept"));
    });
    this.#stage.update(this.#state);
  }

  /** @param {Side | "none"} side */
  #turnTo(side) {
    if (side === (this.#stage.orientation() === "white" ? "black" : "white")) this.#stage.perform("flip");
  }

  /** To a ply, of several to the next. @param {number | number[]} target */
  #jump = (target) =>
    this.#stage.showPly(typeof target === "number" ? target : nextOf(target, this.#stage.view().ply));

  /** @param {View} view */
  #looked(view) {
    this.#follow();
    const { move } = onBoard(this.#state, view);
    if (move && soundsOn()) import("./board/sounds.js").then(({ play }) => play(move.san));
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

  /** The strip of times, for games that have clocks. @param {Game} game */
  async #addClocks(game) {
    if (this.#now.clocks || !hasClocks(game)) return;
    this.#now.clocks = true;
    const { createClocks } = await import("./panels/clocks.js");
    const strip = createClocks(this.#jump, this.#stage.stretch);
    this.#stage.parts.graph?.append(strip.element);
    this.#stage.add(strip);
    this.#stage.update(this.#options.state());
  }

  /** @param {() => Promise<unknown>} what a refusal is a sentence */
  async #try(what) {
    try {
      await what();
    } catch (error) {
      const told = error instanceof Error && !(error instanceof TypeError);
      say(told ? error.message : t("error-offline")); // a TypeError: a module did not come
    }
  }

  /**
   * Ask the server for something that starts or ends a run.
   * @template {unknown[]} A @param {Types.Call<A>} call @param {A} more
   */
  #act(call, ...more) {
    return this.#try(async () => {
      await call(this.#options.answer.id, this.#token, ...more);
      this.#options.wake();
    });
  }

  async #goDeeper() {
    const { askDeeper } = await import("./panels/deeper.js");
    const nodes = await askDeeper(this.#state);
    if (nodes) await this.#act(deepenReview, nodes);
  }

  /** Out of the drill: the game at the ply where the person was. @param {number | null} ply */
  #left(ply) {
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

  /** @param {Types.PageMemory["kind"]} kind */
  #choose(kind) {
    this.#now.kind = kind;
    setAccuracyKind(kind);
    this.#drawReport(this.#state);
  }

  /** @param {Begun} state */
  #drawReport(state) {
    this.#report.update(state, this.#now.kind);
    if (!state.earlier) return;
    this.#now.changes ??= import("./panels/changes.js").then(({ createChanges }) => {
      const made = createChanges({ go: this.#jump });
      this.#changesPlace.append(made.element);
      return made;
    });
    this.#now.changes.then((made) => made.update(state, this.#now.kind));
  }

  /** What a key does; false where it is nothing here. @param {string} action */
  perform(action) {
    return (
      this.#options.bar?.perform(action) ??
      this.#learning.perform(action) ??
      this.#exploring.perform(action) ??
      this.#zoom(action) ??
      this.#stage.perform(action)
    );
  }

  /** @param {string} action */
  #zoom(action) {
    if (action !== "larger" && action !== "smaller") return null;
    zoomBoard(action === "larger" ? 1 : -1);
    return true;
  }

  /** @param {State} state */
  update(state) {
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

  /** @param {Game} game @param {string | null} expires */
  #heading(game, expires) {
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

  /** Go where the address says, once there is a game. @param {State} state */
  begin(state) {
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

/** @returns {Types.Tabs} */
function createTabs() {
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
  /** @type {HTMLElement} */
  let side;
  let chosen = false;
  let shown = () => {};
  /** @type {Types.Tabs["choose"]} */
  const choose = (id, byPerson = false) => {
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

/** @param {Types.Missing} error */
function missing({ status, code, message }) {
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
