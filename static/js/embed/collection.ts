/**
 * Entry of `/embed/c/<id>`: takes over the table from the server's first paint and follows it while games are
 * reviewed. A game opens in the table's place, by the hash ("#4/23") or because the page around asks.
 */

import { watchCollection } from "../collection/feed.ts";
import { followWords } from "../collection/follow_words.ts";
import { filtered, isFollowed, isOver, isRound, progressOf, roundOrder, sorted } from "../collection/rows.ts";
import { createStandings } from "../collection/standings.ts";
import { createTable } from "../collection/table.ts";
import { followTournament } from "../collection/tournament.ts";
import type { Sort } from "../collection/types.ts";
import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { at } from "../lib/site.ts";
import { hashOfGame, neighbours, placeInTable } from "../state/game_address.ts";
import type { Place } from "../state/types.ts";
import type { CollectedGame, Tournament } from "../wire.ts";
import { createDriver } from "./driving.ts";
import { embedded, tellHeight, tellLinks, viewerPlace, withSecret } from "./frame.ts";
import { wear } from "./look.ts";
import { createShelf } from "./shelf.ts";
import { createTournament } from "./tournament.ts";
import type { CollectionEmbed, Command, Obeyed, OpenedGame } from "./types.ts";

const { table: collection, standings: stand, options, query, explore }: CollectionEmbed = embedded();
const { id, title } = collection;
wear(options);
const rows = new Map(collection.games.map((row) => [row.number, row]));
const inOrder = () => [...rows.values()].sort((a, b) => a.number - b.number);
const secret = withSecret(""); // WordPress's, before the hash says anything else
const links = {
  hrefOf: (row: CollectedGame) => at(`/embed/${row.id}${query}${secret}`),
  inPage: false,
};
const heading = h("h1", {}, title);
const facts = h("p", { class: "review__facts", role: "status" });
const find = h("input", {
  type: "search",
  placeholder: t("collection-find"),
  "aria-label": t("collection-find"),
  on: { input: draw },
});
const table = createTable({
  ...links,
  onSort(next) {
    sort = next;
    draw();
  },
});
const shows = new Set(options.show);
const standings = createStandings({ ...links, alone: true });
const tournament = createTournament(shows, links);
const tellAll = (told: Tournament, now: CollectedGame[]) => {
  standings.tell(told, now);
  tournament.tell(told, now);
};
const tellStand = stand ? followTournament(id, tellAll, { known: collection.games }) : () => {};
let sort: Sort = isRound(collection.follow)
  ? roundOrder(collection.games)
  : { column: "number", descending: false };
let { follow } = collection;

const filter = collection.games.length > 8 ? h("div", { class: "collection__filter" }, find) : "";
const games = h("div", { class: "collection__main" }, filter, table.element);
const whole = h(
  "div",
  { class: "collection", on: { click: openHere } },
  h("header", { class: "collection__head" }, heading, facts),
  shows.has("games") && games,
  shows.has("players") && standings.element,
  tournament.elements,
);
const place = h("div", { class: "embed__game", hidden: true });
viewerPlace.classList.remove("collection");
viewerPlace.replaceChildren(whole, place);

function draw() {
  const all = inOrder();
  const { reviewed, reviews } = progressOf(all);
  const words = [
    t("games-count", { count: all.length }),
    t("collection-reviewed", { reviewed, reviews }),
    ...(follow && isFollowed(follow) ? followWords({ ...follow, fault: null }).slice(0, 2) : []),
  ].join(" · ");
  if (facts.textContent !== words) facts.textContent = words;
  table.update(sorted(filtered(all, { text: find.value }), sort), sort, all);
  tellStand(all);
}

let opened: OpenedGame | null = null;
const driver = createDriver({ id, obey });
const shelf = createShelf({ numbers, open, close, tell: (event, detail) => driver.tell(event, detail) });

/** The games that have a review. */
function numbers() {
  return inOrder().flatMap(({ id: review, number }) => (review ? [number] : []));
}

async function open(number: number, at: Place): Promise<OpenedGame> {
  const { openGame, wayOf } = await import("./game.ts");
  const review = rows.get(number)?.id ?? "";
  const { before, after } = neighbours(numbers(), number);
  const counted = inOrder().findIndex((row) => row.number === number) + 1; // numbers may have gaps
  const game = {
    id: review,
    place: at,
    way: wayOf({
      title: heading.textContent ?? "",
      number: counted,
      games: rows.size,
      beside: [before, after],
    }),
    moved: (place: object) => opened && driver.tell("plychange", { game: number, ...place }),
    gone: () => void shelf.turn(null),
    wanted: () => shelf.current() === number,
  };
  place.replaceChildren(h("p", { class: "embed__waiting", role: "status" }, t("wait-loading")));
  const made = await openGame(place, game, { ...options, explore });
  opened = shelf.current() === number ? made : opened;
  return made;
}

function close(next: number | null) {
  opened?.close();
  opened = null;
  place.replaceChildren();
  whole.hidden = next !== null;
  place.hidden = next === null;
  if (placeInTable(location.hash, numbers()).number !== next)
    history.replaceState(null, "", hashOfGame(next)); // no step back for who only looks on
}

function obey(command: Command): Obeyed {
  if (command.command === "flip" && command.orientation) {
    options.orientation = command.orientation; // of the games to come, too
    if (shelf.current() === null) return true;
  }
  if (command.command !== "theme") return shelf.obey(command);
  document.documentElement.dataset.theme = command.theme;
  document.dispatchEvent(new CustomEvent("kibitz:theme"));
  return true;
}

/** A game's link shows it here; by other buttons and keys it opens as any link does. */
function openHere(event: MouseEvent) {
  const link = (event.target as Element).closest(`a[href^='${at("/embed/")}']`);
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const row = inOrder().find((each) => each.id && links.hrefOf(each) === link.getAttribute("href"));
  if (!row) return;
  event.preventDefault();
  location.hash = hashOfGame(row.number);
}

function followHash() {
  const { number, ...at } = placeInTable(location.hash, numbers());
  if (number !== shelf.current() || at.ply) shelf.turn(number, at);
}

function tellEnd() {
  if (isOver(inOrder())) driver.tell("done", { status: "done" }, { stays: true });
}

async function begin() {
  draw();
  if (stand) tellAll(stand, collection.games);
  if (/^#\d+\//.test(location.hash)) followHash();
  else if (options.game !== null && numbers().includes(options.game)) await shelf.turn(options.game, options);
  else if (options.game !== null)
    driver.tell("error", { code: "not_shown", game: options.game }, { stays: true });
  const shown = { game: shelf.current(), ...opened?.viewer.place() };
  driver.tell("ready", { games: rows.size, ...shown }, { stays: true });
  tellEnd();
}

begin();
tellHeight(id);
tellLinks();
window.addEventListener("hashchange", followHash);

if (!isOver(collection.games) || isFollowed(follow)) {
  watchCollection(id, {
    sockets: self.origin !== "null", // a sandbox of opaque origin polls
    onRows(fresh, gone, whole) {
      if (whole) rows.clear();
      for (const number of gone) rows.delete(number);
      for (const row of fresh) rows.set(row.number, row);
      draw();
      tellEnd();
    },
    onTitle(now) {
      heading.textContent = now;
    },
    onFollow(now) {
      follow = now;
      draw();
    },
    onDeleted: () => location.reload(),
  });
}
