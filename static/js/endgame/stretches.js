/** Which part of a game is exact, and where that is on the graph. Pure. */

/** @import * as Types from "../../types/endgame" */

import { isExact } from "../state/exact.js";

/** Mate, stalemate and the like end what is exact: alone they say nothing. @type {Types.Stretches} */
export const stretches = ({ positions }) => {
  /** @type {Types.Exactly[]} */
  const found = [];
  positions.forEach((position, ply) => {
    const last = found.at(-1);
    const goesOn = last?.to === ply - 1;
    if (!isExact(position) && !(goesOn && position?.source === "rule")) return;
    if (last && goesOn) last.to = ply;
    else found.push({ from: ply, to: ply });
  });
  return found;
};

/** @type {Types.ExactFrom} */
export const exactFrom = (state) => {
  const last = stretches(state).at(-1);
  return last?.to === state.positions.length - 1 ? last.from : null;
};

/** @type {Types.PlaceOnGraph} */
export const placeOnGraph = ({ from, to }, shown) => {
  const length = Math.max(1, shown.to - shown.from);
  const share = (/** @type {number} */ ply) => Math.min(1, Math.max(0, (ply - shown.from) / length));
  if (to < shown.from || from > shown.to) return null;
  return { from: share(from), to: share(to), begins: from >= shown.from };
};
