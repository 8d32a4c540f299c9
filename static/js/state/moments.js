/** The key moments as a person is led through them: their names, and which of how many one is. Pure. */

import { CLASSES } from "../chess/classes.js";
import { t } from "../lib/i18n.js";
import { keyMoments } from "./view.js";

/** @import { MomentPlace, State } from "../../types/state" */
/** @import { ClassName, MomentKind } from "../wire" */

/** @type {Partial<Record<MomentKind, string>>} */
const KINDS = {
  turning_point: "report-turning-point",
  missed_win: "report-missed-win",
  missed_mate: "report-missed-mate",
};

/** What a kind of moment is called: "Turning point", or the class's name. @param {MomentKind} kind */
export function momentName(kind) {
  const key = KINDS[kind];
  if (key) return t(key);
  return CLASSES[/** @type {ClassName} */ (kind)]?.name ?? kind;
}

/**
 * {at, of, kind, last} of the key moment at a ply, `at` counted from 1; null where there is none.
 * @type {(state: State, ply: number) => MomentPlace | null}
 */
export function momentAt(state, ply) {
  const all = keyMoments(state);
  const index = all.findIndex((moment) => moment.ply === ply);
  return index < 0
    ? null
    : { at: index + 1, of: all.length, kind: all[index].kind, last: index === all.length - 1 };
}
