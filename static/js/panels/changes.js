/**
 * What a deeper pass has changed: classes and accuracies before and after. Loaded once there is such a pass.
 */

import { CLASSES } from "../chess/classes.js";
import { numberBefore } from "../chess/position.js";
import { h } from "../lib/dom.js";
import { accuracy, big, shortPlayer } from "../lib/format.js";
import { t } from "../lib/i18n.js";
import { badge, written } from "../lib/icons.js";
import { fenAt } from "../state/view.js";

/** @import { Changed, Changes, Change, Kind } from "../../types/panels" */
/** @import { Begun, ClassName, Side, State } from "../../types/state" */

/** @type {Side[]} */
const SIDES = ["white", "black"];
const FEW = 8;

/**
 * {moves: [{ply, from, to}], accuracy: {white: {from, to}, black}, nodes: {from, to}, final}, null without a
 * deeper pass. `moves`
 * have another class than before; an accuracy is null where there is none; `final`: nothing of it can change.
 * Pure.
 * @type {(state: State, kind?: Kind) => Changed | null}
 */
export function changes(state, kind = "kibitz") {
  const { earlier, report } = state;
  if (!earlier) return null;
  const key = kind === "lichess" ? "accuracy_lichess" : "accuracy";
  const figures = (/** @type {Side} */ side) => ({
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

/**
 * Returns {element, update(state, kind)}; `go(ply)` is told where a click leads.
 * @type {(told: { go(ply: number): void }) => Changes}
 */
export function createChanges({ go }) {
  const element = h("section", { class: "changes", "aria-label": t("deeper-changed") });
  /** @type {unknown[]} */
  let shown = [];
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
      element.replaceChildren(head(found), accuracies(state, found), list(state, found, open, go));
    },
  };
}

/** @type {(changed: Changed) => HTMLElement} */
function head({ nodes, final }) {
  return h(
    "h3",
    {},
    final ? t("deeper-changed") : t("deeper-changed-so-far"),
    h("small", {}, t("deeper-from-to", { from: big(nodes.from), to: big(nodes.to) })),
  );
}

/** @type {(state: Begun, changed: Changed) => HTMLElement} */
function accuracies(state, { accuracy: figures }) {
  const told = SIDES.filter((side) => figures[side].from !== null && figures[side].to !== null);
  return h(
    "dl",
    { class: "changes__accuracies" },
    told.map((side) =>
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

/** @type {(state: Begun, changed: Changed, open: boolean, go: (ply: number) => void) => HTMLElement} */
function list(state, { moves, final }, open, go) {
  if (!moves.length) return h("p", {}, final ? t("deeper-none") : t("deeper-none-yet"));
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

/** @type {(state: Begun, change: Change, go: (ply: number) => void) => HTMLElement} */
function row(state, { ply, from, to }, go) {
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
