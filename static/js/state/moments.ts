/** The key moments as a person is led through them: their names, and which of how many one is. Pure. */

import { CLASSES } from "../chess/classes.ts";
import { t } from "../lib/i18n.ts";
import type * as wire from "../wire.ts";
import type { ClassName, MomentKind } from "../wire.ts";
import type { State } from "./types.ts";
import { keyMoments } from "./view.ts";

/** Which of how many key moments one is, from 1. */
interface MomentPlace {
  at: number;
  of: number;
  kind: wire.MomentKind;
  last: boolean;
}

const KINDS: Partial<Record<MomentKind, string>> = {
  turning_point: "report-turning-point",
  missed_win: "report-missed-win",
  missed_mate: "report-missed-mate",
};

/** What a kind of moment is called: "Turning point", or the class's name. */
export function momentName(kind: MomentKind) {
  const key = KINDS[kind];
  if (key) return t(key);
  return CLASSES[kind as ClassName]?.name ?? kind;
}

/** {at, of, kind, last} of the key moment at a ply, `at` counted from 1; null where there is none. */
export function momentAt(state: State, ply: number): MomentPlace | null {
  const all = keyMoments(state);
  const index = all.findIndex((moment) => moment.ply === ply);
  return index < 0
    ? null
    : { at: index + 1, of: all.length, kind: all[index].kind, last: index === all.length - 1 };
}
