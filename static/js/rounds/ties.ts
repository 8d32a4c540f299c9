/** Tie-breaks as tables call and write them. */

import { fixed } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import type { Standing, TieBreak, Tournament } from "../wire.ts";
import { half } from "./cells.ts";

const keyOf = (tie: TieBreak) => tie.replaceAll("_", "-");

/** The head of its column: "Cut-1". */
export const headOf = (tie: TieBreak) => t(`tie-${keyOf(tie)}`);

/** "Buchholz Cut-1". */
export const nameOf = (tie: TieBreak) => t(`tie-name-${keyOf(tie)}`);

/** A sentence. */
export const whyOf = (tie: TieBreak) => t(`tie-why-${keyOf(tie)}`);

/** What a player has of the tie-break at a place of the tournament's. */
export function textOf({ ties }: Tournament, at: number, player: Standing) {
  const value = player.ties[at];
  if (value === null) return "–";
  return ties[at] === "sonneborn_berger" ? fixed(value, 2) : half(value);
}
