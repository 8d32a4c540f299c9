/**
 * The table of a collection's games, for its page and its embed: a row for each game, sorted by any column.
 */

import { h } from "../lib/dom.js";
import { accuracy, player, result } from "../lib/format.js";
import { inWords, t } from "../lib/i18n.js";
import { icon } from "../lib/icons.js";
import {
  accuracyOf,
  boardOf,
  chapterOf,
  countOf,
  header,
  isToCome,
  isUnplayed,
  nextSort,
  resultOf,
  roundOf,
} from "./rows.js";

/** @import { Child } from "../../types/lib" */
/** @import { Column, Links, Row, Sort, TableOptions } from "../../types/collection" */
/** @import { RowFault, Side } from "../wire" */

/** @type {Column[]} */
const COLUMNS = [
  "round",
  "board",
  "number",
  "chapter",
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
  chapter: "collection-chapter",
  white: "side-white",
  result: "collection-result",
  black: "side-black",
  opening: "report-opening",
  whiteAccuracy: "collection-accuracy-white",
  blackAccuracy: "collection-accuracy-black",
  blunders: "collection-blunders",
  state: "collection-state",
};
/** @type {Side[]} */
const SIDES = ["white", "black"];
const EMPTY_CHAPTER = "fault-chapter-no-moves";
const UNFINISHED = new Set(["waiting", "running", "stopped"]);

/**
 * The columns that these rows fill; `numbered`: numbers too where boards could stand for them, as tools name
 * games by them. Pure.
 * @param {Row[]} rows @param {boolean} [numbered]
 */
export function columnsOf(rows, numbered = false) {
  /** @type {{ [column: string]: boolean }} */
  const has = { round: rows.some(roundOf), board: rows.some(boardOf), chapter: rows.some(chapterOf) };
  const players = !has.chapter || rows.some((row) => header(row, "White") || header(row, "Black"));
  for (const column of ["white", "result", "black"]) has[column] = players;
  return COLUMNS.filter((column) => has[column] ?? (column !== "number" || numbered || !has.board));
}

/** The table and its choice of order for narrow screens. @param {TableOptions} options */
export function createTable({ hrefOf, onSort, inPage = true }) {
  /** @type {Column[]} */
  let columns = [];
  /** @type {Sort} */
  let sort = { column: "number", descending: false };
  const choose = (/** @type {Column} */ column) => onSort(nextSort(sort, column));
  const parts = tableParts(choose, () => choose(sort.column));
  /** @type {Links} */
  const links = { hrefOf, inPage };
  const made = createRows(links);
  return {
    element: parts.element,
    /** What a row has at its end from the next update on; undefined: nothing. */
    /** @param {Links["toolOf"]} toolOf */
    tools(toolOf) {
      links.toolOf = toolOf;
      columns = [];
    },
    /** @param {Row[]} rows @param {Sort} now @param {Row[]} [all] whose columns are shown */
    update(rows, now, all = rows) {
      sort = now;
      const next = columnsOf(all, Boolean(links.toolOf));
      if (columns.join() !== next.join()) {
        columns = next;
        made.clear();
        drawHead(parts, columns, choose);
        if (links.toolOf) parts.head.append(h("th", { role: "columnheader", scope: "col" }, toolsLabel()));
      }
      drawSort(parts, sort);
      const { body } = parts;
      const elements = rows.map((row) => made.rowOf(row, columns));
      const same =
        elements.length === body.children.length &&
        elements.every((item, index) => body.children[index] === item);
      if (!same) body.replaceChildren(...elements);
    },
  };
}

const toolsLabel = () => h("span", { class: "visually-hidden" }, t("collection-edit"));

/** @typedef {(column: Column) => void} Choose */

