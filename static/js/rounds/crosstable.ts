/** The crosstable of a tournament. */

import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import type { Cell, CollectedGame, Standing, TieBreak, Tournament } from "../wire.ts";
import { columnsOf, gamesIn, placeOf, pointsText, signOf } from "./cells.ts";
import { headOf, textOf, whyOf } from "./ties.ts";

/** Where a game's cell leads; `inPage`: the page's router follows it. */
export interface CellLinks {
  hrefOf(row: CollectedGame): string;
  inPage: boolean;
}

/** Each player against each, or round by round; it scrolls in itself. */
export function crosstable(tournament: Tournament, rows: CollectedGame[], links: CellLinks): HTMLElement {
  const { form, players, ties } = tournament;
  const columns = columnsOf(tournament);
  const withPerformance = ties.includes("performance");
  const head = (tie: TieBreak): Element => h("th", { scope: "col", title: whyOf(tie) }, headOf(tie));
  const heads = [
    h("th", { scope: "col" }, "#"),
    h("th", { scope: "col", class: "rounds__name" }, t("collection-player")),
    ...columns.map((column) =>
      h(
        "th",
        { scope: "col", class: "rounds__game" },
        form === "rounds" ? t("rounds-round", { round: column }) : column,
      ),
    ),
    h("th", { scope: "col", class: "rounds__sum" }, t("collection-points")),
    ...ties.map(head),
    ...(withPerformance ? [] : [head("performance")]),
  ];
  const lines = players.map((player, at) => {
    const cells = columns.map((_, column) => {
      const games = gamesIn(tournament, player, column);
      const own = form === "robin" && column === at;
      return h(
        "td",
        { class: `rounds__game ${own ? "rounds__own" : ""}` },
        own ? "" : games.map((cell) => gameOf(cell, { tournament, rows, links })),
      );
    });
    return h(
      "tr",
      {},
      h("td", {}, String(player.rank)),
      nameOf(player),
      cells,
      figuresOf(player, tournament),
    );
  });
  return h(
    "div",
    { class: "rounds__scroll", role: "region", tabindex: "0", "aria-label": t("rounds-title") },
    h("table", { class: "rounds__table" }, h("thead", {}, h("tr", {}, heads)), h("tbody", {}, lines)),
  );
}

const nameOf = ({ name, title, rating, team }: Standing) =>
  h(
    "th",
    { scope: "row", class: "rounds__name" },
    title && h("small", {}, `${title} `),
    name,
    rating !== null && h("small", {}, ` ${rating}`),
    team && h("small", { class: "rounds__team" }, team),
  );

function figuresOf(player: Standing, tournament: Tournament): Element[] {
  const { points, performance } = player;
  const { ties } = tournament;
  const figure = (text: string) => h("td", { class: "rounds__figure" }, text);
  return [
    h("td", { class: "rounds__points" }, pointsText(points)),
    ...ties.map((_, at) => figure(textOf(tournament, at, player))),
    ...(ties.includes("performance") ? [] : [figure(performance === null ? "–" : String(performance))]),
  ];
}

function gameOf(
  cell: Cell,
  {
    tournament: { form, players },
    rows,
    links,
  }: { tournament: Tournament; rows: CollectedGame[]; links: CellLinks },
): Element {
  const row = rows.find(({ number }) => number === cell.number);
  const opponent = cell.opponent === null ? t("collection-bye") : players[cell.opponent].name;
  const place = form === "rounds" ? (placeOf(cell) ?? t("collection-bye")) : null;
  const inside = [signOf(cell), place === null ? null : [" ", h("small", {}, String(place))]];
  const points = place === null ? signOf(cell) : `${signOf(cell)} ${place}`; // as it is seen (WCAG 2.5.3)
  const label = t("collection-chip", { opponent, side: cell.side, points });
  const data = { side: cell.side, kind: cell.kind, ...(links.inPage && { route: "" }) };
  const props = { class: "rounds__cell", data, title: label, "aria-label": label };
  return row?.id
    ? h("a", { ...props, href: links.hrefOf(row) }, inside)
    : h("span", { ...props, role: "img" }, inside);
}
