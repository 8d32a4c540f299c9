/**
 * The panel of the engine in the browser: live lines of the position on the board, how deep and how fast,
 * what is threatened. Feeds bar and arrows through the stage. Loaded when asked for; the engine itself is
 * engine.ts.
 */

import { playRow } from "../board/playline.ts";
import type { Rules } from "../board/types.ts";
import { turn } from "../chess/position.ts";
import { loadRules } from "../chess/rules.ts";
import { h, sheet } from "../lib/dom.ts";
import { big } from "../lib/format.ts";
import { t, textOf } from "../lib/i18n.ts";
import { icon } from "../lib/icons.ts";
import { load, save } from "../lib/storage.ts";
import { explainMove, explainThreat } from "../net/api.ts";
import type { Stage } from "../stage/stage.ts";
import { pathOf } from "../state/tree.ts";
import type { Begun, State } from "../state/types.ts";
import { enter, fenAt } from "../state/view.ts";
import { openEngine } from "./engine.ts";
import { ExplainRequests, triedAt } from "./explain_requests.ts";
import { NOTHING, noteOf, rowsOf, seenOf, stateAt } from "./panel_state.ts";
import { People } from "./people.ts";
import { isThirdTime, searchOf } from "./search.ts";
import { askThreat } from "./threat.ts";
import type { Engine, Info, LiveLine, PanelState, Run, Task } from "./types.ts";
import { drawVerdict } from "./verdict.ts";

interface PanelMemory {
  engine: Engine | null;
  rules: Rules | null;
  run: Run | null;
  looking: PanelState;
  /** positions that were searched for the move that leaves them */
  weighed: Set<string>;
  /** the lines stay as they are under the hand */
  frozen: boolean;
  /** the key of the place that is drawn */
  drawn: string | null;
  /** of switching on: an engine that comes too late is closed */
  turns: number;
  step: ReturnType<typeof setTimeout> | undefined;
  draw: ReturnType<typeof setTimeout> | undefined;
  multipv: number;
}

interface PanelOptions {
  stage: Stage;
  state(): State;
  /** Shut the panel. */
  close(): void;
  /** The engine has died. */
  fault(error: Error): void;
}

const DEPTH = 30;
const THREAT_DEPTH = 15;
/** Milliseconds between two drawings; before a position that may be passed by at once is searched. */
const PAUSE = { draw: 160, step: 120 };
const CHOICES = [1, 2, 3];
/** Nodes for the position that a move of one's own leaves; the depth that they count as. */
const WEIGHED = 150_000;
const ENOUGH = 17;
/** Nodes for each position that proves a threat; the sentence that there is none. */
const TRIED = 40_000;
const NO_THREAT = "explore-threat-none";

