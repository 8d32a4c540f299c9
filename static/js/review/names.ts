/** What a review is called: the document's title, the facts under the players; and the next of some plies. */

import { paceOf } from "../chess/pace.ts";
import { chapterOf, chapterTitle } from "../chess/study.ts";
import { date, intl, player, result } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import type { State } from "../state/types.ts";
import type { Game } from "../wire.ts";

export const titleOf = ({ game }: State): string => {
  if (!game) return t("page-review-title", { game: t("page-game-unknown") });
  const chapter = chapterTitle(game.headers);
  if (chapter) return t("page-review-title", { game: chapter });
  const names = {
    white: player(game.headers, "white"),
    black: player(game.headers, "black"),
    result: result(game.result),
  };
  return t("page-review-title", { game: t("page-game-result", names) });
};

export const factsOf = ({ headers, variant }: Game, expires: string | null): string => {
  const known = (key: string) => (/^[?.]*$/.test(headers[key] ?? "") ? null : headers[key]);
  const place = known("Site");
  const until = expires && intl("DateTimeFormat", { dateStyle: "medium" }).format(new Date(expires));
  return [
    chapterTitle(headers) ? chapterOf(headers).study : known("Event"),
    place?.startsWith("http") ? null : place,
    date(headers.Date),
    paceWords(headers.TimeControl),
    variant === "chess960" ? "Chess960" : null,
    until && t("privacy-until", { date: until }),
  ]
    .filter(Boolean)
    .join(" · ");
};

function paceWords(control?: string) {
  const pace = paceOf(control ?? null);
  return typeof pace === "string" ? pace : null;
}

export const nextOf = (plies: number[], ply: number): number => plies.find((item) => item > ply) ?? plies[0];
