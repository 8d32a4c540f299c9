/** The report card: accuracies, classes side by side, phases, opening, endgame, key moments. */

import { badge } from "../chess/badges.ts";
import { CLASS_IDS, CLASSES, FAULTS } from "../chess/classes.ts";
import { hasOpeningNames, openingName } from "../chess/opening_names.ts";
import { moveNumber } from "../chess/position.ts";
import { h } from "../lib/dom.ts";
import { accuracy, capital, endgame, endgameType, shortPlayer } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import type { Child } from "../lib/types.ts";
import { mover } from "../state/fold.ts";
import { missesOf } from "../state/misses.ts";
import { ratingOf } from "../state/own_rating.ts";
import type { Rating } from "../state/rating.ts";
import type { Begun } from "../state/types.ts";
import { fenAt, lastPly } from "../state/view.ts";
import type { ClassName, EndgameChange, PhaseName, Side } from "../wire.ts";
import type { Picture } from "./moments.ts";
import { moments } from "./moments.ts";
import { storyOf } from "./story.ts";
import { timePlace, troublesPlace } from "./time_place.ts";
import type { Go, Kind, Me, Part, Ways } from "./types.ts";

/** `value`: only once every move is judged. */
interface SideFigure {
  value: number | null;
  judged: number;
  moves: number;
}

interface ReportCard extends Part {
  /** story, accuracies and the buttons, which may stand elsewhere */
  lead: HTMLElement;
  update(state: Begun, kind: Kind): void;
}

/** Of `createReport`: see there. */
interface ReportOptions {
  go: Go;
  ways?: Ways | null;
  moments?: boolean;
  changes?: HTMLElement | null;
  exact?: HTMLElement | null;
  /** whose report it is */
  me?(): Me;
  foot?: HTMLElement | null;
  /** a key moment's small board; null while it cannot be drawn */
  picture?: Picture;
}

const SIDES: Side[] = ["white", "black"];

const PHASES: PhaseName[] = ["opening", "middlegame", "endgame"];

/**
 * `go(ply)` is told; `ways`: what a reader can do from here. `moments` false: without the key moments, which
 * have a place of their own. `changes`: an element for what a deeper pass changed, `exact`: one for the part
 * that is exact, `foot`: one for what the review was made with.
 */
export function createReport({
  go,
  ways = null,
  moments: withMoments = true,
  changes = null,
  me = () => null,
  foot = null,
  exact = null,
  picture = () => null,
}: ReportOptions): ReportCard {
  const lead = h("div", { class: "report__lead" });
  const rest = h("div", { class: "report__rest" });
  const element = h("section", { class: "report", "aria-label": t("report-label") }, lead, rest);
  const meaning = { open: false };
  let shown: unknown[] = [];
  return {
    element,
    lead,
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
        ratingOfMe(state, me())?.value,
        ways?.mark(),
        picture(state.game.start_fen) !== null,
        hasOpeningNames(),
      ];
      if (now.every((item, index) => item === shown[index])) return;
      shown = now;
      const fill = (place: HTMLElement, parts: (HTMLElement | null)[]) =>
        place.replaceChildren(...parts.filter((part) => part !== null));
      fill(lead, [
        storyOf(state, go),
        state.report && !state.report.provisional ? troublesPlace(state) : null,
        accuracies(state, kind, me(), meaning),
        ...(ways?.buttons(state, me()) ?? []),
      ]);
      fill(rest, [
        state.earlier ? changes : null,
        withMoments ? momentsOf(state, go, me(), picture) : null,
        classTable(state, go),
        phaseTable(state, kind),
        exact,
        facts(state, go),
        ways?.kinds(kind) ?? null,
        foot,
      ]);
    },
  };
}

/**
 * A side's figures: {value (number or null), judged, moves}: the value only once every move is judged. Pure.
 */
export function sideFigure(state: Begun, side: Side, kind?: Kind): SideFigure {
  const own = state.moves.filter((_, index) => mover(state, index + 1) === side);
  const judged = own.filter((move) => (move?.accuracy ?? null) !== null).length;
  const figures = state.report?.[side];
  const value = figures?.[kind === "lichess" ? "accuracy_lichess" : "accuracy"] ?? null;
  return { value: judged === own.length ? value : null, judged, moves: own.length };
}

function accuracies(state: Begun, kind: Kind, me: Me, meaning: { open: boolean }): HTMLElement {
  return h(
    "div",
    { class: "report__accuracies" },
    SIDES.map((side) => accuracyTile(state, side, kind, me)),
    whatItMeans(kind, meaning),
  );
}

