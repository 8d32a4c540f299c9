/** Below a collection's games: the crosstable, what stands out, teams, and what is not counted. */

/** @import { Awards, Cell, Standing, Tournament } from "../wire" */
/** @import { Row } from "../../types/collection" */

import { h, sheet } from "../lib/dom.js";
import { accuracy, fixed } from "../lib/format.js";
import { t } from "../lib/i18n.js";
import { textsOf } from "../lib/later_texts.js";
import { collectionCsvUrl } from "../net/api.js";
import { columnsOf, gamesIn, half, placeOf, pointsText, signOf } from "./cells.js";

/**
 * Hidden until a tournament with players is told.
 * @type {(id: string) =>
 *   Promise<{ element: HTMLElement, tell: (tournament: Tournament, rows: Row[]) => void }>}
 */
export async function createRounds(id) {
  await Promise.all([textsOf("rounds"), sheet("rounds")]);
  const element = h("section", { class: "rounds", hidden: true });
  return {
    element,
    tell(tournament, rows) {
      element.hidden = tournament.players.length < 2;
      element.replaceChildren(...sectionsOf(id, tournament, rows));
    },
  };
}

/** @type {(id: string, tournament: Tournament, rows: Row[]) => HTMLElement[]} */
function sectionsOf(id, tournament, rows) {
  const csv = h(
    "a",
    { class: "button button--small", href: collectionCsvUrl(id), download: "" },
    t("rounds-csv"),
  );
  return [
    h("div", { class: "rounds__head" }, h("h2", {}, t("rounds-title")), csv),
    awardsOf(tournament, rows),
    crosstable(tournament, rows),
    ...(tournament.teams.length ? [teamsOf(tournament)] : []),
    notesOf(tournament),
  ];
}

/** @type {(tournament: Tournament, rows: Row[]) => HTMLElement} */
function awardsOf({ awards, players }, rows) {
  const { best_game: best, upset, most_accurate: exact } = awards;
  /** @type {(key: string, what: Element | string | null) => Element | null} */
  const award = (key, what) =>
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

/** "Ann – Bob, 1-0 (92.1)". @type {(rows: Row[], number: number, more: string) => Element | null} */
function gameLink(rows, number, more) {
  const row = rows.find((each) => each.number === number);
  if (!row) return null;
  const names = `${row.headers.White ?? "?"} – ${row.headers.Black ?? "?"}`;
  return h(
    "span",
    {},
    row.id ? h("a", { href: `/r/${row.id}`, data: { route: "" } }, names) : names,
    ` · ${more}`,
  );
}

/** @type {(tournament: Tournament, rows: Row[]) => HTMLElement} */
function crosstable(tournament, rows) {
  const { form, players } = tournament;
  const columns = columnsOf(tournament);
  /** @type {(key: string, why: string) => Element} */
  const head = (key, why) => h("th", { scope: "col", title: t(`rounds-why-${why}`) }, t(key));
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
    ...(form === "robin" ? [] : [head("rounds-buchholz", "buchholz")]),
    head("rounds-berger", "berger"),
    head("rounds-direct", "direct"),
    head("rounds-performance", "performance"),
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
    return h("tr", {}, h("td", {}, String(player.rank)), nameOf(player), cells, figuresOf(player, form));
  });
  return h(
    "div",
    { class: "rounds__scroll", role: "region", tabindex: "0", "aria-label": t("rounds-title") },
    h("table", { class: "rounds__table" }, h("thead", {}, h("tr", {}, heads)), h("tbody", {}, lines)),
  );
}

/** @param {Standing} player */
const nameOf = ({ name, title, rating, team }) =>
  h(
    "th",
    { scope: "row", class: "rounds__name" },
    title && h("small", {}, `${title} `),
    name,
    rating !== null && h("small", {}, ` ${rating}`),
    team && h("small", { class: "rounds__team" }, team),
  );

/** @type {(player: Standing, form: Tournament["form"]) => Element[]} */
function figuresOf(player, form) {
  const { points, buchholz, sonneborn_berger: berger, direct, performance } = player;
  /** @param {string} text */
  const figure = (text) => h("td", { class: "rounds__figure" }, text);
  return [
    h("td", { class: "rounds__points" }, pointsText(points)),
    ...(form === "robin" ? [] : [figure(half(buchholz))]),
    figure(fixed(berger, 2)),
    figure(direct === null ? "–" : half(direct)),
    figure(performance === null ? "–" : String(performance)),
  ];
}

/** @type {(cell: Cell, tournament: Tournament, rows: Row[]) => Element} */
function gameOf(cell, { form, players }, rows) {
  const row = rows.find(({ number }) => number === cell.number);
  const opponent = cell.opponent === null ? t("collection-bye") : players[cell.opponent].name;
  const label = t("collection-chip", { opponent, side: cell.side, points: signOf(cell) });
  const place = form === "rounds" ? (placeOf(cell) ?? t("collection-bye")) : null;
  const inside = [signOf(cell), place === null ? null : h("small", {}, String(place))];
  const props = { class: "rounds__cell", data: { side: cell.side, kind: cell.kind }, title: label };
  return row?.id
    ? h(
        "a",
        { ...props, href: `/r/${row.id}`, data: { ...props.data, route: "" }, "aria-label": label },
        inside,
      )
    : h("span", { ...props, role: "img", "aria-label": label }, inside);
}

/** @param {Tournament} tournament */
function teamsOf({ teams, matches }) {
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

/** @param {Tournament} tournament */
function notesOf({ duplicates, unplayed }) {
  const notes = [
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
