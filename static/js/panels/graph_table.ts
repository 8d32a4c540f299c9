/**
 * The graph as a table for those who do not see it: move, White's chances, class. A row changes with
 * its figure.
 */

import { CLASSES } from "../chess/classes.ts";
import { readable, shown } from "../chess/notation.ts";
import { numberBefore } from "../chess/position.ts";
import { h } from "../lib/dom.ts";
import { percent } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import { exactLook } from "../state/exact.ts";
import type { Begun } from "../state/types.ts";
import { fenAt, lastPly, winAt } from "../state/view.ts";
import type { Game } from "../wire.ts";
import { mateOf } from "./graph_data.ts";
import type { Part } from "./types.ts";

interface GraphTable extends Part {
  update(state: Begun): void;
}

/** [move, White's expected points, class] */
export type Row = [string, string, string];

/** The words of a ply: [move, chances, class]. Pure. */
export function rowOf(state: Begun, ply: number): Row {
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

/** Returns {element, update(state)}. */
export function createGraphTable(): GraphTable {
  const body = h("tbody");
  const head = h(
    "tr",
    {},
    ["word-move", "graph-points", "word-class"].map((key) => h("th", { scope: "col" }, t(key))),
  );
  const element = h(
    "div",
    { class: "visually-hidden" },
    h("table", {}, h("caption", {}, t("graph-table")), h("thead", {}, head), body),
  );
  let game: Game | null = null;
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

function patch(cell: HTMLElement, text: string): void {
  if (cell.textContent !== text) cell.textContent = text;
}
