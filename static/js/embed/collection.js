/** Entry of `/embed/c/<id>`: takes over the table from the server's first paint and follows it while games are reviewed. */

import { watchCollection } from "../collection/feed.js";
import { filtered, isOver, progressOf, sorted } from "../collection/rows.js";
import { createStandings } from "../collection/standings.js";
import { createTable } from "../collection/table.js";
import { h } from "../lib/dom.js";
import { tellHeight, tellLinks, withSecret } from "./frame.js";
import { t } from "../lib/i18n.js";

const { table: collection, options, query } = JSON.parse(document.getElementById("embed-data").textContent);
const rows = new Map(collection.games.map((row) => [row.number, row]));
const links = { hrefOf: (row) => withSecret(`/embed/${row.id}${query}`), inPage: false };
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
const standings = createStandings(links);
let sort = { column: "number", descending: false };

const shows = new Set(options.show);
document
  .getElementById("viewer")
  .replaceChildren(
    h("header", { class: "collection__head" }, h("h1", {}, collection.title), facts),
    ...(shows.has("games")
      ? [
          h(
            "div",
            { class: "collection__main" },
            collection.games.length > 8 ? h("div", { class: "collection__filter" }, find) : "",
            table.element,
          ),
        ]
      : []),
    ...(shows.has("players") ? [standings.element] : []),
  );

function draw() {
  const all = [...rows.values()].sort((a, b) => a.number - b.number);
  const { reviewed, reviews } = progressOf(all);
  const words = [
    t("collection-count", { count: all.length }),
    t("collection-reviewed", { reviewed, reviews }),
  ].join(" · ");
  if (facts.textContent !== words) facts.textContent = words;
  table.update(sorted(filtered(all, { text: find.value }), sort), sort, all);
  standings.update(all);
}

draw();
tellHeight(collection.id);
tellLinks();

if (!isOver(collection.games)) {
  watchCollection(collection.id, {
    sockets: self.origin !== "null", // a sandbox of opaque origin polls
    onRows(fresh, gone) {
      gone.forEach((number) => rows.delete(number));
      fresh.forEach((row) => rows.set(row.number, row));
      draw();
    },
    onDeleted: () => location.reload(),
  });
}
