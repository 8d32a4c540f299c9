/** What an embed shows of a tournament beside games and players: its crosstable and its teams. */

import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { type CellLinks, crosstable } from "../rounds/crosstable.ts";
import { teamsOf } from "../rounds/teams.ts";
import { tableNotes } from "../rounds/unofficial.ts";
import type { CollectedGame, Tournament } from "../wire.ts";

/** `shows`: what is wanted; each is hidden while there is nothing of it. */
export function createTournament(shows: Set<string>, links: CellLinks) {
  const section = (name: string) =>
    shows.has(name) ? h("section", { class: "rounds", hidden: true }) : null;
  const [table, teams] = [section("crosstable"), section("teams")];
  return {
    elements: [table, teams],
    tell(tournament: Tournament, rows: CollectedGame[]) {
      if (table) {
        table.hidden = tournament.players.length < 2;
        table.replaceChildren(
          h("h2", {}, t("rounds-title")),
          ...(shows.has("players") ? [] : tableNotes(tournament)),
          crosstable(tournament, rows, links),
        );
      }
      if (teams) {
        teams.hidden = !tournament.teams.length;
        teams.replaceChildren(teamsOf(tournament));
      }
    },
  };
}
