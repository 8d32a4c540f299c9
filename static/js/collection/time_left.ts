/** How long a collection still takes, from what its finished reviews took. */

import { t } from "../lib/i18n.ts";
import type { Row } from "./types.ts";

const BASIS = 20;
const RECENT = 400;
const OPEN = new Set(["waiting", "running"]);
const MINUTE = 60;
const HOUR = 60;

/**
 * Seconds until its last review is done where `workers` run at once; null: nothing is to come, or too few
 * moves (20) were reviewed to say. Other people's games, which take turns with these, nobody knows. Pure.
 */
export function secondsLeft(rows: Row[], workers: number): number | null {
  const open = rows.filter((row) => row.id && OPEN.has(row.status)).map(movesLeft);
  const { plies, seconds } = lately(rows);
  if (!open.length || plies < BASIS || workers < 1) return null;
  return (seconds / plies) * Math.max(total(open) / Math.min(workers, open.length), ...open);
}

/**
 * What the reviews of the last 400 plies took, or of fewer where there are not so many: a busy machine may be
 * idle an hour later.
 */
function lately(rows: Row[]) {
  const sum = { plies: 0, seconds: 0 };
  for (const row of [...rows].reverse()) {
    if (sum.plies >= RECENT) break;
    if (row.seconds === null) continue;
    sum.plies += row.plies;
    sum.seconds += row.seconds;
  }
  return sum;
}

/** "about 4 minutes left", rounded as far as such a guess goes. */
export function timeLeftWords(seconds: number) {
  const minutes = seconds / MINUTE;
  if (minutes < 0.75) return t("rounds-left-soon");
  if (minutes < 1.6 * HOUR) return t("rounds-left-minutes", { count: rounded(minutes) });
  return t("rounds-left-hours", { count: Math.round(minutes / HOUR) });
}

function rounded(minutes: number) {
  const step = minutes < 10.5 ? 1 : minutes < 57.5 ? 5 : 10;
  return Math.round(minutes / step) * step;
}

const movesLeft = (row: Row) => Math.max(0, row.plies - (row.judged ?? 0));

const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
