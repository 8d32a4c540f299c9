/** A pawn ending in words: where each group is, what it is worth in spare moves, who wins. Pure. */

import { t, textOf } from "../lib/i18n.ts";
import type { SolvedPawns } from "../wire.ts";
import type { ShownGroup } from "./types.ts";

/** "A" of the first group. */
export const letterOf = (index: number): string => "ABCDEFGH"[index] ?? "";

/** "queenside"; before the server has said so, the group's squares. */
export const nameOf = ({ where, squares }: ShownGroup): string => textOf(where) ?? squares.join(" ");

/** "queenside: half a spare move for White" */
export const groupWords = (group: ShownGroup): string => {
  const value = textOf(group.worth);
  return value ? t("pawns-group", { where: nameOf(group), value }) : nameOf(group);
};

/** "whoever moves wins"; the moves that win stand beside. */
export const outcomeWords = ({ outcome }: Pick<SolvedPawns, "outcome">): string =>
  outcome ? t(`pawns-outcome-${outcome.toLowerCase()}`) : "";
