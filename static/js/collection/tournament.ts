/** A collection as a tournament, as the server tells it: asked anew when a result or a figure has changed. */

import { getStandings } from "../net/api.ts";
import type { Tournament } from "../wire.ts";
import type { Row } from "./types.ts";

/** What standings depend on, of the rows. Pure. */
export const standOf = (rows: Row[]) =>
  JSON.stringify(rows.map((row) => [row.number, row.id, row.white, row.black, row.headers]));

/**
 * Returns what is told the rows, and whether the owner has changed what they add up to; `told` hears the
 * tournament and the rows that it was asked for with. `known`: rows whose tournament the page has already.
 * Where nobody answers, what stands there stays, and the next change asks again.
 */
export function followTournament(
  id: string,
  onTournament: (tournament: Tournament, rows: Row[]) => void,
  { known = null, ask = getStandings }: { known?: Row[] | null; ask?: typeof getStandings } = {},
): (rows: Row[], edited?: boolean) => void {
  let wanted = known ? standOf(known) : "";
  let asked = wanted;
  let asking = false;
  let rows: Row[] = [];
  async function follow() {
    asking = true;
    while (asked !== wanted) {
      asked = wanted;
      const tournament = await ask(id).catch(() => null);
      if (!tournament) {
        asked = "";
        break;
      }
      onTournament(tournament, rows);
    }
    asking = false;
  }
  return (now, edited = false) => {
    rows = now;
    if (edited) asked = "";
    wanted = standOf(rows);
    if (!asking && wanted !== asked) follow();
  };
}
