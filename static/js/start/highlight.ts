/** Which move of a review tells the most: what a visitor is shown first. Pure. */

import type { State } from "../state/types.ts";
import { keyMoments } from "../state/view.ts";

/** The ply of the key moment that turned the most, the first of equals; 0 where there is none. */
export function highlightPly(state: State) {
  const moments = keyMoments(state).map(({ ply, swing }) => ({ ply, swing: Math.abs(swing ?? 0) }));
  return moments.reduce((most, moment) => (moment.swing > most.swing ? moment : most), { ply: 0, swing: 0 })
    .ply;
}
