/** How well both sides played the exact part, as rows of the report. Pure. */

import { t } from "../lib/i18n.ts";
import type { ExactFigures, Side } from "../wire.ts";

/** A row of the report: label, White's figure, Black's; null where a side has none. */
type ExactRow = [label: string, white: string | null, black: string | null];

/** A row that says nothing of either side is left out. */
export const reportRows = ({ white, black }: Record<Side, ExactFigures>): ExactRow[] => {
  const share = (kept: number, all: number): string | null =>
    all ? t("count-of", { count: kept, all }) : null;
  const rows: ExactRow[] = [
    [t("exact-report-wins"), share(white.wins_kept, white.wins), share(black.wins_kept, black.wins)],
    [t("exact-report-draws"), share(white.draws_held, white.draws), share(black.draws_held, black.draws)],
  ];
  const filled = rows.filter(([, one, other]) => one ?? other);
  if (!filled.length) return [];
  const lost = [white, black].map((side) => String(side.half_points_lost));
  return [...filled, [t("exact-report-lost"), lost[0], lost[1]]];
};
