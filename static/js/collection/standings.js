/** How the players of a collection stand: points, accuracy, faults, and their games one by one. */

import { h } from "../lib/dom.js";
import { accuracy, fixed } from "../lib/format.js";
import { t } from "../lib/i18n.js";
import { isOver, standingsOf } from "./rows.js";

/** @import { Links, PlayedGame, Player, Row } from "../../types/collection" */
/** @import { Tournament } from "../wire" */

const SHOWN = 20;
const MOST_CHIPS = 24;
const HEADS = ["rank", "player", "points", "accuracy", "faults"].map((name) => `collection-${name}`);

/** Points as chess players write them: "5½", "0", "½". Pure. @param {number} points */
export function pointsText(points) {
  const whole = Math.floor(points);
  return points === whole ? String(whole) : `${whole || ""}½`;
}

/** The players without games that are there twice, in the tournament's order. Pure. */
/** @type {(rows: Row[], tournament: Tournament | null) => Player[]} */
export function ordered(rows, tournament) {
  if (!tournament) return standingsOf(rows);
  const twice = new Set(tournament.duplicates.map(({ number }) => number));
  const places = new Map(tournament.players.map(({ name }, place) => [name, place]));
  const place = (/** @type {Player} */ { name }) => places.get(name) ?? places.size;
  return standingsOf(rows.filter(({ number }) => !twice.has(number))).sort((a, b) => place(a) - place(b));
}

/** Empty where the players have no names. @param {Links} links */
export function createStandings({ hrefOf, seasonOf, inPage = true }) {
  const body = h("tbody");
  const more = h("button", {
    type: "button",
    class: "button button--small collection__more",
    on: { click: showAll },
  });
  const element = h(
    "section",
    { class: "collection__standings", "aria-label": t("collection-players") },
    h("h2", {}, t("collection-players")),
    tableOf(body),
    more,
  );
  let all = false;
  let shown = "";
  /** @type {Player[]} */
  let players = [];
  /** @type {Row[]} */
  let rows = [];
  /** @type {Tournament | null} */
  let tournament = null;

  function draw() {
    const listed = all ? players : players.slice(0, SHOWN);
    body.replaceChildren(
      ...listed.flatMap((item, index) => rowsOf(item, index + 1, { hrefOf, seasonOf, inPage })),
    );
    more.hidden = listed.length === players.length;
    more.textContent = t("collection-all-players", { count: players.length });
    element.hidden = players.length === 0;
  }

  function rank() {
    players = ordered(rows, tournament);
    draw();
  }

  function showAll() {
    all = true;
    draw();
  }

  return {
    element,
    /** @param {Row[]} now */
    update(now) {
      const key = JSON.stringify(
        now.map(({ number, id, white, black, headers }) => [number, id, white, black, headers.Result]),
      );
      if (key === shown) return;
      shown = key;
      rows = now;
      rank();
    },
    /** The server's order, which knows of tie-breaks and of games that are there twice. */
    /** @param {Tournament} told */
    order(told) {
      tournament = told;
      rank();
    },
  };
}

/** @param {HTMLElement} body */
function tableOf(body) {
  const heads = HEADS.map((key) => h("th", { scope: "col" }, t(key)));
  const caption = h("caption", { class: "visually-hidden" }, t("collection-players"));
  return h("table", { class: "standings" }, caption, h("thead", {}, h("tr", {}, heads)), body);
}

/** @type {(player: Player, rank: number, links: Links) => Element[]} */
function rowsOf(item, rank, links) {
  const { name, elo, points, scored, games, judged, faults } = item;
  const { seasonOf } = links;
  const unfinished = item.results.some(({ row }) => !isOver([row]));
  const chips =
    item.results.length <= MOST_CHIPS
      ? h(
          "ol",
          { class: "standings__games" },
          item.results.map((played) => h("li", {}, chip(played, links))),
        )
      : null;
  return [
    h(
      "tr",
      {},
      h("td", { class: "standings__rank" }, String(rank)),
      h(
        "th",
        { scope: "row", class: "standings__name" },
        seasonOf ? h("a", { href: seasonOf(name), data: { route: "" } }, name) : h("span", {}, name),
        elo && h("span", { class: "collection__elo" }, elo),
      ),
      h(
        "td",
        { class: "standings__points" },
        h("strong", {}, pointsText(points)),
        h("small", {}, `/${scored}`),
      ),
      h(
        "td",
        {
          class: `standings__accuracy ${unfinished ? "is-provisional" : ""}`,
          title: t("collection-accuracy-of", { judged, games }),
        },
        accuracy(item.accuracy) ?? h("span", { class: "collection__open" }, "·"),
      ),
      h(
        "td",
        {
          class: "standings__faults",
          title: t("collection-faults-of", {
            blunders: faults.blunder,
            mistakes: faults.mistake,
            inaccuracies: faults.inaccuracy,
          }),
        },
        judged
          ? `${fixed((faults.blunder + faults.mistake) / judged, 1)}`
          : h("span", { class: "collection__open" }, "·"),
      ),
    ),
    ...(chips ? [h("tr", { class: "standings__row" }, h("td"), h("td", { colspan: "4" }, chips))] : []),
  ];
}

/** @type {(game: PlayedGame, links: Links) => Element} */
function chip({ row, side, points, opponent }, { hrefOf, inPage }) {
  const label = t("collection-chip", {
    opponent: opponent ?? "?",
    side,
    points: points === null ? "–" : pointsText(points),
  });
  const kind = points === null ? "open" : points === 1 ? "won" : points === 0 ? "lost" : "drawn";
  const props = {
    class: `standings__chip standings__chip--${kind}`,
    data: /** @type {Record<string, string>} */ (inPage ? { side, route: "" } : { side }),
    title: label,
    "aria-label": label,
  };
  const text = points === null ? "·" : pointsText(points);
  return row.id ? h("a", { ...props, href: hrefOf(row) }, text) : h("span", { ...props, role: "img" }, text);
}
