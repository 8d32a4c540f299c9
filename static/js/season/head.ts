/** The head of a season: whose it is, where and when, and what can be done with it. */

import { header } from "../collection/rows.ts";
import { showFind } from "../find/open.ts";
import { say } from "../lib/dialogs.ts";
import { h } from "../lib/dom.ts";
import { date } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import { icon } from "../lib/icons.ts";
import { at } from "../lib/site.ts";
import { getCollection, seasonBookletUrl, seasonExercisesUrl, seasonUrl } from "../net/api.ts";
import { seasonEmbed } from "../share/embeds.ts";
import type { Season } from "../wire.ts";
import { tasksOf } from "./deck.ts";
import { addressOf, otherOf } from "./figures.ts";
import type { Asked, HeadOptions } from "./types.ts";

export function createHead(seasons: Season[], options: HeadOptions): HTMLElement {
  const [season] = seasons;
  return h(
    "header",
    { class: "season__head" },
    h(
      "div",
      { class: "season__who" },
      seasons.map((each, index) => nameOf(each, index, seasons.length, options.growing)),
    ),
    actions(season, options),
    seasons.length > 1
      ? h(
          "p",
          { class: "season__alone" },
          h("a", { href: addressOf(options.asked), data: { route: "" } }, t("season-alone")),
        )
      : comparison(season, options),
  );
}

function nameOf(
  { player, collection, totals, reviewed, first, last }: Season,
  index: number,
  seasons: number,
  growing: boolean,
): HTMLElement {
  const key = growing && reviewed < totals.games.n ? "season-so-far" : "season-reviewed";
  const span = [...new Set([first, last].map((day) => date(day ?? "")))].filter(Boolean).join(" – ");
  return h(
    "div",
    { class: "season__whose" },
    h(
      index ? "p" : "h1",
      { class: "season__player" },
      seasons > 1 ? h("span", { class: "season__which", "aria-hidden": "true" }, "AB"[index]) : null,
      player,
    ),
    h(
      "p",
      { class: "season__facts" },
      h("a", { href: at(`/c/${collection.id}`), data: { route: "" } }, collection.title),
      [span, t(key, { reviewed, games: totals.games.n })]
        .filter(Boolean)
        .map((words) => h("span", {}, ` · ${words}`)),
    ),
  );
}

function actions(season: Season, { asked, train }: HeadOptions): HTMLElement {
  const download = (form: "json" | "csv" | "html") =>
    h(
      "a",
      { class: "button button--quiet", href: seasonUrl(asked, form), download: "" },
      icon("download", 18),
      h("span", {}, form === "html" ? t("season-html") : form.toUpperCase()),
    );
  const wanted = tasksOf(season).length > 0;
  const whose = { id: season.collection.id, player: season.player };
  const exercises = (key: string, href: string, more: Record<string, string>) =>
    h(
      "a",
      { class: "button button--quiet", href, hidden: !wanted, ...more },
      icon("bulb", 18),
      h("span", {}, t(key)),
    );
  return h(
    "div",
    { class: "season__actions", role: "group", "aria-label": t("openings-season") },
    h(
      "button",
      {
        type: "button",
        class: "button button--primary season__train",
        hidden: !wanted,
        on: { click: () => train("") },
      },
      icon("bulb", 18),
      t("season-train"),
    ),
    h(
      "button",
      { type: "button", class: "button button--quiet", on: { click: () => window.print() } },
      icon("file", 18),
      h("span", {}, t("season-print")),
    ),
    h(
      "a",
      {
        class: "button button--quiet",
        href: at(`/c/${whose.id}/openings?player=${encodeURIComponent(whose.player)}&side=white`),
        data: { route: "" },
      },
      icon("board", 18),
      h("span", {}, t("openings-open")),
    ),
    h(
      "button",
      { type: "button", class: "button button--quiet", on: { click: () => embed(whose) } },
      icon("code", 18),
      h("span", {}, t("share-embed")),
    ),
    h(
      "button",
      {
        type: "button",
        class: "button button--quiet",
        on: { click: () => showFind({ collection: whose.id, player: whose.player }) },
      },
      icon("list", 18),
      h("span", {}, t("find-title")),
    ),
    exercises("share-exercises-pgn", seasonExercisesUrl(whose, "pgn"), { download: "" }),
    exercises("share-exercises-anki", seasonExercisesUrl(whose, "apkg"), { download: "" }),
    exercises("share-booklet", seasonBookletUrl(whose), { target: "_blank" }),
    download("html"),
    download("csv"),
    download("json"),
  );
}

async function embed({ id, player }: Asked) {
  const { showEmbed } = await import("../share/embed.ts");
  showEmbed(seasonEmbed(id, player));
}

/** A way to another season: of a player here, or of a link. */
function comparison({ collection, player }: Season, { asked, go }: HeadOptions): HTMLElement {
  const select = h(
    "select",
    {
      "aria-label": t("season-compare"),
      on: { change: () => select.value && open({ id: collection.id, player: select.value }) },
    },
    h("option", { value: "" }, t("season-compare-player")),
  );
  const link = h("input", {
    type: "text",
    name: "with",
    placeholder: t("season-compare-link"),
    "aria-label": t("season-compare-link"),
  });
  const open = (other: Asked | null) => {
    if (!other) return say(t("season-compare-none"));
    go(`${addressOf(asked)}?with=${encodeURIComponent(`${other.id}/${other.player}`)}`);
  };
  const element = h("details", {
    class: "season__compare",
    on: { toggle: () => element.open && fill() },
  });
  let filled = false;
  async function fill() {
    if (filled) return;
    filled = true;
    const { games } = await getCollection(collection.id).catch(() => ({ games: [] }));
    const names = games.flatMap((row) => [header(row, "White"), header(row, "Black")]);
    const others = [...new Set(names)].filter((name) => name && name !== player).sort();
    select.append(...others.map((name) => h("option", { value: name }, name)));
  }
  element.append(
    h("summary", {}, t("season-compare")),
    h(
      "form",
      {
        class: "season__with",
        on: {
          submit: (event) => {
            event.preventDefault();
            open(otherOf(link.value, player));
          },
        },
      },
      select,
      link,
      h("button", { type: "submit", class: "button" }, t("season-compare-go")),
    ),
  );
  return element;
}
