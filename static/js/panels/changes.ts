/**
 * What a deeper pass has changed: classes and accuracies before and after. Loaded once there is such a pass.
 */

import { badge } from "../chess/badges.ts";
import { CLASSES } from "../chess/classes.ts";
import { written } from "../chess/figurines.ts";
import { numberBefore } from "../chess/position.ts";
import { h } from "../lib/dom.ts";
import { accuracy, big, shortPlayer } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import type { Begun, State } from "../state/types.ts";
import { fenAt } from "../state/view.ts";
import type { Side } from "../wire.ts";
import type { Change, Changed, Kind, Part } from "./types.ts";

export interface Changes extends Part {
  update(state: Begun, kind: Kind): void;
}

const SIDES: Side[] = ["white", "black"];
const FEW = 8;

/**
 * {moves: [{ply, from, to}], accuracy: {white: {from, to}, black}, nodes: {from, to}, final}, null without a
 * deeper pass. `moves`
 * have another class than before; an accuracy is null where there is none; `final`: nothing of it can change.
 * Pure.
 */
export function changes(state: State, kind: Kind = "kibitz"): Changed | null {
  const { earlier, report } = state;
  if (!earlier) return null;
  const key = kind === "lichess" ? "accuracy_lichess" : "accuracy";
  const figures = (side: Side) => ({
    from: earlier[side][key],
    to: report?.[side][key] ?? null,
  });
  return {
    moves: state.moves.flatMap((move, index) => {
      const [from, to] = [earlier.classes[index], move?.classification];
      return from && to && from !== to ? [{ ply: index + 1, from, to }] : [];
    }),
    accuracy: { white: figures("white"), black: figures("black") },
    nodes: { from: earlier.nodes, to: state.plan?.nodes ?? earlier.nodes },
    final: state.status === "done",
  };
}

interface ChangesOptions {
  go(ply: number): void;
  /** whether the list of moves shows the old classes beside the new ones */
  mark(on: boolean): void;
}

/** Returns {element, update(state, kind)}; `go(ply)` is told where a click leads. */
export function createChanges({ go, mark }: ChangesOptions): Changes {
  const element = h("section", { class: "changes", "aria-label": t("deeper-changed") });
  const marks = marksSwitch(mark);
  let shown: unknown[] = [];
  return {
    element,
    update(state, kind) {
      const now = [state.moves, state.report, state.status, kind];
      if (now.every((item, index) => item === shown[index])) return;
      shown = now;
      const found = changes(state, kind);
      if (!found) return;
      const open = element.querySelector("details")?.open ?? found.moves.length <= FEW;
      element.classList.toggle("is-provisional", !found.final);
      marks.hidden = !found.moves.length;
      element.replaceChildren(head(found), accuracies(state, found), list(state, found, open, go), marks);
    },
  };
}

/** Whether the old classes are marked in the list of moves: not unless asked for. */
const marksSwitch = (mark: (on: boolean) => void): HTMLElement => {
  const box = h("input", { type: "checkbox", on: { change: () => mark(box.checked) } });
  return h("label", { class: "changes__marks" }, box, t("deeper-marks"));
};

function head({ nodes }: Changed): HTMLElement {
  return h(
    "h3",
    {},
    t("deeper-changed"),
    h("small", {}, t("deeper-from-to", { from: big(nodes.from), to: big(nodes.to) })),
  );
}

function accuracies(state: Begun, { accuracy: figures }: Changed): HTMLElement {
  const known = SIDES.filter((side) => figures[side].from !== null && figures[side].to !== null);
  return h(
    "dl",
    { class: "changes__accuracies" },
    known.map((side) =>
      h(
        "div",
        { data: { side } },
        h(
          "dt",
          {},
          h("span", { class: "player__chip", data: { side }, "aria-hidden": "true" }),
          shortPlayer(state.game.headers, side),
        ),
        h("dd", {}, accuracy(figures[side].from), arrow(), h("strong", {}, accuracy(figures[side].to))),
      ),
    ),
  );
}

function list(state: Begun, { moves }: Changed, open: boolean, go: (ply: number) => void): HTMLElement {
  if (!moves.length) return h("p", {}, t("deeper-none"));
  return h(
    "details",
    { open },
    h("summary", {}, t("deeper-count", { count: moves.length })),
    h(
      "ol",
      {},
      moves.map((change) => h("li", {}, row(state, change, go))),
    ),
  );
}

function row(state: Begun, { ply, from, to }: Change, go: (ply: number) => void): HTMLElement {
  return h(
    "button",
    { type: "button", class: "change", data: { ply }, on: { click: () => go(ply) } },
    h(
      "span",
      { class: "change__san" },
      written(`${numberBefore(fenAt(state, ply - 1))} ${state.game.moves[ply - 1].san}`),
    ),
    badge(from, { label: false, size: 15 }),
    h("span", { class: "change__from" }, CLASSES[from].name),
    arrow(),
    badge(to, { label: false, size: 19 }),
    h("strong", {}, CLASSES[to].name),
  );
}

/** An arrow for the eye, a word for the ear. */
const arrow = () =>
  h(
    "span",
    { class: "changes__arrow" },
    h("span", { "aria-hidden": "true" }, "→"),
    h("span", { class: "visually-hidden" }, ` ${t("deeper-now")} `),
  );
