/**
 * Entry of `/embed/c/<id>`: takes over the table from the server's first paint and follows it while games are
 * reviewed.
 */

import { watchCollection } from "../collection/feed.js";
import { filtered, isFollowed, isOver, progressOf, roundOrder, sorted } from "../collection/rows.js";
import { createStandings } from "../collection/standings.js";
import { createTable } from "../collection/table.js";
import { followWords } from "../collection/told.js";
import { followTournament } from "../collection/tournament.js";
import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { embedded, tellHeight, tellLinks, viewerPlace, withSecret } from "./frame.js";
import { wear } from "./look.js";

/** @type {import("../../types/collection").CollectionEmbed} */
const { table: collection, standings: stand, options, query } = embedded();
wear(options);
const rows = new Map(collection.games.map((row) => [row.number, row]));
const links = {
  hrefOf: (/** @type {import("../wire").CollectedGame} */ row) => withSecret(`/embed/${row.id}${query}`),
  inPage: false,
};
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
const standings = createStandings({ ...links, ties: true });
const tellStand = stand
  ? followTournament(collection.id, standings.tell, { known: collection.games })
  : () => {};
/** @type {import("../../types/collection").Sort} */
let sort = collection.follow ? roundOrder(collection.games) : { column: "number", descending: false };
let { follow } = collection;

const shows = new Set(options.show);
const filter = collection.games.length > 8 ? h("div", { class: "collection__filter" }, find) : "";
const games = h("div", { class: "collection__main" }, filter, table.element);
viewerPlace.replaceChildren(
  h("header", { class: "collection__head" }, h("h1", {}, collection.title), facts),
  ...(shows.has("games") ? [games] : []),
  ...(shows.has("players") ? [standings.element] : []),
);

function draw() {
  const all = [...rows.values()].sort((a, b) => a.number - b.number);
  const { reviewed, reviews } = progressOf(all);
  const words = [
    t("collection-count", { count: all.length }),
    t("collection-reviewed", { reviewed, reviews }),
    ...(follow && isFollowed(follow) ? followWords({ ...follow, fault: null }) : []),
  ].join(" · ");
  if (facts.textContent !== words) facts.textContent = words;
  table.update(sorted(filtered(all, { text: find.value }), sort), sort, all);
  tellStand(all);
}

draw();
if (stand) standings.tell(stand, collection.games);
tellHeight(collection.id);
tellLinks();

if (!isOver(collection.games) || isFollowed(follow)) {
  watchCollection(collection.id, {
    sockets: self.origin !== "null", // a sandbox of opaque origin polls
    onRows(fresh, gone, whole) {
      if (whole) rows.clear();
      for (const number of gone) rows.delete(number);
      for (const row of fresh) rows.set(row.number, row);
      draw();
    },
    onFollow(now) {
      follow = now;
      draw();
    },
    onDeleted: () => location.reload(),
  });
}
