/**
 * Entry of a file that Kibitz writes: one review, or the table and the games of a collection, in one HTML
 * page that needs no server and no network. What it shows stands in it (server/offline.py).
 */

import { filtered, sorted } from "../collection/rows.js";
import { createStandings } from "../collection/standings.js";
import { createTable } from "../collection/table.js";
import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { listen } from "../lib/keys.js";
import { factsOf, titleOf } from "../review/names.js";
import { createGame } from "./game.js";
import { unpacked } from "./packed.js";
import { hashOfFile, neighbours, placeInFile } from "./place.js";

/** @import { GameInFile, KeptFile } from "../../types/file" */
/** @import { Begun } from "../../types/state" */
/** @import { CollectedGame } from "../wire" */

const read = (/** @type {string} */ id) => JSON.parse(document.getElementById(id)?.textContent ?? "null");

/** @type {KeptFile} */
const { title, options, table, standings, numbers } = read("file");
const root = /** @type {HTMLElement} */ (document.getElementById("viewer"));
/** @type {GameInFile | null} */
let open = null;

/** The folded state of a game. @param {number} number @returns {Promise<Begun>} */
const stateOf = (number) => unpacked(document.getElementById(`game-${number}`)?.textContent ?? "");

/** Show what the address names. */
async function follow() {
  const place = placeInFile(location.hash, numbers);
  if (place.number === null) return showTable();
  const state = open?.number === place.number ? null : await stateOf(place.number);
  if (placeInFile(location.hash, numbers).number !== place.number) return; // gone elsewhere meanwhile
  if (state) showGame(place.number, state);
  return open?.game.begin(place);
}

/** @param {number} number @param {Begun} state */
function showGame(number, state) {
  close();
  const game = createGame(state, options, (view) =>
    history.replaceState(null, "", hashOfFile(table ? number : null, view)),
  );
  open = { number, game };
  document.title = titleOf(state);
  const names = h("h1", {}, document.title.replace(/ · Kibitz$/, ""));
  const facts = h("p", { class: "file__facts" }, factsOf(state.game, null));
  root.replaceChildren(
    h("header", { class: "file__head" }, table && way(number), names, facts),
    game.element,
  );
  game.update(state);
}

/** Back to the table, and to the games beside. @param {number} number */
function way(number) {
  const { before, after } = neighbours(numbers, number);
  const link = (/** @type {number | null} */ to, /** @type {string} */ sign, /** @type {string} */ label) =>
    to && h("a", { href: `#${to}/`, "aria-label": t(label) }, sign);
  return h(
    "nav",
    { class: "embed__way", "aria-label": t("collection-neighbours") },
    h("a", { href: "#" }, `← ${title}`),
    link(before, "←", "collection-previous"),
    link(after, "→", "collection-next"),
  );
}

function showTable() {
  close();
  if (!table) return;
  document.title = title;
  const find = h("input", {
    type: "search",
    placeholder: t("collection-find"),
    "aria-label": t("collection-find"),
    on: { input: draw },
  });
  const links = {
    hrefOf: (/** @type {CollectedGame} */ { number }) => `#${number}/`,
    inPage: false,
  };
  const players = createStandings({ ...links, ties: true });
  const rows = createTable({
    ...links,
    onSort(next) {
      sort = next;
      draw();
    },
  });
  /** @type {import("../../types/collection").Sort} */
  let sort = { column: "number", descending: false };
  function draw() {
    if (table) rows.update(sorted(filtered(table, { text: find.value }), sort), sort, table);
  }
  const filter = table.length > 8 ? h("div", { class: "collection__filter" }, find) : "";
  const words = t("collection-count", { count: table.length });
  root.replaceChildren(
    h("header", { class: "file__head" }, h("h1", {}, title), h("p", { class: "file__facts" }, words)),
    h("div", { class: "collection__main" }, filter, rows.element),
    players.element,
  );
  if (standings) players.tell(standings, table);
  draw();
}

function close() {
  open?.game.close();
  open = null;
}

listen((action) => (action === "help" ? false : Boolean(open?.game.perform(action))));
window.addEventListener("hashchange", follow);
follow();
