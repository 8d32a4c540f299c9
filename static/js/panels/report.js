/** The report card: accuracies, classes side by side, phases, opening, endgame, key moments. */

import { CLASS_IDS, CLASSES, FAULTS } from "../chess/classes.js";
import { moveNumber, numberBefore } from "../chess/position.js";
import { h } from "../lib/dom.js";
import { accuracy, endgame, endgameType, percent, shortPlayer } from "../lib/format.js";
import { t } from "../lib/i18n.js";
import { badge, icon, written } from "../lib/icons.js";
import { mover } from "../state/fold.js";
import { momentName } from "../state/moments.js";
import { fenAt, keyMoments, lastPly } from "../state/view.js";
import { storyOf } from "./story.js";

/** @import { Child } from "../../types/lib" */
/** @import { Go, Kind, Me, MomentsCard, ReportCard, ReportOptions, SideFigure } from "../../types/panels" */
/** @import { Begun, ClassName, Moment, Side } from "../../types/state" */
/** @import { EndgameChange, PhaseName } from "../wire" */

/** @type {Side[]} */
const SIDES = ["white", "black"];
/** @type {Kind[]} */
const KINDS = ["kibitz", "lichess"];

/** @type {PhaseName[]} */
const PHASES = ["opening", "middlegame", "endgame"];

/**
 * Returns {element, update(state, kind)}; `go(ply)`, `start()`, `learn()` and `setKind("kibitz" | "lichess")`
 * are told. `moments`
 * false: without the key moments, which have a place of their own. `changes`: an element for what a deeper
 * pass changed, `exact`: one for the part that is exact, `foot`: one for what the review was made with.
 * @type {(options: ReportOptions) => ReportCard}
 */
export function createReport({
  go,
  start = null,
  learn = null,
  setKind = null,
  interactive = true,
  moments: withMoments = true,
  changes = null,
  me = () => null,
  foot = null,
  exact = null,
}) {
  const element = h("section", { class: "report", "aria-label": t("report-label") });
  /** @type {unknown[]} */
  let shown = [];
  return {
    element,
    update(state, kind) {
      const now = [
        state.game,
        state.report,
        state.counts,
        state.phases,
        state.progress.judged,
        state.status,
        kind,
        me(),
      ];
      if (now.every((item, index) => item === shown[index])) return;
      shown = now;
      element.replaceChildren(
        ...[
          storyOf(state, go),
          accuracies(state, kind, me()),
          interactive && start ? startButton(state, start) : null,
          interactive && learn ? learnButton(state, learn) : null,
          state.earlier ? changes : null,
          classTable(state, go),
          phaseTable(state, kind),
          exact,
          facts(state, go),
          withMoments ? moments(state, go, me()) : null,
          interactive && setKind ? kinds(kind, setKind) : null,
          foot,
        ].filter((part) => part !== null),
      );
    },
  };
}

/**
 * The key moments alone. Returns {element, update(state)}; `go(ply)` is told.
 * @type {(told: { go: Go }) => MomentsCard}
 */
export function createMoments({ go }) {
  const element = h("section", { class: "report", "aria-label": t("report-moments") });
  /** @type {unknown[]} */
  let shown = [];
  return {
    element,
    update(state) {
      const now = [state.game, state.report, state.moves];
      if (now.every((item, index) => item === shown[index])) return;
      shown = now;
      element.replaceChildren(
        moments(state, go) ?? h("p", { class: "is-provisional" }, t("embed-no-moments")),
      );
    },
  };
}

/**
 * A side's figures: {value (number or null), judged, moves}: the value only once every move is judged. Pure.
 * @type {(state: Begun, side: Side, kind?: Kind) => SideFigure}
 */
export function sideFigure(state, side, kind) {
  const own = state.moves.filter((_, index) => mover(state, index + 1) === side);
  const judged = own.filter((move) => (move?.accuracy ?? null) !== null).length;
  const figures = state.report?.[side];
  const value = figures?.[kind === "lichess" ? "accuracy_lichess" : "accuracy"] ?? null;
  return { value: judged === own.length ? value : null, judged, moves: own.length };
}

/** @type {(state: Begun, kind: Kind, me: Me) => HTMLElement} */
function accuracies(state, kind, me) {
  return h(
    "div",
    { class: "report__accuracies" },
    SIDES.map((side) => accuracyTile(state, side, kind, me)),
  );
}

/**
 * Whose accuracy is shown, and what the two mean.
 * @type {(kind: Kind, setKind: (kind: Kind) => void) => HTMLElement}
 */
