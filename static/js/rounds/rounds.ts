/** Below a collection's games: the crosstable, what stands out, teams, and what is not counted. */

import { h, sheet } from "../lib/dom.ts";
import { accuracy, listed } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import { at } from "../lib/site.ts";
import { collectionCsvUrl, collectionTrfUrl } from "../net/api.ts";
import type { Cell, CollectedGame, Standing, TieBreak, Tournament } from "../wire.ts";
import { columnsOf, gamesIn, placeOf, pointsText, signOf } from "./cells.ts";
import { headOf, textOf, whyOf } from "./ties.ts";
import { tableNotes } from "./unofficial.ts";

const MOST_NAMED = 12;

/** Hidden until a tournament with players is told. */
export async function createRounds(
  id: string,
): Promise<{ element: HTMLElement; tell: (tournament: Tournament, rows: CollectedGame[]) => void }> {
  await sheet("rounds");
  const element = h("section", { class: "rounds", hidden: true });
  return {
    element,
    tell(tournament, rows) {
      element.hidden = tournament.players.length < 2;
      element.replaceChildren(...sectionsOf(id, tournament, rows));
    },
  };
}

function sectionsOf(id: string, tournament: Tournament, rows: CollectedGame[]): HTMLElement[] {
  const file = (href: string, label: string) =>
    h("a", { class: "button button--small", href, download: "" }, label);
  const csv = file(collectionCsvUrl(id), t("rounds-csv"));
  const trf = tournament.rounds.length ? file(collectionTrfUrl(id), t("rounds-trf")) : null;
  return [
    h(
      "div",
      { class: "rounds__head" },
      h("h2", {}, t("rounds-title")),
      h("span", { class: "rounds__files" }, csv, trf),
    ),
    ...tableNotes(tournament),
    awardsOf(tournament, rows),
    crosstable(tournament, rows),
    ...(tournament.teams.length ? [teamsOf(tournament)] : []),
    notesOf(tournament),
  ];
}

function awardsOf({ awards, players }: Tournament, rows: CollectedGame[]): HTMLElement {
  const { best_game: best, upset, most_accurate: exact } = awards;
  const award = (key: string, what: Element | string | null): Element | null =>
    what === null ? null : h("div", { class: "rounds__award" }, h("dt", {}, t(key)), h("dd", {}, what));
  return h(
    "dl",
    { class: "rounds__awards" },
    award("rounds-best", best && gameLink(rows, best.number, accuracy(best.accuracy) ?? "")),
    award(
      "rounds-upset",
      upset && gameLink(rows, upset.number, t("rounds-upset-of", { difference: upset.difference })),
    ),
    award(
      "rounds-accurate",
      exact === null
        ? null
        : t("rounds-accurate-of", {
            player: players[exact].name,
            accuracy: accuracy(players[exact].accuracy) ?? "",
            moves: players[exact].moves,
          }),
    ),
  );
}

/** "Ann – Bob, 1-0 (92.1)". */
function gameLink(rows: CollectedGame[], number: number, more: string): Element | null {
  const row = rows.find((each) => each.number === number);
  if (!row) return null;
  const names = `${row.headers.White ?? "?"} – ${row.headers.Black ?? "?"}`;
  return h(
    "span",
    {},
    row.id ? h("a", { href: at(`/r/${row.id}`), data: { route: "" } }, names) : names,
    ` · ${more}`,
  );
}

function crosstable(tournament: Tournament, rows: CollectedGame[]): HTMLElement {
  const { form, players, ties } = tournament;
  const columns = columnsOf(tournament);
  const withPerformance = ties.includes("performance");
  const head = (tie: TieBreak): Element => h("th", { scope: "col", title: whyOf(tie) }, headOf(tie));
  const heads = [
    h("th", { scope: "col" }, t("collection-rank")),
    h("th", { scope: "col", class: "rounds__name" }, t("collection-player")),
    ...columns.map((column) =>
      h(
        "th",
        { scope: "col", class: "rounds__game" },
        form === "rounds" ? t("rounds-round", { round: column }) : column,
      ),
    ),
    h("th", { scope: "col" }, t("collection-points")),
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
        own ? "" : games.map((cell) => gameOf(cell, tournament, rows)),
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

function gameOf(cell: Cell, { form, players }: Tournament, rows: CollectedGame[]): Element {
  const row = rows.find(({ number }) => number === cell.number);
  const opponent = cell.opponent === null ? t("collection-bye") : players[cell.opponent].name;
  const place = form === "rounds" ? (placeOf(cell) ?? t("collection-bye")) : null;
  const inside = [signOf(cell), place === null ? null : [" ", h("small", {}, String(place))]];
  const points = place === null ? signOf(cell) : `${signOf(cell)} ${place}`; // as it is seen (WCAG 2.5.3)
  const label = t("collection-chip", { opponent, side: cell.side, points });
  const props = { class: "rounds__cell", data: { side: cell.side, kind: cell.kind }, title: label };
  return row?.id
    ? h(
        "a",
        { ...props, href: at(`/r/${row.id}`), data: { ...props.data, route: "" }, "aria-label": label },
        inside,
      )
    : h("span", { ...props, role: "img", "aria-label": label }, inside);
}

function teamsOf({ teams, matches }: Tournament) {
  return h(
    "div",
    { class: "rounds__teams" },
    h("h3", {}, t("rounds-teams")),
    h(
      "ol",
      {},
      teams.map((team) =>
        h(
          "li",
          { value: team.rank },
          t("rounds-team", {
            team: team.name,
            match: team.match_points,
            board: pointsText(team.board_points),
          }),
        ),
      ),
    ),
    h(
      "ul",
      {},
      matches.map(({ round, teams: [one, other], points: [own, theirs] }) =>
        h(
          "li",
          {},
          round && h("small", {}, `${t("collection-round-of", { round })} `),
          `${one} – ${other} ${pointsText(own)} : ${pointsText(theirs)}`,
        ),
      ),
    ),
  );
}

function reportNotes(report: NonNullable<Tournament["report"]>) {
  const { kind, players, strangers, differs } = report;
  return [
    t(`report-${kind}`, { players }),
    strangers.length ? t("report-strangers", { names: listed(strangers.slice(0, MOST_NAMED)) }) : null,
    differs.length
      ? t("report-differs", {
          count: differs.length,
          games: listed(differs.slice(0, MOST_NAMED).map(String)),
        })
      : null,
  ].filter(Boolean);
}

function notesOf({ duplicates, unplayed, report }: Tournament) {
  const notes = [
    report && reportNotes(report).join(" "),
    ...duplicates.map(({ number, same_as: other }) => t("rounds-duplicate", { number, other })),
    unplayed.length ? t("rounds-unplayed", { count: unplayed.length }) : null,
    t("rounds-foot"),
  ];
  return h(
    "div",
    { class: "rounds__notes" },
    notes.map((note) => note && h("p", {}, note)),
  );
}
