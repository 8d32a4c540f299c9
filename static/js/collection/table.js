/** The table of a collection's games, for its page and its embed: a row for each game, sorted by any column. */

import { accuracyOf, boardOf, countOf, header, nextSort, resultOf, roundOf } from "./rows.js";
import { h } from "../lib/dom.js";
import { accuracy, player, result } from "../lib/format.js";
import { inWords, t } from "../lib/i18n.js";
import { icon } from "../lib/icons.js";

const COLUMNS = [
  "round",
  "board",
  "number",
  "white",
  "result",
  "black",
  "opening",
  "whiteAccuracy",
  "blackAccuracy",
  "blunders",
  "state",
];
const LABELS = {
  round: "collection-round",
  board: "collection-board",
  number: "collection-number",
  white: "side-white",
  result: "collection-result",
  black: "side-black",
  opening: "report-opening",
  whiteAccuracy: "collection-accuracy-white",
  blackAccuracy: "collection-accuracy-black",
  blunders: "collection-blunders",
  state: "collection-state",
};
const SIDES = ["white", "black"];
const UNFINISHED = new Set(["waiting", "running", "stopped"]);

/** The columns that these rows fill. Pure. */
export function columnsOf(rows) {
  const has = { round: rows.some(roundOf), board: rows.some(boardOf) };
  return COLUMNS.filter((column) => has[column] ?? (column !== "number" || !has.board));
}

/**
 * Returns {element, update(rows, sort)}. `hrefOf(row)`: the address of a game that can be opened; `onSort(sort)` is
 * told; `inPage`: links stay in this page (its router follows them).
 */
export function createTable({ hrefOf, onSort, inPage = true }) {
  const head = h("tr", { role: "row" });
  const body = h("tbody", { role: "rowgroup" });
  const choice = h("select", { on: { change: () => choose(choice.value) } });
  const turn = h(
    "button",
    {
      type: "button",
      class: "button button--icon button--quiet collection__turn",
      "aria-label": t("collection-turn"),
      on: { click: () => choose(sort.column) },
    },
    icon("flip", 18),
  );
  const table = h(
    "table",
    { class: "collection__table", role: "table" },
    h("caption", { class: "visually-hidden" }, t("collection-games")),
    h("thead", { role: "rowgroup" }, head),
    body,
  );
  const element = h(
    "div",
    { class: "collection__games" },
    h(
      "div",
      { class: "collection__sort" },
      h("label", { class: "field" }, h("span", {}, t("collection-sort")), choice),
      turn,
    ),
    table,
  );
  const made = new Map();
  let columns = [];
  let sort = { column: "number", descending: false };

  const choose = (column) => onSort(nextSort(sort, column));

  function drawHead(next) {
    if (columns.join() === next.join()) return;
    columns = next;
    made.clear();
    head.replaceChildren(
      ...columns.map((column) =>
        h(
          "th",
          { role: "columnheader", scope: "col", class: `collection__${column}`, data: { column } },
          h("button", { type: "button", on: { click: () => choose(column) } }, t(LABELS[column])),
        ),
      ),
    );
    choice.replaceChildren(
      ...[...new Set(["number", ...columns])].map((column) =>
        h("option", { value: column }, t(column === "number" ? "collection-order" : LABELS[column])),
      ),
    );
  }

  function drawSort() {
    choice.value = sort.column;
    for (const cell of head.children) {
      const chosen = cell.dataset.column === sort.column;
      if (chosen) cell.setAttribute("aria-sort", sort.descending ? "descending" : "ascending");
      else cell.removeAttribute("aria-sort");
    }
  }

  function rowOf(row) {
    const key = JSON.stringify(row);
    const old = made.get(row.number);
    if (old?.key === key) return old.element;
    const focused = old?.element.contains(document.activeElement);
    const tr = old?.element ?? h("tr", { role: "row" });
    tr.className = `collection__row is-${row.status}`;
    tr.replaceChildren(
      ...columns.map((column) =>
        h("td", { role: "cell", class: `collection__${column}` }, CELLS[column](row, { hrefOf, inPage })),
      ),
    );
    if (focused) tr.querySelector("a")?.focus();
    made.set(row.number, { key, element: tr });
    return tr;
  }

  return {
    element,
    update(rows, now, all = rows) {
      sort = now;
      drawHead(columnsOf(all));
      drawSort();
      const elements = rows.map(rowOf);
      const same =
        elements.length === body.children.length &&
        elements.every((item, index) => body.children[index] === item);
      if (!same) body.replaceChildren(...elements);
    },
  };
}

