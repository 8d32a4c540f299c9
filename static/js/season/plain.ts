/** A season without what a page of Kibitz has beside it: head, lessons, tables. For files and embeds. */

import { h } from "../lib/dom.ts";
import { date } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import type { Season } from "../wire.ts";
import { createLessons } from "./lessons.ts";
import { openPlaces } from "./places.ts";
import { createFigures } from "./tables.ts";

/** Every number opens its positions. */
export const plainSeason = (season: Season): HTMLElement =>
  h(
    "article",
    { class: "season", data: { seasons: 1 } },
    headOf(season),
    createLessons(season, { open: openPlaces, train: null }),
    createFigures([season], openPlaces),
  );

function headOf({ player, collection, totals, reviewed, first, last }: Season) {
  const span = [...new Set([first, last].map((day) => date(day ?? "")))].filter(Boolean).join(" – ");
  const facts = [collection.title, span, t("season-reviewed", { reviewed, games: totals.games.n })];
  return h(
    "header",
    { class: "season__head" },
    h(
      "div",
      { class: "season__whose" },
      h("h1", { class: "season__player" }, player),
      h("p", { class: "season__facts" }, facts.filter(Boolean).join(" · ")),
    ),
  );
}
