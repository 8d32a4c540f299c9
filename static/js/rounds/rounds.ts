/** Below a collection's games: the crosstable, what stands out, teams, and what is not counted. */

import { h, sheet } from "../lib/dom.ts";
import { accuracy, listed } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import { at } from "../lib/site.ts";
import { collectionCsvUrl, collectionTrfUrl } from "../net/api.ts";
import type { CollectedGame, Tournament } from "../wire.ts";
import { crosstable } from "./crosstable.ts";
import { teamsOf } from "./teams.ts";
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
  const trf = tournament.rounds.length ? file(collectionTrfUrl(id), "TRF") : null;
  return [
    h(
      "div",
      { class: "rounds__head" },
      h("h2", {}, t("rounds-title")),
      h("span", { class: "rounds__files" }, csv, trf),
    ),
    ...tableNotes(tournament),
    awardsOf(tournament, rows),
    crosstable(tournament, rows, { hrefOf: ({ id: review }) => at(`/r/${review}`), inPage: true }),
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
