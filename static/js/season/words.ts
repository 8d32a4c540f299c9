/** What the parts of a season are called. Pure. */

import { openingName } from "../chess/opening_names.ts";
import { numberBefore } from "../chess/position.ts";
import { capital, clock, date, endgameType, intl } from "../lib/format.ts";
import { has, t } from "../lib/i18n.ts";
import type { FaultKind } from "../wire.ts";
import type { Line, Spot } from "./types.ts";

/** Tables and figures that other parts of the page call the same. */
const TITLES: Record<string, string> = { colours: "word-colour", openings: "openings-all" };
const FIGURES: Record<string, string> = {
  games: "word-games",
  score: "word-score",
  accuracy: "word-accuracy",
  faults: "collection-faults",
};

/** The name of a row. */
export function nameOf(section: string, line: Line): string {
  const { key } = line;
  if (section === "months") return monthName(key);
  if (section === "openings") return openingName(line.name ?? key);
  if (section === "endgames") return capital(endgameType(key));
  if (section === "colours") return t(`side-${key}`);
  if (section === "phases") return t(`phase-${key}`);
  if (section === "ratings") return `${key}–${Number(key) + 199}`;
  return t(`season-${section}-${key.replaceAll("_", "-")}`);
}

/** What a table is called. */
export const titleOf = (section: string): string => t(TITLES[section] ?? `season-${section}`);

/** What a column of the tables, or a figure of the head, is called. */
export const figureName = (id: string): string => t(FIGURES[id] ?? `season-figure-${id}`);

/** "2026-03" -> "Mar 2026", or "Mar" alone. */
export function monthName(key: string, withYear = true) {
  const [year, month] = key.split("-").map(Number);
  if (!month || month > 12) return key;
  const at = new Date(Date.UTC(year, month - 1, 1));
  return intl("DateTimeFormat", {
    ...(withYear && { year: "numeric" }),
    month: "short",
    timeZone: "UTC",
  }).format(at);
}

/** "Hangs a piece"; one that the catalogue does not know stays as the analysis calls it. */
export function kindName({ key }: Pick<FaultKind, "key">) {
  const text = `season-kind-${key.replace(/[._]/g, "-")}`;
  return has(text) ? t(text) : key;
}

/** Where and when: "23... Rxd4" and "against Bob, 12 Mar 2026". */
export function spotWords({ position, game }: Spot): { move: string; game: string; clock: string } {
  const { san, fen, ply } = position;
  const when = date(game.date ?? "");
  const opponent = game.opponent ?? t("season-somebody");
  const number = san && fen ? `${numberBefore(fen)} ${san}` : null;
  return {
    move:
      number ??
      (ply
        ? t("season-after", { number: Math.ceil(ply / 2) })
        : t("collection-game-of", { number: game.number })),
    game: t("season-against", { opponent, when: when || "–", side: game.side }),
    clock: position.clock === undefined ? "" : t("season-clock", { clock: clock(position.clock) }),
  };
}