function kinds(kind, setKind) {
  return h(
    "div",
    { class: "report__kind" },
    h("h2", {}, t("report-kind")),
    h(
      "div",
      { class: "segmented", role: "group", "aria-label": t("report-kind") },
      KINDS.map((id) =>
        h(
          "button",
          {
            type: "button",
            class: "segmented__item",
            "aria-pressed": String(kind === id),
            on: { click: () => setKind(id) },
          },
          t(`report-${id}`),
        ),
      ),
    ),
    h("p", { class: "report__what" }, t(`report-${kind}-what`)),
  );
}

/** @type {(state: Begun, side: Side, kind: Kind, me: Me) => HTMLElement} */
function accuracyTile(state, side, kind, me) {
  const { value, judged, moves } = sideFigure(state, side, kind);
  const unfinished = value === null;
  const provisional = !unfinished && state.report?.provisional;
  const loss = state.report?.[side]?.acpl;
  return h(
    "div",
    { class: `report__accuracy${unfinished || provisional ? " is-provisional" : ""}`, data: { side } },
    h(
      "div",
      { class: "report__name" },
      h("span", { class: "player__chip", data: { side }, "aria-hidden": "true" }),
      side === me ? t("report-yours") : shortPlayer(state.game.headers, side),
    ),
    h(
      "div",
      { class: `report__value${unfinished ? " report__value--none" : ""}` },
      unfinished ? "–" : accuracy(value),
    ),
    unfinished && moves ? h("progress", { max: moves, value: judged, "aria-hidden": "true" }) : null,
    h(
      "div",
      { class: "report__sub" },
      unfinished
        ? t("report-judged", { judged, moves })
        : typeof loss === "number"
          ? t("report-loss", { loss: Math.round(loss) })
          : t("report-accuracy"),
    ),
  );
}

/** @type {(state: Begun, start: () => void) => HTMLElement} */
function startButton(state, start) {
  const count = keyMoments(state).length;
  return h(
    "button",
    { class: "button button--primary report__start", type: "button", disabled: !count, on: { click: start } },
    icon("play", 18),
    count || state.status !== "done" ? t("report-start") : t("report-no-moments"),
    count ? h("span", { class: "button__note" }, t("report-moments-count", { count })) : null,
  );
}

/**
 * The way to the drill, with the number of faults so far that it asks for.
 * @type {(state: Begun, learn: () => void) => HTMLElement}
 */
function learnButton(state, learn) {
  const count = state.moves.filter(
    (move) => move?.classification && FAULTS.includes(move.classification) && !move.quiet,
  ).length;
  return h(
    "button",
    { class: "button report__learn", type: "button", on: { click: learn } },
    icon("bulb", 18),
    t("drill-start"),
    count ? h("span", { class: "button__note" }, t("drill-start-note", { count })) : null,
  );
}

/** @type {(state: Begun, go: Go) => HTMLElement} */
function classTable(state, go) {
  const present = CLASS_IDS.filter(
    (id) => FAULTS.includes(id) || SIDES.some((side) => state.counts[side][id]),
  ); // no faults is news, no brilliant move is none
  return h(
    "table",
    { class: "report__classes" },
    h("caption", { class: "visually-hidden" }, t("report-classes")),
    h(
      "thead",
      { class: "visually-hidden" },
      h(
        "tr",
        {},
        [t("side-white"), t("report-class"), t("side-black")].map((text) => h("th", { scope: "col" }, text)),
      ),
    ),
    h(
      "tbody",
      {},
      present.map((id) => classRow(state, id, go)),
    ),
  );
}

/** @type {(state: Begun, id: ClassName, go: Go) => HTMLElement} */
function classRow(state, id, go) {
  const cell = (/** @type {Side} */ side) => {
    const n = state.counts[side][id] ?? 0;
    const plies = state.moves.flatMap((move) =>
      move?.classification === id && mover(state, move.ply) === side ? [move.ply] : [],
    );
    return h(
      "td",
      { class: `report__count report__count--${side}` },
      n
        ? h(
            "button",
            {
              type: "button",
              class: "report__jump",
              "aria-label": t("report-count", { count: n, class: CLASSES[id].name, side }),
              on: { click: () => go(plies, "cycle") },
            },
            String(n),
          )
        : h("span", { class: "report__zero" }, "0"),
    );
  };
  return h(
    "tr",
    { class: "report__class", data: { class: id } },
    cell("white"),
    h("th", { scope: "row" }, badge(id, { label: false, size: 19 }), h("span", {}, CLASSES[id].name)),
    cell("black"),
  );
}