/** @param {Choose} choose @param {() => void} turned */
function tableParts(choose, turned) {
  const head = h("tr", { role: "row" });
  const body = h("tbody", { role: "rowgroup" });
  const choice = h("select", { on: { change: () => choose(/** @type {Column} */ (choice.value)) } });
  const turn = h(
    "button",
    {
      type: "button",
      class: "button button--icon button--quiet collection__turn",
      "aria-label": t("collection-turn"),
      on: { click: turned },
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
  return { element, head, body, choice };
}

/** @typedef {ReturnType<typeof tableParts>} Parts */

/** @type {(parts: Parts, columns: Column[], choose: Choose) => void} */
function drawHead({ head, choice }, columns, choose) {
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
    ...[...new Set(/** @type {Column[]} */ (["number", ...columns]))].map((column) =>
      h("option", { value: column }, t(column === "number" ? "collection-order" : LABELS[column])),
    ),
  );
}

/** @type {(parts: Parts, sort: Sort) => void} */
function drawSort({ head, choice }, sort) {
  choice.value = sort.column;
  for (const cell of head.cells) {
    const chosen = cell.dataset.column === sort.column;
    if (chosen) cell.setAttribute("aria-sort", sort.descending ? "descending" : "ascending");
    else cell.removeAttribute("aria-sort");
  }
}

/** The rows' elements, each kept as long as its row says the same. @param {Links} links */
function createRows(links) {
  /** @type {Map<number, { key: string, element: HTMLElement }>} */
  const made = new Map();
  return {
    clear: () => made.clear(),
    /** @param {Row} row @param {Column[]} columns */
    rowOf(row, columns) {
      const key = JSON.stringify(row);
      const old = made.get(row.number);
      if (old?.key === key) return old.element;
      const focused = old?.element.contains(document.activeElement) && document.activeElement;
      const tr = old?.element ?? h("tr", { role: "row" });
      tr.className = `collection__row is-${row.status}${chapterOf(row) ? " is-chapter" : ""}`;
      tr.replaceChildren(
        ...columns.map((column) =>
          h("td", { role: "cell", class: `collection__${column}` }, CELLS[column](row, links)),
        ),
        ...(links.toolOf ? [h("td", { role: "cell", class: "collection__edit" }, links.toolOf(row))] : []),
      );
      if (focused) again(tr, focused)?.focus();
      made.set(row.number, { key, element: tr });
      return tr;
    },
  };
}

/** What stands in a row that was drawn anew where `old` stood. */
/** @type {(tr: HTMLElement, old: Element) => HTMLElement | null} */
function again(tr, old) {
  const tool = old instanceof HTMLElement && old.dataset.tool;
  return tr.querySelector(tool ? `[data-tool="${tool}"]` : "a");
}

/** @type {Record<Column, (row: Row, links: Links) => Child>} */
const CELLS = {
  round: (row) => roundOf(row) ?? "",
  board: (row) => boardOf(row) ?? "",
  number: (row) => String(row.number),
  chapter: chapterCell,
  white: (row, links) => playerCell(row, "white", chapterOf(row) ? undefined : links),
  black: (row) => playerCell(row, "black"),
  result: (row) => (resultOf(row) === "*" ? "–" : result(resultOf(row))),
  opening: openingCell,
  whiteAccuracy: (row) => accuracyCell(row, "white"),
  blackAccuracy: (row) => accuracyCell(row, "black"),
  blunders: blundersCell,
  state: stateCell,
};

/**
 * The name; White's bears the link that covers the row.
 * @type {(row: Row, side: Side, links?: Links) => Child}
 */
function playerCell(row, side, links) {
  const name = h("span", { class: "collection__name", data: { side } }, player(row.headers, side));
  const elo = header(row, side === "white" ? "WhiteElo" : "BlackElo");
  const label = t("collection-open", {
    white: player(row.headers, "white"),
    black: player(row.headers, "black"),
    result: result(resultOf(row)),
  });
  return [
    links && h("span", { class: "collection__facts" }, factsOf(row)),
    links ? linkTo(row, links, name, label) : name,
    elo && h("span", { class: "collection__elo" }, elo),
  ];
}

/**
 * The name as a link to its review; a game without one has its name alone.
 * @type {(row: Row, links: Links, name: Element, label: string) => Element}
 */
function linkTo(row, links, name, label) {
  if (!row.id) return name;
  return h(
    "a",
    {
      class: "collection__link",
      href: links.hrefOf(row),
      "aria-label": label,
      ...(links.inPage && { data: { route: "" } }),
    },
    name,
  );
}

/** A chapter's name, with the link that covers the row. @type {(row: Row, links: Links) => Child} */
function chapterCell(row, links) {
  const chapter = chapterOf(row);
  if (!chapter) return "";
  const name = h("span", { class: "collection__title" }, chapter);
  return [h("span", { class: "collection__facts" }, factsOf(row)), linkTo(row, links, name, chapter)];
}

/** Where there are no columns: "Round 3 · Board 2". @param {Row} row */
function factsOf(row) {
  const [round, board] = [roundOf(row), boardOf(row)];
  if (round === null && board === null) return t("collection-game-of", { number: row.number });
  return [round && t("collection-round-of", { round }), board && t("collection-board-of", { board })]
    .filter(Boolean)
    .join(" · ");
}

/** @param {Row} row */
function openingCell(row) {
  if (row.fault) {
    const empty = row.fault.said?.message.key === EMPTY_CHAPTER; // its author's wish, no fault
    return h("span", { class: empty ? "collection__empty" : "collection__fault" }, faultOf(row.fault));
  }
  return row.opening
    ? h(
        "span",
        { class: "collection__book" },
        h("span", { class: "report__eco" }, row.opening.eco),
        h("span", { class: "collection__variation", title: row.opening.name }, row.opening.name),
      )
    : "";
}

/** @param {RowFault} fault */
function faultOf(fault) {
  const { message, place } = inWords(fault);
  return place && !message.includes(place)
    ? `${t("start-place", { place: place.charAt(0).toUpperCase() + place.slice(1) })} ${message}`
    : message;
}

/** What is not known yet is a dot, what can still change looks it. @type {(row: Row, side: Side) => Child} */
function accuracyCell(row, side) {
  const value = accuracyOf(row, side);
  if (value === null) return unknown(row);
  return h(
    "span",
    { class: row.provisional || row.status === "running" ? "is-provisional" : "" },
    accuracy(value),
  );
}

/** @param {Row} row */
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

const unknown = (/** @type {Row} */ row) =>
  UNFINISHED.has(row.status)
    ? h("span", { class: "collection__open", role: "img", "aria-label": t("collection-not-yet") }, "·")
    : "";

/** @param {Row} row */
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
  const word = (isUnplayed(row) && !row.id) || isToCome(row) ? row.kind : row.status;
  return h("span", { class: "collection__word" }, t(`collection-state-${word}`));
}