const CELLS = {
  round: (row) => roundOf(row) ?? "",
  board: (row) => boardOf(row) ?? "",
  number: (row) => String(row.number),
  white: (row, links) => playerCell(row, "white", links),
  black: (row) => playerCell(row, "black"),
  result: (row) => (resultOf(row) === "*" ? "–" : result(resultOf(row))),
  opening: openingCell,
  whiteAccuracy: (row) => accuracyCell(row, "white"),
  blackAccuracy: (row) => accuracyCell(row, "black"),
  blunders: blundersCell,
  state: stateCell,
};

/** The name; White's bears the link that covers the row. */
function playerCell(row, side, links = null) {
  const name = h("span", { class: "collection__name", data: { side } }, player(row.headers, side));
  const elo = header(row, side === "white" ? "WhiteElo" : "BlackElo");
  const href = links && row.id ? links.hrefOf(row) : null;
  const label =
    href &&
    t("collection-open", {
      white: player(row.headers, "white"),
      black: player(row.headers, "black"),
      result: result(resultOf(row)),
    });
  return [
    links && h("span", { class: "collection__facts" }, factsOf(row)),
    href
      ? h(
          "a",
          {
            class: "collection__link",
            href,
            "aria-label": label,
            ...(links.inPage && { data: { route: "" } }),
          },
          name,
        )
      : name,
    elo && h("span", { class: "collection__elo" }, elo),
  ];
}

/** Where there are no columns: "Round 3 · Board 2". */
function factsOf(row) {
  const [round, board] = [roundOf(row), boardOf(row)];
  if (round === null && board === null) return t("collection-game-of", { number: row.number });
  return [round && t("collection-round-of", { round }), board && t("collection-board-of", { board })]
    .filter(Boolean)
    .join(" · ");
}

function openingCell(row) {
  if (row.fault) return h("span", { class: "collection__fault" }, faultOf(row.fault));
  return row.opening
    ? h(
        "span",
        { class: "collection__book" },
        h("span", { class: "report__eco" }, row.opening.eco),
        h("span", { class: "collection__variation", title: row.opening.name }, row.opening.name),
      )
    : "";
}

function faultOf(fault) {
  const { message, place } = inWords(fault);
  return place && !message.includes(place)
    ? t("start-place", { place: place.charAt(0).toUpperCase() + place.slice(1) }) + ` ${message}`
    : message;
}

/** What is not known yet is a dot, what can still change looks it. */
function accuracyCell(row, side) {
  const value = accuracyOf(row, side);
  if (value === null) return unknown(row);
  return h(
    "span",
    { class: row.provisional || row.status === "running" ? "is-provisional" : "" },
    accuracy(value),
  );
}

function blundersCell(row) {
  const counts = SIDES.map((side) => countOf(row, side, "blunder"));
  if (counts.every((count) => count === null)) return unknown(row);
  return h(
    "span",
    {
      class: row.status === "running" ? "is-provisional" : "",
      role: "img",
      "aria-label": t("collection-blunders-of", { white: counts[0] ?? "–", black: counts[1] ?? "–" }),
    },
    counts.map((count, index) => [
      index ? h("span", { class: "collection__dot", "aria-hidden": "true" }, ":") : null,
      h(
        "span",
        { class: count ? "collection__bad" : "collection__none", "aria-hidden": "true" },
        count ?? "·",
      ),
    ]),
  );
}

const unknown = (row) =>
  UNFINISHED.has(row.status)
    ? h("span", { class: "collection__open", role: "img", "aria-label": t("collection-not-yet") }, "·")
    : "";

function stateCell(row) {
  if (row.status === "done")
    return h(
      "span",
      { class: "collection__done", title: t("collection-state-done") },
      icon("check", 18),
      h("span", { class: "visually-hidden" }, t("collection-state-done")),
    );
  if (row.status === "running") {
    const share = row.plies ? Math.min(1, (row.judged ?? 0) / row.plies) : 0;
    return h(
      "span",
      { class: "collection__running" },
      h(
        "span",
        { class: "collection__track", "aria-hidden": "true" },
        h("span", { class: "collection__fill", style: { "--share": share.toFixed(3) } }),
      ),
      h("span", {}, t("collection-state-running", { judged: row.judged ?? 0, moves: row.plies })),
    );
  }
  return h("span", { class: "collection__word" }, t(`collection-state-${row.status}`));
}
