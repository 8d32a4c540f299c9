/**
 * The table of a collection's games, for its page and its embed: a row for each game, sorted by any column.
 */

import { openingName } from "../chess/opening_names.ts";
import { h } from "../lib/dom.ts";
import { accuracy, player, result } from "../lib/format.ts";
import { inWords, t } from "../lib/i18n.ts";
import { icon } from "../lib/icons.ts";
import type { Child } from "../lib/types.ts";
import type { RowFault, Side } from "../wire.ts";
import {
  accuracyOf,
  boardOf,
  chapterOf,
  countOf,
  header,
  isToCome,
  isUnplayed,
  missesOf,
  nextSort,
  resultOf,
  roundOf,
} from "./rows.ts";
import type { Column, Links, Row, Sort } from "./types.ts";

interface TableOptions extends Links {
  onSort(sort: Sort): void;
}

const COLUMNS: Column[] = [
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
  board: "board-label",
  number: "collection-number",
  chapter: "collection-chapter",
  white: "side-white",
  result: "collection-result",
  black: "side-black",
  opening: "phase-opening",
  whiteAccuracy: "collection-accuracy-white",
  blackAccuracy: "collection-accuracy-black",
  blunders: "collection-blunders",
  state: "collection-state",
};
const SIDES: Side[] = ["white", "black"];
const EMPTY_CHAPTER = "fault-chapter-no-moves";
const UNFINISHED = new Set(["waiting", "running", "stopped"]);

/**
 * The columns that these rows fill; `numbered`: numbers too where boards could stand for them, as tools name
 * games by them. Pure.
 */
export function columnsOf(rows: Row[], numbered: boolean = false) {
  const has: { [column: string]: boolean } = {
    round: rows.some(roundOf),
    board: rows.some(boardOf),
    chapter: rows.some(chapterOf),
  };
  const players = !has.chapter || rows.some((row) => header(row, "White") || header(row, "Black"));
  for (const column of ["white", "result", "black"]) has[column] = players;
  return COLUMNS.filter((column) => has[column] ?? (column !== "number" || numbered || !has.board));
}

