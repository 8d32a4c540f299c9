/** A pawn ending in words: where each group is, what it is worth in spare moves, who wins. Pure. */

/** @import * as Types from "../../types/endgame" */

import { t, textOf } from "../lib/i18n.js";

/** "A" of the first group. @type {Types.LetterOf} */
export const letterOf = (index) => "ABCDEFGH"[index] ?? "";

/** "queenside"; before the server has said so, the group's squares. @type {Types.GroupWords} */
export const nameOf = ({ where, squares }) => textOf(where) ?? squares.join(" ");

/** "queenside: half a spare move for White" @type {Types.GroupWords} */
export const groupWords = (group) => {
  const value = textOf(group.worth);
  return value ? t("pawns-group", { where: nameOf(group), value }) : nameOf(group);
};

/** "whoever moves wins"; the moves that win stand beside. @type {Types.OutcomeWords} */
export const outcomeWords = ({ outcome }) => t(`pawns-outcome-${outcome.toLowerCase()}`);