/** The formula in a sentence, folded: a high figure beside six blunders wants a word. */
function whatItMeans(kind: Kind, fold: { open: boolean }): HTMLElement {
  const details = h(
    "details",
    {
      class: "how report__meaning",
      open: fold.open,
      on: { toggle: () => Object.assign(fold, { open: details.open }) },
    },
    h("summary", {}, t("report-meaning")),
    h("p", { class: "report__what" }, t(`report-${kind}-what`)),
  );
  return details;
}

function accuracyTile(state: Begun, side: Side, kind: Kind, me: Me): HTMLElement {
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

function classTable(state: Begun, go: Go): HTMLElement {
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
        [t("side-white"), t("word-class"), t("side-black")].map((text) => h("th", { scope: "col" }, text)),
      ),
    ),
    h(
      "tbody",
      {},
      present.map((id) => classRow(state, id, go)),
      missRow(state, go),
    ),
  );
}

function classRow(state: Begun, id: ClassName, go: Go): HTMLElement {
  const plies = (side: Side) =>
    state.moves.flatMap((move) =>
      move?.classification === id && mover(state, move.ply) === side ? [move.ply] : [],
    );
  return countRow(CLASSES[id].name, badge(id, { label: false, size: 19 }), plies, go, id);
}

/** The misses, which have classes of their own; null where there is none. */
function missRow(state: Begun, go: Go): HTMLElement | null {
  const plies = { white: missesOf(state, "white"), black: missesOf(state, "black") };
  if (!plies.white.length && !plies.black.length) return null;
  const sign = h("span", { class: "move__miss", "aria-hidden": "true" }, "✗");
  return countRow(t("report-misses"), sign, (side) => plies[side], go);
}

function countRow(
  name: string,
  sign: Child,
  pliesOf: (side: Side) => number[],
  go: Go,
  id: ClassName | null = null,
): HTMLElement {
  const cell = (side: Side) => {
    const plies = pliesOf(side);
    const n = plies.length;
    return h(
      "td",
      { class: `report__count report__count--${side}` },
      n
        ? h(
            "button",
            {
              type: "button",
              class: "report__jump",
              "aria-label": t("report-count", { count: n, class: name, side }),
              on: { click: () => go(plies, "cycle") },
            },
            String(n),
          )
        : h("span", { class: "report__zero" }, "0"),
    );
  };
  return h(
    "tr",
    { class: "report__class", data: id ? { class: id } : {} },
    cell("white"),
    h("th", { scope: "row" }, sign, h("span", {}, name)),
    cell("black"),
  );
}

function phaseTable(state: Begun, kind: Kind): HTMLElement | null {
  const { phases } = state;
  if (!phases) return null;
  const key = kind === "lichess" ? "accuracy_lichess" : "accuracy";
  const figure = (phase: PhaseName, side: Side) => {
    const figures: Partial<Record<typeof key, number | null>> | undefined =
      state.report?.phases?.[phase]?.[side];
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

function phaseName(state: Begun, phase: PhaseName): string {
  if (phase === "endgame") return endgame(state.phases?.endgame_type);
  return t(`phase-${phase}`);
}

/** The moves of a phase by the FEN's numbers: "moves 1–9". */
function rowsOf(state: Begun, phase: PhaseName): string {
  const plies = (state.phases?.by_ply ?? []).flatMap((item, index) => (item === phase ? [index + 1] : []));
  const [from, to] = [plies[0], plies[plies.length - 1]].map((ply) =>
    String(moveNumber(fenAt(state, ply - 1))),
  );
  return from === to ? t("report-phase-move", { from }) : t("report-phase-moves", { from, to });
}

function facts(state: Begun, go: Go): HTMLElement | null {
  const items = [];
  const { opening } = state.game;
  if (opening) {
    items.push(
      h(
        "div",
        { class: "report__fact" },
        h("dt", {}, t("phase-opening")),
        h(
          "dd",
          {},
          h("span", { class: "report__eco" }, opening.eco),
          " ",
          h(
            "button",
            { type: "button", class: "link", on: { click: () => go(opening.ply) } },
            openingName(opening.name),
          ),
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
        h("dt", {}, t("phase-endgame")),
        h(
          "dd",
          {},
          changes.length > 1
            ? changePath(state, changes, go)
            : capital(endgameType(state.phases.endgame_type)),
        ),
      ),
    );
  }
  return items.length ? h("dl", { class: "report__facts" }, items) : null;
}

function changePath(state: Begun, changes: EndgameChange[], go: Go): Child[] {
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
      capital(endgameType(type)),
    ),
  ]);
}

function momentsOf(state: Begun, go: Go, me: Me, picture: Picture): HTMLElement | null {
  return moments(state, go, { me, picture, below: (ply) => timePlace(state, ply) });
}

const isSide = (me: Me): me is Side => me !== null && me !== "none";

const ratingOfMe = (state: Begun, me: Me): Rating | null =>
  isSide(me) ? ratingOf(state.game.headers, me) : null;