/** The table and its choice of order for narrow screens. */
export function createTable({ hrefOf, onSort, inPage = true }: TableOptions) {
  let columns: Column[] = [];
  let sort: Sort = { column: "number", descending: false };
  const choose = (column: Column) => onSort(nextSort(sort, column));
  const parts = tableParts(choose, () => choose(sort.column));
  const links: Links = { hrefOf, inPage };
  const made = createRows(links);
  return {
    element: parts.element,
    /** What a row has at its end from the next update on; undefined: nothing. */
    tools(toolOf: Links["toolOf"]) {
      links.toolOf = toolOf;
      columns = [];
    },
    /** @param all whose columns are shown */
    update(rows: Row[], now: Sort, all: Row[] = rows) {
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

type Choose = (column: Column) => void;

function tableParts(choose: Choose, turned: () => void) {
  const head = h("tr", { role: "row" });
  const body = h("tbody", { role: "rowgroup" });
  const choice = h("select", { on: { change: () => choose(choice.value as Column) } });
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
    h("caption", { class: "visually-hidden" }, t("word-games")),
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

type Parts = ReturnType<typeof tableParts>;

function drawHead({ head, choice }: Parts, columns: Column[], choose: Choose): void {
  head.replaceChildren(
    ...columns.map((column) =>
      h(
        "th",
        {
          role: "columnheader",
          scope: "col",
          class: `collection__${column}`,
          data: { column },
        },
        h("button", { type: "button", on: { click: () => choose(column) } }, t(LABELS[column])),
        h("span", { class: "collection__column" }, t(LABELS[column])), // where the button is hidden
      ),
    ),
  );
  choice.replaceChildren(
    ...[...new Set(["number", ...columns] as Column[])].map((column) =>
      h("option", { value: column }, t(column === "number" ? "collection-order" : LABELS[column])),
    ),
  );
}

function drawSort({ head, choice }: Parts, sort: Sort): void {
  choice.value = sort.column;
  for (const cell of head.cells) {
    const chosen = cell.dataset.column === sort.column;
    if (chosen) cell.setAttribute("aria-sort", sort.descending ? "descending" : "ascending");
    else cell.removeAttribute("aria-sort");
  }
}

/** The rows' elements, each kept as long as its row says the same. */
function createRows(links: Links) {
  const made: Map<number, { key: string; element: HTMLElement }> = new Map();
  return {
    clear: () => made.clear(),
    rowOf(row: Row, columns: Column[]) {
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
function again(tr: HTMLElement, old: Element): HTMLElement | null {
  const tool = old instanceof HTMLElement && old.dataset.tool;
  return tr.querySelector(tool ? `[data-tool="${tool}"]` : "a");
}

const CELLS: Record<Column, (row: Row, links: Links) => Child> = {
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

/** The name; White's bears the link that covers the row. */
function playerCell(row: Row, side: Side, links?: Links): Child {
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

/** The name as a link to its review; a game without one has its name alone. */
function linkTo(row: Row, links: Links, name: Element, label: string): Element {
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

/** A chapter's name, with the link that covers the row. */
function chapterCell(row: Row, links: Links): Child {
  const chapter = chapterOf(row);
  if (!chapter) return "";
  const name = h("span", { class: "collection__title" }, chapter);
  return [h("span", { class: "collection__facts" }, factsOf(row)), linkTo(row, links, name, chapter)];
}

/** Where there are no columns: "Round 3 · Board 2". */
function factsOf(row: Row) {
  const [round, board] = [roundOf(row), boardOf(row)];
  if (round === null && board === null) return t("collection-game-of", { number: row.number });
  return [round && t("collection-round-of", { round }), board && t("collection-board-of", { board })]
    .filter(Boolean)
    .join(" · ");
}

function openingCell(row: Row) {
  if (row.fault) {
    const empty = row.fault.said?.message.key === EMPTY_CHAPTER; // its author's wish, no fault
    return h("span", { class: empty ? "collection__empty" : "collection__fault" }, faultOf(row.fault));
  }
  const name = openingName(row.opening?.name ?? "");
  return row.opening
    ? h(
        "span",
        { class: "collection__book" },
        h("span", { class: "report__eco" }, row.opening.eco),
        h("span", { class: "collection__variation", title: name }, name),
      )
    : "";
}

function faultOf(fault: RowFault) {
  const { message, place } = inWords(fault);
  return place && !message.includes(place)
    ? t("with-colon", { name: place.charAt(0).toUpperCase() + place.slice(1), value: message })
    : message;
}

/** What is not known yet is a dot, what can still change looks it. */
function accuracyCell(row: Row, side: Side): Child {
  const value = accuracyOf(row, side);
  if (value === null) return unknown(row);
  return h(
    "span",
    { class: row.provisional || row.status === "running" ? "is-provisional" : "" },
    accuracy(value),
  );
}

function blundersCell(row: Row) {
  const counts = SIDES.map((side) => countOf(row, side, "blunder"));
  if (counts.every((count) => count === null)) return unknown(row);
  const misses = SIDES.map((side) => missesOf(row, side));
  const of = (key: string, [white, black]: (number | null)[]) =>
    t(key, { white: white ?? "–", black: black ?? "–" });
  const blunders = of("collection-blunders-of", counts);
  const words = misses.includes(null) ? blunders : `${blunders}. ${of("collection-misses-of", misses)}`;
  return h(
    "span",
    {
      class: row.status === "running" ? "is-provisional" : "",
      role: "img",
      "aria-label": words,
      title: words,
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

const unknown = (row: Row) =>
  UNFINISHED.has(row.status)
    ? h("span", { class: "collection__open", role: "img", "aria-label": t("collection-not-yet") }, "·")
    : "";

function stateCell(row: Row) {
  if (row.status === "done")
    return h(
      "span",
      { class: "collection__done", title: t("status-done") },
      icon("check", 18),
      h("span", { class: "visually-hidden" }, t("status-done")),
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
      h("span", {}, t("count-of", { count: row.judged ?? 0, all: row.plies })),
    );
  }
  const word = (isUnplayed(row) && !row.id) || isToCome(row) ? row.kind : row.status;
  return h("span", { class: "collection__word" }, t(`collection-state-${word}`));
}