export class Panel {
  readonly element: HTMLElement;
  #now: PanelMemory = {
    engine: null,
    rules: null,
    run: null,
    looking: NOTHING,
    frozen: false,
    drawn: null,
    turns: 0,
    step: undefined,
    draw: undefined,
    weighed: new Set(),
    multipv: CHOICES.find((count) => count === load("explore-lines", null)) ?? 2,
  };
  #options;
  #title = h("h2", { class: "explore__title" }, t("explore-title"));
  #facts = h("p", { class: "explore__facts" });
  #rows = h("ol", { class: "explore__lines" });
  #note = h("p", { class: "explore__note", role: "status" });
  #people;
  #verdict = h("div", { class: "explore__told", "aria-live": "polite", hidden: true });
  #asking = new ExplainRequests({
    ask: explainMove,
    tell: (explained, tried) =>
      drawVerdict(this.#verdict, explained, tried, (node, marks) => this.#options.stage.peek(node, marks)),
  });
  #threatRow = h("div", { class: "explore__threat", hidden: true });
  #threatWords = h("p", { class: "explore__threat-words", role: "status" });
  #threatButton = h(
    "button",
    {
      type: "button",
      class: "button button--small button--quiet",
      "aria-pressed": "false",
      title: t("explore-threat-hint"),
      on: { click: () => this.threat() },
    },
    t("explore-threat"),
  );

  constructor(options: PanelOptions) {
    this.#options = options;
    this.#people = new People(options.stage);
    const choice = createChoice(this.#now.multipv, (count) => this.#choose(count));
    this.element = h(
      "section",
      { class: "explore", "aria-label": t("explore-title") },
      h(
        "div",
        { class: "explore__head" },
        this.#title,
        this.#facts,
        choice,
        this.#threatButton,
        closeButton(options.close),
      ),
      this.#verdict,
      this.#rows,
      this.#threatRow,
      this.#note,
      this.#people.element,
    );
    for (const part of [this.#rows, this.#threatRow])
      freezeUnderHand(part, (on) => {
        this.#now.frozen = on;
        if (!on) this.#draw();
      });
    options.stage.add({ update: () => this.#look() });
  }

  get #state() {
    return this.#options.state() as Begun; // the panel opens on a game
  }

  #choose(count: number) {
    this.#now.multipv = count;
    save("explore-lines", count);
    this.#look(true);
  }

  async start() {
    const now = this.#now;
    now.turns += 1;
    const turn = now.turns;
    this.#note.textContent = t("explore-loading");
    const opening = openEngine({ onFault: (error) => turn === now.turns && this.#options.fault(error) });
    const loading = Promise.all([opening, loadRules(), sheet("explore"), sheet("people")]);
    const loaded = await loading.catch((error) => {
      opening.then(
        (found) => found.close(),
        () => {},
      );
      if (turn === now.turns) throw error;
    });
    if (!loaded) return;
    const [engine, rules] = loaded;
    if (turn !== now.turns) return engine.close(); // switched off, or on again, in the meantime
    Object.assign(now, { engine, rules });
    this.#title.textContent = engine.name.replace(/ WASM$/, "");
    this.#note.textContent = "";
    this.#options.stage.setEngine(this.#seen);
    document.addEventListener("visibilitychange", this.#onVisibility);
    this.#look(true);
  }

  stop() {
    const now = this.#now;
    now.turns += 1;
    now.engine?.close();
    now.engine = now.run = null;
    now.looking = NOTHING;
    this.#asking.look(null);
    this.#people.stop();
    clearTimeout(now.step);
    clearTimeout(now.draw);
    now.step = now.draw = undefined; // or nothing would be drawn once it is on again
    document.removeEventListener("visibilitychange", this.#onVisibility);
    this.#options.stage.setEngine(null);
  }

  /** The stage has drawn another view, or something else on the same. */
  #look(again = false) {
    const now = this.#now;
    if (!now.engine || !now.rules) return;
    const next = searchOf(this.#state, this.#options.stage.view(), now.multipv);
    const before = now.looking.place;
    if (!again && next.key === before?.key) return;
    this.#people.look(this.#state, this.#options.stage.view(), now.rules);
    const ending = now.rules.ending(next.fen);
    now.looking = stateAt(now.looking, { ...next, ending });
    this.#asking.look(triedAt(this.#state, this.#options.stage.view(), fenAt));
    if (ending) this.#asking.note(next.fen, [], 0, true);
    else if (isThirdTime(this.#state, this.#options.stage.view())) this.#asking.noteDrawn(next.fen);
    clearTimeout(now.step);
    now.run?.stop();
    now.step = setTimeout(() => this.#search(), next.fen === before?.fen ? 0 : PAUSE.step);
    this.#draw();
  }

  #search() {
    const { engine, looking, multipv } = this.#now;
    const { place } = looking;
    if (!engine || !place || document.hidden || this.#weighFirst(engine) || place.ending) return;
    this.#now.run = engine.analyse({ ...place.task, multipv, depth: DEPTH }, (info) => {
      if (place.key !== this.#now.looking.place?.key) return;
      this.#now.looking = { ...this.#now.looking, info };
      this.#asking.note(place.fen, info.lines, info.depth);
      this.#drawSoon();
    });
  }

  /**
   * Before a move of one's own can be weighed, the position that it leaves must be known: where nobody has
   * looked at it yet, it is searched first, briefly.
   */
  #weighFirst(engine: Engine) {
    const { weighed, looking } = this.#now;
    const tried = triedAt(this.#state, this.#options.stage.view(), fenAt);
    if (!tried || weighed.has(tried.fen) || this.#asking.knows(tried.fen)) return false;
    const moves = looking.place?.task.moves?.slice(0, -1) ?? [];
    const task = {
      ...looking.place?.task,
      fen: this.#state.game.start_fen,
      moves,
      multipv: 2,
      nodes: WEIGHED,
    };
    const run = engine.analyse(task, ({ lines, depth }) => this.#asking.note(tried.fen, lines, depth));
    this.#now.run = run;
    run.done.then(
      ({ stopped, lines }) => {
        if (stopped) return;
        weighed.add(tried.fen);
        this.#asking.note(tried.fen, lines, ENOUGH); // however deep it came
        this.#search();
      },
      () => {},
    );
    return true;
  }

  /** What is threatened, or no longer. */
  threat() {
    const { engine, rules, looking } = this.#now;
    const { place } = looking;
    if (!engine || !rules || !place) return;
    const fen = place.ending ? null : rules.passed(place.fen);
    this.#now.looking = { ...looking, threat: looking.threat ? null : { fen, line: null, words: null } };
    this.#draw();
    if (fen && this.#now.looking.threat) this.#searchThreat(place.fen, fen);
  }

  /** @param passed the position after a pass of the side to move in `fen` */
  async #searchThreat(fen: string, passed: string) {
    clearTimeout(this.#now.step);
    const lines = await this.#linesOf({ fen: passed, depth: THREAT_DEPTH }, ({ lines: [line] }) =>
      this.#noteThreat(passed, { line }),
    );
    if (!lines) return;
    const asking = askThreat(
      fen,
      { fen: passed, lines },
      {
        ask: explainThreat,
        search: (next, multipv) => this.#linesOf({ fen: next, multipv, nodes: TRIED }),
        tell: ({ said: [text] }) =>
          this.#noteThreat(passed, {
            words: textOf(text),
            line: text?.key === NO_THREAT ? null : (lines[0] ?? null),
          }),
      },
    );
    const done = await asking.catch(() => this.#noteThreat(passed, { words: this.#wouldPlay() }) || true);
    if (done) this.#search(); // also where the threat has been put away meanwhile
  }

  /** Where nobody could be asked: the move without a claim. */
  #wouldPlay() {
    const { threat } = this.#now.looking;
    if (!threat?.fen || !threat.line) return null;
    return t("explore-threat-move", { side: turn(threat.fen), move: this.#firstOf(threat.fen, threat.line) });
  }

  /** The first move of a line, numbered. */
  #firstOf(fen: string, { pv }: LiveLine) {
    const [node] = this.#nodes(fen, pv.slice(0, 1));
    return node ? `${node.number}${node.san}` : "";
  }

  /** Null where the search was stopped, as another one began. */
  async #linesOf(task: Task, onInfo?: (info: Info) => void) {
    const run = this.#now.engine?.analyse({ ...task, variant: this.#state.game.variant }, onInfo);
    this.#now.run = null;
    const ended = await run?.done.catch(() => null);
    return !ended || ended.stopped ? null : ended.lines;
  }

  /** False where that threat is asked for no more. */
  #noteThreat(passed: string, found: Partial<NonNullable<PanelState["threat"]>>) {
    const { looking } = this.#now;
    if (looking.threat?.fen !== passed) return false;
    this.#now.looking = { ...looking, threat: { ...looking.threat, ...found } };
    this.#drawSoon();
    return true;
  }

  #onVisibility = () => (document.hidden ? this.#now.run?.stop() : this.#search());

  #seen = (fen: string) => seenOf(this.#now.looking, fen);

  #drawSoon() {
    this.#now.draw ??= setTimeout(() => {
      this.#now.draw = undefined;
      this.#draw();
    }, PAUSE.draw);
  }

  #draw() {
    const now = this.#now;
    const { place, info, threat } = now.looking;
    if (!now.engine || !place) return;
    this.#facts.textContent = info ? t("explore-facts", { depth: info.depth, speed: big(info.nps) }) : "";
    this.#note.textContent = noteOf(now.looking);
    this.#threatButton.setAttribute("aria-pressed", String(Boolean(threat)));
    if (!now.frozen || now.drawn !== place.key || this.#isLineMissing()) {
      now.drawn = place.key;
      this.#drawRows(place.fen);
    }
    this.#options.stage.setEngine(this.#seen);
  }

  /** A line is known that has no row yet: it is drawn even under the hand. */
  #isLineMissing() {
    const { looking, multipv } = this.#now;
    return (
      this.#rows.children.length < rowsOf(looking, multipv).length ||
      (this.#threatRow.hidden && Boolean(looking.threat?.line)) ||
      Boolean(looking.threat?.words && looking.threat.words !== this.#threatWords.textContent)
    );
  }

  #drawRows(fen: string) {
    const { looking, multipv } = this.#now;
    const { place, threat } = looking;
    this.#rows.replaceChildren(
      ...rowsOf(looking, multipv).map((line) =>
        h(
          "li",
          {},
          this.#row(line, fen, (index) => this.#go(line, index)),
        ),
      ),
    );
    this.#rows.style.setProperty("--rows", String(place?.ending ? 0 : multipv));
    this.#threatRow.hidden = !threat?.line && !threat?.words;
    if (!threat?.fen) return;
    const { fen: passed, line, words } = threat;
    this.#threatWords.textContent =
      words ?? (line ? t("drill-checking", { move: this.#firstOf(passed, line) }) : "");
    this.#threatWords.classList.toggle("is-provisional", !words);
    this.#threatRow.replaceChildren(this.#threatWords, line ? this.#row(line, passed) : "");
  }

  #nodes(fen: string, pv: string[]) {
    return this.#now.rules?.line(fen, pv, this.#state.game.variant) ?? [];
  }

  #row(line: LiveLine, fen: string, choose?: (index: number) => void) {
    const san = this.#nodes(fen, line.pv).map((node) => node.san);
    const { variant } = this.#state.game;
    const { stage } = this.#options;
    return playRow({ ...line, fen, san }, { variant, peek: (node) => stage.peek(node), choose });
  }

  /** Step into a live line: it becomes a line like the review's, from where the view leaves the game. */
  #go(line: LiveLine, index: number) {
    const { stage } = this.#options;
    const { place } = this.#now.looking;
    const { base, nodes } = pathOf(stage.view());
    const further = place ? this.#nodes(place.fen, line.pv) : [];
    const at = nodes.length + Math.min(index, further.length);
    if (further.length) stage.show(enter(base, [...nodes, ...further], at, { kind: "line", line }));
  }

  /** One move on along the first live line; false where there is none yet. */
  further() {
    const line = this.#now.looking.info?.lines[0];
    if (line) this.#go(line, 1);
    return Boolean(line);
  }
}

const closeButton = (close: () => void) =>
  h(
    "button",
    {
      type: "button",
      class: "button button--icon button--quiet button--small",
      "aria-label": t("explore-close"),
      title: t("explore-close"),
      on: { click: close },
    },
    icon("close", 17),
  );

/** How many lines. */
const createChoice = (chosen: number, choose: (count: number) => void): HTMLElement => {
  const buttons = CHOICES.map((count) =>
    h(
      "button",
      {
        type: "button",
        class: "segmented__item",
        "aria-pressed": String(count === chosen),
        "aria-label": t("status-lines", { lines: count }),
        title: t("status-lines", { lines: count }),
        on: {
          click: () => {
            for (const [index, button] of buttons.entries())
              button.setAttribute("aria-pressed", String(CHOICES[index] === count));
            choose(count);
          },
        },
      },
      String(count),
    ),
  );
  const attributes = { role: "group", "aria-label": t("explore-how-many") };
  return h("div", { class: "segmented explore__choice", ...attributes }, buttons);
};

/** While the mouse or the focus is on a line, it stays as it is. */
const freezeUnderHand = (element: HTMLElement, freeze: (on: boolean) => void): void => {
  element.addEventListener("pointerenter", ({ pointerType }) => {
    if (pointerType === "mouse") freeze(true);
  });
  element.addEventListener("pointerleave", () => freeze(false));
  element.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.matches(".lines__move:focus-visible")) freeze(true);
  });
  element.addEventListener("focusout", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) freeze(false);
  });
};
