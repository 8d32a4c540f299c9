/**
 * What the graph shows, as plain values: phases, White's per cents by ply, what nobody has said yet, badges.
 * Pure.
 */

import { CLASSES } from "../chess/classes.js";
import { endgame } from "../lib/format.js";
import { t } from "../lib/i18n.js";
import { keyPlies, winAt } from "../state/view.js";

/** @import { Band, Dot, Series, Stretch } from "../../types/panels" */
/** @import { Begun, State, View } from "../../types/state" */

/**
 * Bands [{phase, label, from, to}] in plies (from..to along the axis); empty before the phases are known.
 * Pure.
 * @type {(state: State) => Band[]}
 */
export function bands(state) {
  const by = state.phases?.by_ply ?? [];
  /** @type {Band[]} */
  const found = [];
  by.forEach((phase, index) => {
    const last = found.at(-1);
    if (last?.phase === phase) last.to = index + 1;
    else
      found.push({
        phase,
        label: phase === "endgame" ? endgame(state.phases?.endgame_type) : t(`phase-${phase}`),
        from: index,
        to: index + 1,
      });
  });
  return found;
}

/**
 * The two lines of the graph: {known: [win or null], preview: [win or null]} by ply. Pure.
 * @type {(state: State) => Series}
 */
export function series(state) {
  const known = state.positions.map((position) => (position ? position.win * 100 : null));
  const preview = state.positions.map((_, ply) => {
    const beside = [ply - 1, ply, ply + 1].some((n) => n in state.positions && !state.positions[n]);
    const win = beside ? winAt(state, ply) : null;
    return win ? win.win * 100 : null;
  });
  return { known, preview };
}

/**
 * Stretches {from, to} of which nobody has said anything yet: neither White's colour nor Black's. Pure.
 * @type {(state: State) => Stretch[]}
 */
export function unknown(state) {
  /** @type {Stretch[]} */
  const found = [];
  for (let ply = 1; ply < state.positions.length; ply += 1) {
    if (winAt(state, ply - 1) && winAt(state, ply)) continue;
    const last = found.at(-1);
    if (last?.to === ply - 1) last.to = ply;
    else found.push({ from: ply - 1, to: ply });
  }
  return found;
}

/**
 * What to draw on the line: [{ply, win, id, size, key, quiet}], small faults and those of a decided game
 * smaller, the current move and key moments larger.
 * @type {(state: Begun, view: View) => Dot[]}
 */
export function dotsOf(state, view) {
  const keys = new Set(keyPlies(state));
  return state.moves.flatMap((move) => {
    const id = move?.classification;
    if (!move || !id) return [];
    const { ply } = move;
    const key = keys.has(ply);
    const win = winAt(state, ply);
    if (!win || !(key || CLASSES[id].notable)) return [];
    const size = ply === view.ply ? 19 : key ? 14 : move.quiet ? 8 : id === "inaccuracy" ? 10 : 12;
    return [{ ply, win: win.win * 100, id, size, key, quiet: move.quiet }];
  });
}
