/**
 * How the players of a collection stand, as the server reckons it (docs/rounds.md): rank, points, tie-breaks,
 * accuracy, faults, and their games one by one. Nothing is added up here.
 */

import { h } from "../lib/dom.ts";
import { accuracy, fixed } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import { pointsText, signOf } from "../rounds/cells.ts";
import { headOf, textOf, whyOf } from "../rounds/ties.ts";
import { tableNotes, unofficialWords } from "../rounds/unofficial.ts";
import type { Cell, Standing, Tournament } from "../wire.ts";
import { isOver, soleOf } from "./rows.ts";
import type { Links, Row } from "./types.ts";

interface StandingLinks extends Links {
  /** no crosstable stands beside: tie-breaks and what is not known are told here */
  alone?: boolean;
}

const SHOWN = 20;
const MOST_CHIPS = 24;

/** The tie-breaks of a table that has none beside it: those that were chosen, else the first two. Pure. */
export const tiesShown = ({ ties, chosen }: Tournament) => (chosen ? ties : ties.slice(0, 2));

/** Won, lost, drawn, or without a result. Pure. */
export const outcomeOf = ({ points }: Cell) =>
  points === null ? "open" : points === 1 ? "won" : points === 0 ? "lost" : "drawn";

/** Hidden until a tournament with players is told. */
export function createStandings(links: StandingLinks) {
  const head = h("tr");
  const body = h("tbody");
  const badge = h("span", { class: "standings__unofficial" });
  const notes = h("div");
  const more = h("button", {
    type: "button",
    class: "button button--small collection__more",
    on: { click: showAll },
  });
  const element = h(
    "section",
    { class: "collection__standings", "aria-label": t("collection-players"), hidden: true },
    h("h2", {}, t("collection-players"), badge),
    notes,
    h(
      "table",
      { class: "standings" },
      h("caption", { class: "visually-hidden" }, t("collection-players")),
      h("thead", {}, head),
      body,
    ),
    more,
  );
  let all = false;
  let shown: { tournament: Tournament; rows: Row[] } | null = null;

  function draw() {
    if (!shown) return;
    const { tournament, rows } = shown;
    const { players } = tournament;
    const ties = links.alone ? tiesShown(tournament) : [];
    const listed = all ? players : players.slice(0, SHOWN);
    const byNumber = new Map(rows.map((row) => [row.number, row]));
    head.replaceChildren(...headsOf(ties));
    body.replaceChildren(
      ...listed.flatMap((player) => linesOf(player, { tournament, byNumber, ties, links })),
    );
    more.hidden = listed.length === players.length;
    more.textContent = t("collection-all-players", { count: players.length });
    const why = links.alone || soleOf(rows) !== null ? "" : unofficialWords(tournament);
    badge.textContent = why && t("unofficial-mark");
    badge.title = why;
    notes.replaceChildren(...(links.alone ? tableNotes(tournament) : []));
    element.hidden = players.length < 2;
  }

  function showAll() {
    all = true;
    draw();
  }

  return {
    element,
    tell(tournament: Tournament, rows: Row[]) {
      shown = { tournament, rows };
      draw();
    },
  };
}

function headsOf(ties: Tournament["ties"]) {
  const head = (key: string, props: { class?: string; title?: string } = {}): Element =>
    h("th", { scope: "col", ...props }, t(key));
  return [
    h("th", { scope: "col" }, "#"),
    head("collection-player"),
    head("collection-points"),
    ...ties.map((tie) => h("th", { scope: "col", class: "standings__tie", title: whyOf(tie) }, headOf(tie))),
    head("word-accuracy"),
    head("collection-faults", { class: "standings__faults" }),
  ];
}

export type Shown = {
  tournament: Tournament;
  byNumber: Map<number, Row>;
  ties: Tournament["ties"];
  links: StandingLinks;
};

function linesOf(player: Standing, shown: Shown): Element[] {
  const { ties, byNumber, tournament } = shown;
  const rows = player.games.map((cell) => rowOf(cell, byNumber)).filter((row) => row !== undefined);
  const line = h(
    "tr",
    {},
    h("td", { class: "standings__rank" }, String(player.rank)),
    nameOf(player, shown.links),
    h(
      "td",
      { class: "standings__points" },
      h("strong", {}, pointsText(player.points)),
      h("small", {}, `/${player.scored}`),
    ),
    ties.map((_, at) => h("td", { class: "standings__tie" }, textOf(tournament, at, player))),
    figuresOf(player, !isOver(rows)),
  );
  if (player.games.length > MOST_CHIPS) return [line];
  const chips = h(
    "ol",
    { class: "standings__games" },
    player.games.map((cell) => h("li", {}, chipOf(cell, shown))),
  );
  return [
    line,
    h("tr", { class: "standings__row" }, h("td"), h("td", { colspan: String(4 + ties.length) }, chips)),
  ];
}

/** None where the game is not in the collection. */
const rowOf = ({ number }: Cell, byNumber: Shown["byNumber"]): Row | undefined =>
  number === null ? undefined : byNumber.get(number);

const nameOf = ({ name, title, rating, in_games: known }: Standing, { seasonOf }: StandingLinks): Element =>
  h(
    "th",
    { scope: "row", class: "standings__name" },
    title && h("span", { class: "collection__elo standings__title" }, title),
    seasonOf && known ? h("a", { href: seasonOf(known), data: { route: "" } }, name) : h("span", {}, name),
    rating !== null && h("span", { class: "collection__elo" }, String(rating)),
  );

/** A player's errors a game, as a season counts them; null: no game is judged. Pure. */
export const errorsOf = ({ judged, faults }: Pick<Standing, "judged" | "faults">): number | null =>
  judged ? (faults.blunder + faults.mistake + faults.inaccuracy) / judged : null;

/** Accuracy, and errors a game. */
function figuresOf(player: Standing, unfinished: boolean): Element[] {
  const { accuracy: mean, judged, games, faults } = player;
  const errors = errorsOf(player);
  const unknown = () => h("span", { class: "collection__open" }, "·");
  const { blunder: blunders, mistake: mistakes, inaccuracy: inaccuracies } = faults;
  return [
    h(
      "td",
      {
        class: `standings__accuracy ${unfinished ? "is-provisional" : ""}`,
        title: t("collection-accuracy-of", { judged, games: games.length }),
      },
      accuracy(mean) ?? unknown(),
    ),
    h(
      "td",
      {
        class: "standings__faults",
        title: t("collection-faults-of", { blunders, mistakes, inaccuracies }),
      },
      errors === null ? unknown() : fixed(errors, 1),
    ),
  ];
}

function chipOf(
  cell: Cell,
  { tournament: { players }, byNumber, links: { hrefOf, inPage = true } }: Shown,
): Element {
  const row = rowOf(cell, byNumber);
  const sign = signOf(cell);
  const opponent =
    cell.opponent !== null ? players[cell.opponent].name : cell.kind === "bye" ? t("collection-bye") : "?";
  const label = t("collection-chip", {
    opponent,
    side: cell.side,
    points: cell.points === null ? "–" : sign,
  });
  const props = {
    class: `standings__chip standings__chip--${outcomeOf(cell)}`,
    data: {
      side: cell.side,
      kind: cell.kind,
      ...(inPage && { route: "" }),
    } as Record<string, string>,
    title: label,
    "aria-label": label,
  };
  return row?.id ? h("a", { ...props, href: hrefOf(row) }, sign) : h("span", { ...props, role: "img" }, sign);
}
