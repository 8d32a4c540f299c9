/**
 * Entry of a file that Kibitz writes: one review, or the table and the games of a collection, in one HTML
 * page that needs no server and no network. What it shows stands in it (server/exports/html_file.py).
 */

import { filtered, sorted } from "../collection/rows.ts";
import { createStandings } from "../collection/standings.ts";
import { createTable } from "../collection/table.ts";
import type { Sort } from "../collection/types.ts";
import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { listen } from "../lib/keys.ts";
import { factsOf, titleOf } from "../review/names.ts";
import { hashOfFile, neighbours, placeInFile } from "../state/game_address.ts";
import type { Begun } from "../state/types.ts";
import type { CollectedGame, Tournament } from "../wire.ts";
import { createGame } from "./game.ts";
import { unpacked } from "./packed.ts";
import type { FileGame, FileOptions } from "./types.ts";

interface GameInFile {
  number: number;
  game: FileGame;
}

/** What stands in a file beside its games; `table` null in a file of one review. */
interface KeptFile {
  title: string;
  options: FileOptions;
  table: CollectedGame[] | null;
  standings: Tournament | null;
  /** of the games that it holds, in their order */
  numbers: number[];
}

const read = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? "null");

const { title, options, table, standings, numbers }: KeptFile = read("file");
const root = document.getElementById("viewer") as HTMLElement;
let open: GameInFile | null = null;

/** The folded state of a game. */
const stateOf = (number: number): Promise<Begun> =>
  unpacked(document.getElementById(`game-${number}`)?.textContent ?? "");

/** Show what the address names. */
async function follow() {
  const place = placeInFile(location.hash, numbers);
  if (place.number === null) return showTable();
  const state = open?.number === place.number ? null : await stateOf(place.number);
  if (placeInFile(location.hash, numbers).number !== place.number) return; // gone elsewhere meanwhile
  if (state) showGame(place.number, state);
  return open?.game.begin(place);
}

function showGame(number: number, state: Begun) {
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

/** Back to the table, and to the games beside. */
function way(number: number) {
  const { before, after } = neighbours(numbers, number);
  const link = (to: number | null, sign: string, label: string) =>
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
    hrefOf: ({ number }: CollectedGame) => `#${number}/`,
    inPage: false,
  };
  const players = createStandings({ ...links, alone: true });
  const rows = createTable({
    ...links,
    onSort(next) {
      sort = next;
      draw();
    },
  });
  let sort: Sort = { column: "number", descending: false };
  function draw() {
    if (table) rows.update(sorted(filtered(table, { text: find.value }), sort), sort, table);
  }
  const filter = table.length > 8 ? h("div", { class: "collection__filter" }, find) : "";
  const words = t("games-count", { count: table.length });
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
