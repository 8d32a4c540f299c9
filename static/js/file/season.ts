/**
 * Entry of a file that Kibitz writes of a season: its figures, tables and drawing in one HTML page that needs
 * no server and no network; every number opens its positions. Nothing is trained on here: that needs the
 * games and a place that remembers.
 */

import { h } from "../lib/dom.ts";
import { date } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import { openPlaces } from "../season/places.ts";
import { createFigures } from "../season/tables.ts";
import type { Season } from "../wire.ts";
import { unpacked } from "./packed.ts";

const text = (id: string) => document.getElementById(id)?.textContent ?? "";

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

unpacked<Season>(text("game-1")).then((season: Season) => {
  document.title = t("season-page-title", { player: season.player, collection: season.collection.title });
  document
    .getElementById("viewer")
    ?.replaceChildren(
      h(
        "article",
        { class: "season", data: { seasons: 1 } },
        headOf(season),
        createFigures([season], openPlaces),
      ),
    );
});
