/** A review as it is seen: puts the parts together, follows the address, asks the server for runs. */

import type { diagram } from "../board/diagram.ts";
import { hasOpeningNames, loadOpeningNames } from "../chess/opening_names.ts";
import { chapterTitle } from "../chess/study.ts";
import { Endgames } from "../endgame/endgames.ts";
import { Exploring } from "../explore/exploring.ts";
import { showFind } from "../find/open.ts";
import { Learning, learnFromAddress } from "../learn/learn.ts";
import { boardFirst } from "../lib/board_first.ts";
import { say } from "../lib/dialogs.ts";
import { h, sheet } from "../lib/dom.ts";
import { player, result } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import { hasKeys } from "../lib/keys.ts";
import { menuItem, setMenu } from "../lib/menu.ts";
import { pressOver } from "../lib/press.ts";
import { at } from "../lib/site.ts";
import { load, save } from "../lib/storage.ts";
import { tokenOf } from "../lib/tokens.ts";
import type { Go } from "../lib/types.ts";
import { continueReview, correctionUrl, deepenReview, stopReview } from "../net/api.ts";
import { Noting } from "../notes/noting.ts";
import type { Changes } from "../panels/changes.ts";
import { createReport } from "../panels/report.ts";
import { createWays } from "../panels/report_ways.ts";
import { createStatus } from "../panels/status.ts";
import { createVerdict } from "../panels/verdict.ts";
import { createShare } from "../share/share.ts";
import { Stage } from "../stage/stage.ts";
import { hashOf, placeFromAddress } from "../state/address.ts";
import { answerSide, sideOf } from "../state/own_side.ts";
import { createPlace } from "../state/place.ts";
import type { SaidDeparture } from "../state/repertoire.ts";
import { accuracyKind, setAccuracyKind, soundsOn, zoomBoard } from "../state/settings.ts";
import { hasClocks } from "../state/times.ts";
import type { Begun, State, View } from "../state/types.ts";
import { keyPlies, lastPly, onBoard } from "../state/view.ts";
import type { Game, Review, Side, Status } from "../wire.ts";
import type { Aloud } from "./aloud.ts";
import type { keepBoardInView } from "./board_in_view.ts";
import { factsOf, nextOf } from "./names.ts";
import { createTabs } from "./tabs.ts";

/** A call of the API for a review: its token, what more it takes. */
export type Call<A extends unknown[]> = (id: string, token: string | null, ...more: A) => Promise<unknown>;

/** On a desk the graph stands below all else (css/review.css), so the Tab key comes to it last. */
const DESK = matchMedia("(min-width: 980px)");
/** The report begins in the panel of the start, where it would be out of sight elsewhere. */
const NARROW = matchMedia("(max-width: 979px)");
/** The same as in css/review.css. */
const UPRIGHT = matchMedia(
  [
    "(min-width: 980px) and (max-width: 1439px) and (max-aspect-ratio: 5/4)",
    "(min-width: 1440px) and (max-aspect-ratio: 36/25)",
  ].join(),
);

interface PageMemory {
  kind: "kibitz" | "lichess";
  /** what a deeper pass changed, once there is one */
  changes: Promise<Changes> | null;
  /** a game is known, and its players were looked at */
  met: boolean;
  /** which side the person is */
  me: Side | "none" | null;
  /** the question for it, while it is open */
  sideQuestion: HTMLElement | null;
  /** where the game leaves one's repertoire */
  departures: SaidDeparture[];
  /** the game and side that `departures` are of */
  compared: unknown[];
  /** the strip of times is there or comes */
  clocks: boolean;
  /** reads aloud, once it was asked for */
  aloud: Aloud | null;
  /** draws small boards, once it is loaded */
  diagram: typeof diagram | null;
}

/** The way to the neighbours in a collection. */
export interface CollectionBar {
  element: HTMLElement;
  /** undefined: not an action of its own */
  perform(action: string): boolean | undefined;
}