/** @type {(state: Begun, kind: Kind) => HTMLElement | null} */
function phaseTable(state, kind) {
  const { phases } = state;
  if (!phases) return null;
  const key = kind === "lichess" ? "accuracy_lichess" : "accuracy";
  const figure = (/** @type {PhaseName} */ phase, /** @type {Side} */ side) => {
    /** @type {Partial<Record<typeof key, number | null>> | undefined} */
    const figures = state.report?.phases?.[phase]?.[side];
    const value = figures?.[key] ?? figures?.accuracy;
    return h(
      "td",
      { class: value === null || value === undefined ? "is-provisional" : "" },
      accuracy(value) ?? "–",
    );
  };
  const present = PHASES.filter((phase) => phases.by_ply.includes(phase));
  return h(
    "table",
    { class: "report__phases" },
    h("caption", {}, t("report-phases")),
    h(
      "tbody",
      {},
      present.map((phase) =>
        h(
          "tr",
          {},
          figure(phase, "white"),
          h("th", { scope: "row" }, phaseName(state, phase), h("small", {}, rowsOf(state, phase))),
          figure(phase, "black"),
        ),
      ),
    ),
  );
}

/** @type {(state: Begun, phase: PhaseName) => string} */
function phaseName(state, phase) {
  if (phase === "endgame") return endgame(state.phases?.endgame_type);
  return t(`phase-${phase}`);
}

/**
 * The moves of a phase by the FEN's numbers: "moves 1–9".
 * @type {(state: Begun, phase: PhaseName) => string}
 */
function rowsOf(state, phase) {
  const plies = (state.phases?.by_ply ?? []).flatMap((item, index) => (item === phase ? [index + 1] : []));
  const [from, to] = [plies[0], plies[plies.length - 1]].map((ply) =>
    String(moveNumber(fenAt(state, ply - 1))),
  );
  return from === to ? t("report-phase-move", { from }) : t("report-phase-moves", { from, to });
}

/** @type {(state: Begun, go: Go) => HTMLElement | null} */
function facts(state, go) {
  const items = [];
  const { opening } = state.game;
  if (opening) {
    items.push(
      h(
        "div",
        { class: "report__fact" },
        h("dt", {}, t("report-opening")),
        h(
          "dd",
          {},
          h("span", { class: "report__eco" }, opening.eco),
          " ",
          h("button", { type: "button", class: "link", on: { click: () => go(opening.ply) } }, opening.name),
        ),
      ),
    );
  }
  const changes = state.phases?.endgame_changes ?? [];
  if (state.phases?.endgame_type) {
    items.push(
      h(
        "div",
        { class: "report__fact" },
        h("dt", {}, t("report-endgame")),
        h("dd", {}, changes.length > 1 ? changePath(state, changes, go) : endgame(state.phases.endgame_type)),
      ),
    );
  }
  return items.length ? h("dl", { class: "report__facts" }, items) : null;
}

/** @type {(state: Begun, changes: EndgameChange[], go: Go) => Child[]} */
function changePath(state, changes, go) {
  return changes.flatMap(({ ply, type }, index) => [
    index ? " → " : null,
    h(
      "button",
      {
        type: "button",
        class: "link",
        title: t("report-from-move", {
          number: String(moveNumber(fenAt(state, Math.max(0, Math.min(ply, lastPly(state)) - 1)))),
        }),
        on: { click: () => go(ply) },
      },
      endgameType(type),
    ),
  ]);
}

/** One's own stand first. @type {(state: Begun, go: Go, me?: Me) => HTMLElement | null} */
function moments(state, go, me = null) {
  const own = (/** @type {Moment} */ { ply }) => mover(state, ply) === me;
  const all = keyMoments(state);
  const list = [...all.filter(own), ...all.filter((moment) => !own(moment))];
  if (!list.length) return null;
  return h(
    "div",
    { class: `report__moments${state.report && !state.report.provisional ? "" : " is-provisional"}` },
    h("h2", {}, t("report-moments")),
    h(
      "ol",
      {},
      list.map((moment) => h("li", own(moment) ? { class: "is-own" } : {}, momentButton(state, moment, go))),
    ),
  );
}

/** @type {(state: Begun, moment: Moment, go: Go) => HTMLElement} */
function momentButton(state, { ply, kind, swing }, go) {
  const verdict = state.moves[ply - 1];
  const id = verdict?.classification ?? (kind in CLASSES ? /** @type {ClassName} */ (kind) : null);
  const san = `${numberBefore(fenAt(state, ply - 1))} ${state.game.moves[ply - 1].san}`;
  const words = momentName(kind);
  const own = typeof swing === "number" ? swing * (mover(state, ply) === "white" ? 1 : -1) : 0;
  const change = Math.abs(own) >= 0.005 ? `${own < 0 ? "−" : "+"}${percent(Math.abs(own))}` : "";
  return h(
    "button",
    { type: "button", class: "moment", on: { click: () => go(ply) } },
    id ? badge(id, { label: false, size: 20 }) : icon("moments"),
    h("span", { class: "moment__san" }, written(san)),
    h("span", { class: "moment__kind" }, words),
    h("span", { class: "moment__swing", title: t("report-swing") }, change),
  );
}
