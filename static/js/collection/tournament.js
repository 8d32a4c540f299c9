/** A collection as a tournament, as the server tells it: asked anew when a result or a figure has changed. */

import { getStandings } from "../net/api.js";

/** @import { Row } from "../../types/collection" */
/** @import { Tournament } from "../wire" */

/** What standings depend on, of the rows. Pure. @param {Row[]} rows */
export const standOf = (rows) =>
  JSON.stringify(rows.map((row) => [row.number, row.id, row.status, row.white, row.black, row.headers]));

/**
 * Returns what is told the rows; `told` hears the tournament and the rows that it was asked for with.
 * `known`: rows whose tournament the page has already. Where nobody answers, what stands there stays, and the
 * next change asks again.
 * @type {(id: string, told: (tournament: Tournament, rows: Row[]) => void,
 *   wishes?: { known?: Row[] | null, ask?: typeof getStandings }) => (rows: Row[]) => void}
 */
export function followTournament(id, told, { known = null, ask = getStandings } = {}) {
  let wanted = known ? standOf(known) : "";
  let asked = wanted;
  let asking = false;
  /** @type {Row[]} */
  let rows = [];
  async function follow() {
    asking = true;
    while (asked !== wanted) {
      asked = wanted;
      const tournament = await ask(id).catch(() => null);
      if (!tournament) {
        asked = "";
        break;
      }
      told(tournament, rows);
    }
    asking = false;
  }
  return (now) => {
    rows = now;
    wanted = standOf(rows);
    if (!asking && wanted !== asked) follow();
  };
}
