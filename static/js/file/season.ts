/**
 * Entry of a file that Kibitz writes of a season: its figures, tables and drawing in one HTML page that needs
 * no server and no network; every number opens its positions. Nothing is trained on here: that needs the
 * games and a place that remembers.
 */

import { t } from "../lib/i18n.ts";
import { plainSeason } from "../season/plain.ts";
import type { Season } from "../wire.ts";
import { unpacked } from "./packed.ts";

const text = (id: string) => document.getElementById(id)?.textContent ?? "";

unpacked<Season>(text("game-1")).then((season: Season) => {
  document.title = t("season-page-title", { player: season.player, collection: season.collection.title });
  document.getElementById("viewer")?.replaceChildren(plainSeason(season));
});