/** How the review stands by the server's word, and how the page hears of it. */
export interface Remote {
  status: Status;
  queue_position: number | null;
  connection: string;
  /** shown as this browser saw it then (milliseconds since 1970), as there is no connection */
  seenAt: number | null;
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

export class ReviewPage {
  readonly element: HTMLElement;
  #now: PageMemory = {
    kind: accuracyKind(),
    changes: null,
    clocks: false,
    diagram: null,
    aloud: null,
    met: false,
    me: null,
    sideQuestion: null,
    departures: [],
    compared: [],
  };
  #options;
  #stage = new Stage();
  #tabs = createTabs();
  #head = h("h1", { class: "review__title" });
  #facts = h("p", { class: "review__facts" });
  #changesPlace = h("div");
  #progress = h("div", { class: "review__progress" });
  #repertoire = h("dl", { class: "report__fact report__repertoire", hidden: true });
  #typical = h("dl", { class: "report__facts", hidden: true });
  #others = h("div", { style: { display: "contents" } }, this.#repertoire, this.#typical);
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
  #placeGraph = () => {};
  #board: ReturnType<typeof keepBoardInView> | null = null;
  /** resolves once `#board` is there */
  #keeping: Promise<void> | null = null;
  #closed = false;

  constructor(options: PageOptions) {
    this.#options = options;
    const { answer, state, go } = options;
    const stage = this.#stage;
    const back = answer.collection ? at(`/c/${answer.collection.id}`) : at("/");
    stage.on("view", (view) => this.#looked(view));
    stage.on("noKey", (way) => say(t(way > 0 ? "moments-none-after" : "moments-none-before")));
    this.#exploring = new Exploring({
      id: answer.id,
      stage,
      state,
      say,
      place: (panel) => this.#aids.prepend(panel),
      side: () => this.#side(),
    });
    this.#endgames = new Endgames({ stage, aids: this.#aids });
    this.#learning = new Learning({
      element: () => this.element,
      stage,
      state,
      left: (ply) => this.#left(ply),
      play: (side) => this.#exploring.play({ side }),
      side: () => this.#side(),
    });
    this.#report = createReport({
      go: this.#jump,
      ways: createWays({
        start: () => this.#start(),
        learn: (kind) => this.#learning.open(kind),
        setKind: (kind) => this.#choose(kind),
      }),
      changes: this.#changesPlace,
      me: () => this.#now.me,
      foot: this.#foot,
      picture: (fen) => this.#now.diagram?.(fen, this.#stage.orientation(), "") ?? null,
      exact: h("div", { style: { display: "contents" } }, this.#endgames.report, this.#others),
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
          (await import("./removal.ts")).removeReview(answer.id, this.#token, () => go(back)),
        ),
      look: () => ({
        fen: onBoard(this.#state, stage.view()).fen,
        orientation: stage.orientation(),
        side: this.#side(),
      }),
    });
    const aloud =
      "speechSynthesis" in window ? [menuItem("play", t("aloud-title"), () => this.#aloud())] : [];
    const find = menuItem("list", t("find-this"), () =>
      showFind({ collection: answer.collection?.id }, onBoard(this.#state, stage.view()).fen),
    );
    setMenu(...aloud, find, this.#share.trash);
    this.element = this.#layout();
    this.#paper = boardFirst()
      .then(() => import("./printing.ts"))
      .then(({ printing }) => printing(this.element, () => this.#state, stage.orientation))
      .catch(() => () => {}); // offline: it prints without
    this.#loadDiagrams().catch(() => {}); // offline: no small boards
    this.#nameOpenings();
  }

  async #aloud() {
    const [{ Aloud }] = await Promise.all([import("./aloud.ts"), sheet("aloud")]);
    const place = (bar: HTMLElement) => this.#aids.prepend(bar);
    this.#now.aloud ??= new Aloud({ stage: this.#stage, state: () => this.#state, place });
    this.#now.aloud.open();
  }

  /** Once the board shows, the report gets its small boards. */
  async #loadDiagrams() {
    await boardFirst();
    const { diagram } = await import("../board/diagram.ts");
    await pressOver();
    this.#now.diagram = diagram;
    if (this.#state.game) this.#drawReport(this.#state);
  }

  /** Once the board shows, the openings get their names in the reader's language. */
  async #nameOpenings() {
    await boardFirst();
    await loadOpeningNames();
    await pressOver();
    if (!hasOpeningNames() || !this.#state.game) return;
    this.#stage.update(this.#state);
    this.#drawReport(this.#state);
  }

  /** The reader's; null while it is not known, and if it is neither. */
  #side(): Side | null {
    return this.#now.me === "none" ? null : this.#now.me;
  }

  #layout() {
    const { parts } = this.#stage;
    const said = h("div", { class: "verdict__said" });
    const note = h("section", { class: "note" });
    const verdict = this.#verdict(said);
    this.#words = h("section", { class: "verdict", tabindex: -1, "aria-label": t("move-label") }, note, said);
    const place = createPlace(parts.moves, (view) => this.#stage.show(view), this.#endgames.place);
    parts.moves.prepend(place.element);
    this.#stage.add(verdict);
    const { id } = this.#options.answer;
    const seen = () => import("../notes/seen.ts").then(({ createSeen }) => createSeen(id));
    new Noting({ stage: this.#stage, element: note, writer: this.#writer(), seen });
    this.#stage.add(place);
    const side = h(
      "div",
      { class: "review__side", data: { tab: "moves" } },
      this.#aids,
      this.#words,
      parts.graph,
      this.#tabs.element,
      h("div", { class: "review__panels" }, parts.moves, this.#report.element),
    );
    this.#tabs.bind(side, this.#stage.revealMove);
    const { graph } = parts;
    const main = h("div", { class: "review__main" }, parts.board, parts.controls);
    this.#placeGraph = () => {
      if (UPRIGHT.matches) main.append(graph ?? "");
      else if (DESK.matches) side.append(graph ?? "");
      else this.#tabs.element.before(graph ?? "");
    };
    this.#placeGraph();
    for (const query of [DESK, UPRIGHT]) query.addEventListener("change", this.#placeGraph);
    NARROW.addEventListener("change", this.#turned);
    this.#keeping = this.#keepBoard({ main, stage: parts.board, panel: this.#words });
    return h(
      "div",
      { class: "review paper is-empty" },
      h(
        "header",
        { class: "review__head" },
        this.#options.bar?.element,
        h("div", { class: "review__names" }, this.#head, this.#facts),
        this.#share.element,
      ),
      this.#progress,
      this.#status.live,
      main,
      side,
    );
  }

  /** Once the board shows: nobody has scrolled before. */
  async #keepBoard(places: Parameters<typeof keepBoardInView>[0]) {
    await boardFirst();
    const loaded = await import("./board_in_view.ts").catch(() => null); // offline: it scrolls away
    if (loaded && !this.#closed) this.#board = loaded.keepBoardInView(places);
  }

  #verdict(element: HTMLElement) {
    const stage = this.#stage;
    return createVerdict({
      playLine: (base, line, index) => stage.playLine(base, line, index),
      peek: (node, marks) => stage.peek(node, marks),
      step: (action) => stage.perform(action),
      learn: () => this.#learning.open(),
      tryAt: (ply) => {
        stage.showPly(ply);
        say(t("move-idea-how"));
      },
      play: () => this.#exploring.play(),
      beside: () => this.#beside(),
      departures: () => this.#now.departures,
      leave: () => stage.perform("leave"),
      correction: correctionUrl(this.#options.answer.id),
      element,
    });
  }

  /** What stands at the start of the game. On a narrow screen the complete report begins there. */
  #beside(): HTMLElement[] {
    const { sideQuestion } = this.#now;
    const { ply, branch } = this.#stage.view();
    if (ply || branch) return []; // what comes late must not draw the panel of a move anew
    const lead = this.#leads() ? [this.#report.lead] : [];
    return sideQuestion ? [...lead, sideQuestion] : lead;
  }

  #leads = () => {
    const { ply, branch } = this.#stage.view();
    return NARROW.matches && this.#state.status === "done" && !ply && !branch;
  };

  #turned = () => {
    if (!this.#state.game) return;
    this.#placeLead();
    this.#stage.update(this.#state);
  };

  #placeLead() {
    const { lead, element } = this.#report;
    if (!this.#leads() && lead.parentElement !== element) element.prepend(lead);
  }

  /** Who has the token, or the key of a link for notes, may write some. */
  #writer() {
    const { id } = this.#options.answer;
    const kept = `note:${id}`;
    return {
      id,
      key: () => this.#token ?? load<string | null>(kept, null),
      guest: () => !this.#token,
      lost: () => save(kept, null),
      wake: () => this.#options.wake(),
      load: () => import("../notes/writer.ts"),
    };
  }

  /** Only for calls after the game has come. */
  get #state() {
    return this.#options.state() as Begun;
  }

  /** The key that allows to stop, continue and delete; null for a guest. */
  get #token() {
    const { id, collection } = this.#options.answer;
    return tokenOf(id) ?? (collection && tokenOf(collection.id));
  }

  /** Once the game is known: the person's side below; who has not said which it is, is asked at the start. */
  async #meet({ headers }: Game) {
    const { id } = this.#options.answer;
    this.#now.me = sideOf(id, headers);
    if (this.#now.me) return this.#turnTo(this.#now.me);
    await boardFirst();
    const { createSideQuestion } = await import("./side_question.ts");
    this.#now.sideQuestion = createSideQuestion(headers, (side) => {
      answerSide(id, headers, side);
      Object.assign(this.#now, { me: side, sideQuestion: null });
      this.#turnTo(side);
      this.update(this.#state);
      say(t(side === "none" ? "whose-kept-none" : "whose-kept"));
    });
    this.#stage.update(this.#state);
  }

  /** What the repertoires of this browser say of the game, once its board shows. */
  async #compare() {
    const { game } = this.#state;
    const { me, met, compared } = this.#now;
    if (!met || (compared[0] === game && compared[1] === me)) return;
    this.#now.compared = [game, me];
    await boardFirst();
    const { departuresOf } = await import("../state/repertoire.ts");
    const departures = await departuresOf(game, me);
    if (
      this.#state.game !== game ||
      this.#now.me !== me ||
      !(departures.length || this.#now.departures.length)
    )
      return;
    this.#now.departures = departures;
    this.#stage.update(this.#state);
    this.#repertoire.hidden = !departures.length;
    this.#repertoire.replaceChildren(
      h("dt", {}, t("report-repertoire")),
      ...departures.map(({ ply, words }) =>
        h(
          "dd",
          {},
          h("button", { type: "button", class: "link", on: { click: () => this.#jump(ply) } }, words),
        ),
      ),
    );
  }

  /** Beside what is usual at the players' ratings, once the board shows. */
  async #compareWithOthers(state: Begun) {
    if (!state.game.headers.TimeControl || !state.report || state.report.provisional) {
      this.#typical.hidden = true; // of a game that was corrected meanwhile
      return;
    }
    await boardFirst();
    const { typicalParts } = await import("../panels/typical.ts");
    const parts = typicalParts(this.#state, this.#now.kind, this.#now.me);
    this.#typical.hidden = !parts.length;
    this.#typical.replaceChildren(...parts);
  }

  #turnTo(side: Side | "none") {
    if (side === (this.#stage.orientation() === "white" ? "black" : "white")) this.#stage.perform("flip");
  }

  /** Go to a ply; of several, to the next one. */
  #jump = (target: number | number[]) =>
    this.#stage.showPly(typeof target === "number" ? target : nextOf(target, this.#stage.view().ply));

  #looked(view: View) {
    this.#placeLead();
    this.#follow();
    const { move } = onBoard(this.#state, view);
    if (move && soundsOn()) import("../board/sounds.ts").then(({ play }) => play(move.san));
  }

  /** The address and the share bar follow the view. */
  #follow() {
    history.replaceState(history.state, "", `${location.pathname}${hashOf(this.#stage.view())}`);
    this.#shared();
  }

  #shared() {
    const { id } = this.#options.answer;
    this.#share.update({ id, hash: hashOf(this.#stage.view()), token: this.#token });
  }

  /** The strip of times, for games that have clocks. */
  async #addClocks(game: Game) {
    if (this.#now.clocks || !hasClocks(game)) return;
    this.#now.clocks = true;
    const [{ createClocks }] = await Promise.all([import("../panels/clocks.ts"), sheet("clocks")]);
    const strip = createClocks(this.#jump, this.#stage.stretch);
    this.#stage.parts.graph?.append(strip.element);
    this.#stage.add(strip);
    this.#stage.update(this.#options.state());
  }

  /** Run it; show the sentence of its error. */
  async #try(what: () => Promise<unknown>) {
    try {
      await what();
    } catch (error) {
      const isRefusal = error instanceof Error && !(error instanceof TypeError);
      say(isRefusal ? error.message : t("error-offline")); // a TypeError: a module did not come
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
    const { askDeeper } = await import("../panels/deeper.ts");
    const nodes = await askDeeper(this.#state);
    if (nodes) await this.#act(deepenReview, nodes);
  }

  /** Out of the drill: the game at the ply where the person was. */
  #left(ply: number | null) {
    this.#drawReport(this.#state); // whether inaccuracies are asked may have changed
    if (ply !== null) this.#stage.showPly(ply);
    this.#follow();
  }

  /** Lead through the key moments. */
  #start() {
    const [first] = keyPlies(this.#state);
    if (!first) return;
    this.#tabs.choose("moves");
    this.#stage.showPly(first);
    this.#words?.focus({ preventScroll: true }); // or space would press the button again
    this.#keeping?.then(() => this.#board?.home()); // a press may come before it
    say(t(hasKeys() ? "review-keys-hint" : "review-touch-hint"));
  }

  #choose(kind: PageMemory["kind"]) {
    this.#now.kind = kind;
    setAccuracyKind(kind);
    this.#drawReport(this.#state);
  }

  #drawReport(state: Begun) {
    this.#report.update(state, this.#now.kind);
    this.#compareWithOthers(state).catch(() => {}); // offline: a report without it
    if (!state.earlier) return;
    this.#now.changes ??= import("../panels/changes.ts").then(({ createChanges }) => {
      const made = createChanges({
        go: this.#jump,
        mark: (on) => this.element.classList.toggle("shows-earlier", on),
      });
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
    const { me } = this.#now;
    this.#status.update(state, remote, Boolean(this.#token), me === "none" ? null : me);
    this.#placeStatus();
    this.#shared();
    if (!state.game) return;
    this.#heading(state.game, answer.expires);
    this.element.classList.remove("is-empty");
    this.#addClocks(state.game);
    this.#stage.update(state);
    this.#drawReport(state);
    this.#learning.update();
    this.#compare().catch(() => {}); // offline: a review without it
    if (state.status === "done" && this.#stage.view().ply === 0) this.#tabs.offer("report");
  }

  /** What a review was made with stands at the report's foot; until it is made, above the reason. */
  #placeStatus() {
    const { element } = this.#status;
    const done = element.dataset.phase === "done" && !this.#options.remote.seenAt;
    const place = done ? this.#foot : this.#progress;
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
      this.#meet(state.game).catch(() => {}); // offline: nobody is asked
      this.#compare().catch(() => {}); // offline: a review without it
    }
    const learn = learnFromAddress(location);
    if (learn) return this.#learning.open(learn.kind, learn.side);
    this.#learning.close();
    const asked = placeFromAddress(location);
    if (!asked) return this.#stage.showPly(this.#stage.view().ply);
    const { ply, line } = asked;
    if (ply) this.#tabs.lead("moves");
    return this.#exploring.open(ply === "last" ? { ply: lastPly(state), line: [] } : { ply, line });
  }

  close() {
    this.#closed = true;
    for (const query of [DESK, UPRIGHT]) query.removeEventListener("change", this.#placeGraph);
    NARROW.removeEventListener("change", this.#turned);
    this.#board?.close();
    this.#learning.close();
    this.#exploring.close();
    this.#now.aloud?.close();
    this.#stage.close();
    this.#paper.then((stop) => stop());
  }
}
