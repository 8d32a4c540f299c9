/** The tables of a season: rows of figures, each a button that opens its positions; of two side by side. */

import { h } from "../lib/dom.ts";
import { fixed } from "../lib/format.ts";
import { has, t } from "../lib/i18n.ts";
import type { FaultKind, Season } from "../wire.ts";
import { createChart } from "./chart.ts";
import { kindsOf, mostOf, paired, SECTIONS, shownAs, shownIn, split, tilesOf, WAYS } from "./figures.ts";
import type { Column, Paired, PairedKind, Section, Shown } from "./types.ts";
import { figureName, kindName, nameOf, titleOf } from "./words.ts";

/** Open the positions behind a figure. */
type Open = (season: Season, title: string, at: number[]) => void;

const whole = (value: number) => fixed(value, 0);

export function figure(
  season: Season,
  shown: Shown | null,
  title: string,
  open: Open,
  plain: boolean = false,
): HTMLElement {
  if (!shown) return h("span", { class: "season__figure is-empty" });
  const said = shown.text !== null;
  const words = said ? t("games-of", { count: shown.n }) : t("season-too-few", { least: season.least });
  const content = [
    h("span", { class: "visually-hidden" }, `${t("name-colon", { name: title })} `),
    h("b", {}, shown.text ?? "–"),
    plain ? null : h("small", {}, t("season-n", { count: shown.n })),
    said ? null : h("span", { class: "visually-hidden" }, words),
  ];
  const props = { class: `season__figure${said ? "" : " is-empty"}`, title: words };
  if (!shown.at.length) return h("span", { ...props, class: "season__figure is-empty" }, content);
  const click = () => open(season, title, shown.at);
  return h("button", { ...props, type: "button", on: { click } }, content);
}

const pair = (
  seasons: Season[],
  cells: (Shown | null)[],
  title: string,
  open: Open,
  plain: boolean = false,
): HTMLElement =>
  h(
    "span",
    { class: "season__pair" },
    seasons.map((season, index) => figure(season, cells[index], title, open, plain)),
  );

/** All that is below the head. */
export function createFigures(seasons: Season[], open: Open): (HTMLElement | null)[] {
  const [season] = seasons;
  const chart = seasons.length > 1 ? null : createChart(season);
  const tables = SECTIONS.map((section) =>
    createSection(section, seasons, open, section.id === "months" ? chart : null),
  );
  return [
    createTiles(seasons, open),
    createKinds(seasons, open),
    h("div", { class: "season__sections" }, tables),
    h(
      "p",
      { class: "season__foot" },
      h("span", { class: "season__hint" }, t("season-foot-open"), " "),
      t("season-foot", { least: season.least }),
    ),
  ];
}

/** The figures of the head. */
function createTiles(seasons: Season[], open: Open): HTMLElement {
  const tiles = seasons.map(tilesOf);
  return h(
    "dl",
    { class: "season__tiles" },
    tiles[0].flatMap(({ id }, index) => {
      if (tiles.every((own) => !own[index].shown)) return [];
      const title = figureName(id);
      return h(
        "div",
        { class: "season__tile" },
        h("dt", {}, title),
        h(
          "dd",
          {},
          pair(
            seasons,
            tiles.map((own) => own[index].shown),
            title,
            open,
          ),
          has(`season-why-${id}`) ? h("span", { class: "season__why" }, t(`season-why-${id}`)) : null,
        ),
      );
    }),
  );
}

/** A section with its table; null where no season has a row of it. */
function createSection(
  section: Section,
  seasons: Season[],
  open: Open,
  chart: Element | null = null,
): HTMLElement | null {
  const rows = paired(section, seasons);
  if (!rows.length) return null;
  const { enough, small } = split(rows, seasons[0].least);
  const body = h(
    "tbody",
    {},
    enough.map((row) => rowOf(section, row, seasons, open)),
  );
  const rest = small.length ? restOf(section, small, seasons, open) : null;
  return h(
    "section",
    { class: "season__section", data: { section: section.id } },
    h("h2", {}, titleOf(section.id)),
    chart,
    enough.length
      ? h(
          "table",
          { class: "season__table" },
          h(
            "thead",
            {},
            h(
              "tr",
              {},
              h("th", { scope: "col" }, h("span", { class: "visually-hidden" }, titleOf(section.id))),
              section.columns.map(({ id }) => h("th", { scope: "col" }, figureName(id))),
            ),
          ),
          body,
        )
      : null,
    rest,
  );
}

