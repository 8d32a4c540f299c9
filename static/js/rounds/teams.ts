/** How the teams of a tournament stand, and their matches. */

import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import type { Tournament } from "../wire.ts";
import { pointsText } from "./cells.ts";

export function teamsOf({ teams, matches }: Tournament) {
  return h(
    "div",
    { class: "rounds__teams" },
    h("h3", {}, t("rounds-teams")),
    h(
      "ol",
      {},
      teams.map((team) =>
        h(
          "li",
          { value: team.rank },
          t("rounds-team", {
            team: team.name,
            match: team.match_points,
            board: pointsText(team.board_points),
          }),
        ),
      ),
    ),
    h(
      "ul",
      {},
      matches.map(({ round, teams: [one, other], points: [own, theirs] }) =>
        h(
          "li",
          {},
          round && h("small", {}, `${t("collection-round-of", { round })} `),
          `${one} – ${other} ${pointsText(own)} : ${pointsText(theirs)}`,
        ),
      ),
    ),
  );
}
