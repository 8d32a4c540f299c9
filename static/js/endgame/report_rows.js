/** How well both sides played the exact part, as rows of the report. Pure. */

/** @import { ExactRow, ReportRows } from "../../types/endgame" */

import { t } from "../lib/i18n.js";

/** A row that says nothing of either side is left out. @type {ReportRows} */
export const reportRows = ({ white, black }) => {
  /** @type {(kept: number, all: number) => string | null} */
  const share = (kept, all) => (all ? t("exact-report-of", { kept, all }) : null);
  /** @type {ExactRow[]} */
  const rows = [
    [t("exact-report-wins"), share(white.wins_kept, white.wins), share(black.wins_kept, black.wins)],
    [t("exact-report-draws"), share(white.draws_held, white.draws), share(black.draws_held, black.draws)],
  ];
  const told = rows.filter(([, one, other]) => one ?? other);
  if (!told.length) return [];
  const lost = [white, black].map((side) => String(side.half_points_lost));
  return [...told, [t("exact-report-lost"), lost[0], lost[1]]];
};
