/**
 * Marks where a game becomes exact: on the graph, in the list of moves, in the strip above it; and how well
 * that part was played, for the report. Loaded with the first exact position.
 */

import { numberBefore } from "../chess/position.ts";
import { h, sheet } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import type { Stage } from "../stage/stage.ts";
import type { Begun, View } from "../state/types.ts";
import { atPly, fenAt } from "../state/view.ts";
import { reportRows } from "./report_rows.ts";
import { exactFrom, placeOnGraph, sideOf, stretches } from "./stretches.ts";
import type { Drawn, Exactly } from "./types.ts";

export const createMarks = async ({
  stage,
  report,
  place,
}: {
  stage: Stage;
  report: HTMLElement;
  place: HTMLElement;
}): Promise<Drawn> => {
  await sheet("endgame");
  const onGraph = h("div", { class: "exactly", "aria-hidden": "true" });
  stage.parts.graph?.querySelector(".graph__plot")?.append(onGraph);
  return {
    update(state, view) {
      const from = exactFrom(state);
      drawGraph(onGraph, state, stage.stretch(), from);
      markMove(stage.parts.moves, from);
      tellPlace(place, state, view, from, () => from && stage.show(atPly(state, from)));
      drawReport(report, state);
    },
  };
};

const drawGraph = (element: HTMLElement, state: Begun, shown: Exactly, from: number | null): void => {
  const parts = stretches(state).flatMap((stretch) => {
    const at = placeOnGraph(stretch, shown);
    if (!at) return [];
    const style = { "--from": at.from, "--to": at.to };
    const label = at.begins && stretch.from === from ? h("span", {}, t("exact-from-here")) : null;
    return [h("div", { class: "exactly__part", data: { side: sideOf(state, stretch) }, style }, label)];
  });
  element.replaceChildren(...parts);
};

const markMove = (list: Element, from: number | null): void => {
  const button = from ? list.querySelector(`button.move[data-ply="${from}"]`) : null;
  const before = list.querySelector(".move__exact");
  if (before && before.parentElement === button) return;
  before?.remove();
  button
    ?.querySelector(".move__san")
    ?.after(h("span", { class: "move__exact", title: t("exact-from-here") }, t("exact-mark")));
};

const tellPlace = (
  place: HTMLElement,
  state: Begun,
  view: View,
  from: number | null,
  go: () => void,
): void => {
  place.hidden = from === null || view.ply < from;
  if (from === null || place.hidden) return;
  const words = from ? t("exact-from-move", { move: moveAt(state, from) }) : t("exact-from-start");
  if (place.textContent === words) return;
  place.replaceChildren(
    from ? h("button", { type: "button", class: "link", on: { click: go } }, words) : words,
  );
};

const moveAt = (state: Begun, ply: number): string =>
  `${numberBefore(fenAt(state, ply - 1))} ${state.game.moves[ply - 1].san}`;

const drawReport = (element: HTMLElement, state: Begun): void => {
  const exact = state.report?.exact;
  const rows = exact ? reportRows(exact) : [];
  element.hidden = !rows.length;
  if (!exact || !rows.length) return element.replaceChildren();
  const words = exact.from
    ? t("exact-report-from", { move: moveAt(state, exact.from) })
    : t("exact-report-start");
  const cell = (figure: string | null) => h("td", {}, figure ?? "–");
  const table = h(
    "table",
    { class: "report__phases" },
    h("caption", {}, t("exact-report")),
    h(
      "tbody",
      {},
      rows.map(([label, white, black]) =>
        h("tr", {}, cell(white), h("th", { scope: "row" }, label), cell(black)),
      ),
    ),
  );
  return element.replaceChildren(table, h("p", { class: "report__what" }, words));
};
