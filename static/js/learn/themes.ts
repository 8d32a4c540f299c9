/** What there is to look for where a fault was made, told by its facts as a hint. Pure. */

import type { Reason } from "../wire.ts";

/* facts: motifs, written by scripts/write_facts.py */
const MOTIFS = [
  "backRankMate",
  "smotheredMate",
  "anastasiaMate",
  "arabianMate",
  "bodenMate",
  "hookMate",
  "trappedPiece",
  "fork",
  "skewer",
  "discoveredAttack",
  "pin",
  "doubleCheck",
];
/* end of facts */

/**
 * A word for the hint "drill-look": what the better line has comes before what was threatened and what the
 * fault allows. A claim that is not proven is no hint.
 */
export const themeOf = ({ facts: found = [] }: Pick<Reason, "facts"> = {}): string | null => {
  const facts = found.filter(({ proven }) => proven !== false);
  const has = (kind: string) => facts.find((fact) => fact.kind === kind);
  const motif = facts.find(({ kind, base }) => kind === "motif" && base === "before");
  if (has("misses_mate")) return "mate";
  if (motif?.name && MOTIFS.includes(motif.name)) return motif.name;
  if (has("no_recapture")) return "recapture";
  if (has("misses_win") || motif) return "win";
  if (has("threat")) return "threat";
  if (has("allows_mate")) return "allows-mate";
  if (has("hangs")) return has("hangs")?.was_hanging ? "hangs" : "left";
  return has("loses") ? "loses" : null;
};
