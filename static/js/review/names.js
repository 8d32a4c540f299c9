/** What a review is called: the document's title, the facts under the players. Pure. */

/** @import { FactsOf, NextOf, TitleOf } from "../../types/review" */

import { paceOf } from "../chess/pace.js";
import { chapterOf, chapterTitle } from "../chess/study.js";
import { date, intl, player, result } from "../lib/format.js";
import { t } from "../lib/i18n.js";

/** @type {TitleOf} */
export const titleOf = ({ game }) => {
  if (!game) return t("page-review-loading");
  const chapter = chapterTitle(game.headers);
  if (chapter) return t("page-review-title", { game: chapter });
  const names = {
    white: player(game.headers, "white"),
    black: player(game.headers, "black"),
    result: result(game.result),
  };
  return t("page-review-title", { game: t("page-game-result", names) });
};

/** @type {FactsOf} */
export const factsOf = ({ headers, variant }, expires) => {
  const known = (/** @type {string} */ key) => (/^[?.]*$/.test(headers[key] ?? "") ? null : headers[key]);
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

/** @param {string} [control] */
function paceWords(control) {
  const pace = paceOf(control ?? null);
  return typeof pace === "string" ? pace : null;
}

/** @type {NextOf} */
export const nextOf = (plies, ply) => plies.find((item) => item > ply) ?? plies[0];