function rowOf(section: Section, row: Paired, seasons: Season[], open: Open): HTMLElement {
  const line = row.lines.find((each) => each !== null);
  if (!line) return h("tr");
  const name = nameOf(section.id, line);
  return h(
    "tr",
    { class: row.deep ? "is-deep" : "" },
    h(
      "th",
      { scope: "row" },
      line.side && !row.deep
        ? h("span", {
            class: "player__chip",
            data: { side: line.side },
            role: "img",
            "aria-label": t(`side-${line.side}`),
          })
        : null,
      h("span", { class: "season__name" }, name),
      line.eco ? h("small", { class: "season__eco" }, line.eco) : null,
    ),
    section.columns.map((column) =>
      h("td", { data: { label: figureName(column.id) } }, cell(column, row, seasons, name, open)),
    ),
  );
}

function cell(column: Column, row: Paired, seasons: Season[], name: string, open: Open): HTMLElement[] {
  const shown = row.lines.map((line) => shownIn(column, line));
  const same = shown.every((each, index) => !each || each.n === row.lines[index]?.games.n);
  const title = t("with-colon", { name, value: figureName(column.id) });
  const figures = pair(seasons, shown, title, open, same);
  if (!column.share || seasons.length > 1 || shown[0]?.share == null) return [figures];
  const bar = h(
    "span",
    { class: "season__bar", "aria-hidden": "true" },
    h("i", { style: { "--share": shown[0].share.toFixed(4) } }),
  );
  return [figures, bar];
}

/** What is played too seldom to say anything: named, with how often. */
function restOf(section: Section, rows: Paired[], seasons: Season[], open: Open): HTMLElement {
  const items = rows.map((row) => {
    const line = row.lines.find((each) => each !== null);
    if (!line) return null;
    const name = nameOf(section.id, line);
    const shown = row.lines.map((each) => each && shownAs(each.games, whole));
    return h("li", {}, h("span", {}, name), pair(seasons, shown, name, open, true));
  });
  return h(
    "details",
    { class: "season__rest" },
    h("summary", {}, t("season-seldom", { count: rows.length, least: seasons[0].least })),
    h("ul", {}, items),
  );
}

/** What the faults were. */
function createKinds(seasons: Season[], open: Open): HTMLElement | null {
  const most = mostOf(seasons);
  const tables = WAYS.map((way) => wayOf(way, seasons, most, open)).filter((table) => table !== null);
  if (!tables.length) return null;
  return h(
    "section",
    { class: "season__section season__section--kinds", data: { section: "kinds" } },
    h("h2", {}, t("season-kinds")),
    h("p", { class: "season__about" }, t("season-kinds-why")),
    h("div", { class: "season__ways" }, tables),
  );
}

function wayOf(way: FaultKind["way"], seasons: Season[], most: number, open: Open): HTMLElement | null {
  const kinds = kindsOf(seasons, way).filter(({ kinds: own }) => own.some((kind) => kind?.count.value));
  if (!kinds.length) return null;
  const timed = seasons.some(({ totals }) => totals.in_trouble.value !== null);
  return h(
    "div",
    { class: "season__way", data: { way } },
    h("h3", {}, t(`season-way-${way.replace("_", "-")}`)),
    h(
      "ul",
      {},
      kinds.map((kind) => kindRow(kind, seasons, most, timed, open)),
    ),
  );
}

function kindRow(kind: PairedKind, seasons: Season[], most: number, timed: boolean, open: Open): HTMLElement {
  const name = kindName(kind);
  const counts = kind.kinds.map((each) => each && shownAs(each.count, whole));
  const value = kind.kinds[0]?.count.value ?? 0;
  return h(
    "li",
    { class: "season__kind", data: { kind: kind.key } },
    h("span", { class: "season__name" }, name),
    pair(seasons, counts, name, open, true),
    seasons.length > 1
      ? null
      : h(
          "span",
          { class: "season__bar", "aria-hidden": "true" },
          h("i", { style: { "--share": (value / most).toFixed(4) } }),
        ),
    h("span", { class: "season__when" }, whenOf(kind, seasons, name, timed, open)),
  );
}

/** In which phase, and how many of them in time trouble: of one season alone. */
function whenOf(
  { kinds: [kind] }: PairedKind,
  seasons: Season[],
  name: string,
  timed: boolean,
  open: Open,
): HTMLElement[] {
  if (seasons.length > 1 || !kind) return [];
  const parts: [string, FaultKind["count"]][] = [
    ["opening", kind.opening],
    ["middlegame", kind.middlegame],
    ["endgame", kind.endgame],
    ...(timed ? [["trouble", kind.in_trouble] as [string, FaultKind["count"]]] : []),
  ];
  return parts
    .filter(([, { value }]) => value)
    .map(([id, { value, at }]) => {
      const words = t(`season-kind-in-${id}`, { count: value ?? 0 });
      return h(
        "button",
        {
          type: "button",
          class: "season__part",
          data: { part: id },
          on: { click: () => open(seasons[0], t("with-colon", { name, value: words }), at) },
        },
        words,
      );
    });
}
