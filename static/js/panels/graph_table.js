/**
 * The graph as a table for those who do not see it: move, White's chances, class. A row changes with
 * its figure.
 */

import { CLASSES } from "../chess/classes.js";
import { readable, shown } from "../chess/notation.js";
import { numberBefore } from "../chess/position.js";
import { h } from "../lib/dom.js";
import { percent } from "../lib/format.js";
import { t } from "../lib/i18n.js";
import { exactLook } from "../state/exact.js";
import { fenAt, lastPly, winAt } from "../state/view.js";
import { mateOf } from "./graph_data.js";

/** @import { GraphTable, Row } from "../../types/panels" */
/** @import { Begun, Game } from "../../types/state" */

/** The words of a ply: [move, chances, class]. Pure. @type {(state: Begun, ply: number) => Row} */
export function rowOf(state, ply) {
  const move = ply
    ? readable(shown(`${numberBefore(fenAt(state, ply - 1))} ${state.game.moves[ply - 1].san}`))
    : t("graph-start");
  const win = winAt(state, ply);
  const verdict = ply ? state.moves[ply - 1] : null;
  const mate = mateOf(verdict);
  const { exact } = state.positions[ply] ?? {};
  const words = [
    verdict?.classification && CLASSES[verdict.classification].name,
    mate && t("graph-mate", { kind: mate }),
    exact && exactLook(exact, fenAt(state, ply)).said,
  ];
  const figure = win ? `${win.provisional ? "~" : ""}${percent(win.win)}` : "";
  return [move, figure, words.filter(Boolean).join(", ")];
}

/** Returns {element, update(state)}. @type {() => GraphTable} */
export function createGraphTable() {
  const body = h("tbody");
  const head = h(
    "tr",
    {},
    ["graph-move", "graph-points", "graph-class"].map((key) => h("th", { scope: "col" }, t(key))),
  );
  const element = h(
    "div",
    { class: "visually-hidden" },
    h("table", {}, h("caption", {}, t("graph-table")), h("thead", {}, head), body),
  );
  /** @type {Game | null} */
  let game = null;
  return {
    element,
    update(state) {
      if (state.game !== game) {
        game = state.game;
        body.replaceChildren(
          ...Array.from({ length: lastPly(state) + 1 }, () =>
            h("tr", {}, h("th", { scope: "row" }), h("td"), h("td")),
          ),
        );
      }
      for (const [ply, row] of [...body.rows].entries())
        for (const [column, text] of rowOf(state, ply).entries()) patch(row.cells[column], text);
    },
  };
}

/** @type {(cell: HTMLElement, text: string) => void} */
function patch(cell, text) {
  if (cell.textContent !== text) cell.textContent = text;
}
