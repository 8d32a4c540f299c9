/**
 * What the graph shows, as plain values: phases, White's per cents by ply, what nobody has said yet, how much
 * of the game. Pure. The marks on it are graph_dots.js's.
 */

import { endgame } from "../lib/format.js";
import { t } from "../lib/i18n.js";
import { winAt } from "../state/view.js";

/** @import { Band, Run, Series, Stretch } from "../../types/panels" */
/** @import { Move, State } from "../../types/state" */

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
 * Stretches of figures without a gap, each with the place of its first. Pure.
 * @type {(values: (number | null)[]) => Run[]}
 */
export function runs(values) {
  /** @type {Run[]} */
  const found = [];
  values.forEach((win, ply) => {
    const last = found.at(-1);
    if (win === null) return;
    if (last && last.from + last.wins.length === ply) last.wins.push(win);
    else found.push({ from: ply, wins: [win] });
  });
  return found.filter(({ wins }) => wins.length > 1);
}

/** Pixels for a ply below which the graph can be looked at more closely, and those it then has. */
const TIGHT = 5;
const CLOSE = 10;
/** Plies that a closer look keeps on either side of the one that is shown. */
const MARGIN = 4;

/**
 * Whether a graph of this width is too tight for so many plies.
 * @type {(end: number, width: number) => boolean}
 */
export function isTight(end, width) {
  return end > width / TIGHT;
}

/**
 * The plies {from, to} of a closer look, where a graph of `width` pixels shows the ply: those before as long
 * as it stays well within, so that nothing runs away from under a hand.
 * @type {(before: Stretch | null, ply: number, end: number, width: number) => Stretch}
 */
export function closer(before, ply, end, width) {
  const span = Math.max(2 * MARGIN, Math.round(width / CLOSE));
  if (span >= end) return { from: 0, to: end };
  const at = before?.to && before.to - before.from === span ? before.from : ply - Math.round(span / 2);
  const kept = Math.min(Math.max(at, ply + MARGIN - span), ply - MARGIN);
  const from = Math.min(Math.max(0, kept), end - span);
  return { from, to: from + span };
}

/** The bands within a stretch, cut to it. @type {(found: Band[], stretch: Stretch) => Band[]} */
export function cut(found, stretch) {
  return found
    .map((band) => ({
      ...band,
      from: Math.max(band.from, stretch.from),
      to: Math.min(band.to, stretch.to),
    }))
    .filter(({ from, to }) => to > from);
}

/** Facts that are marked beside the class: no figure tells a mate. */
const MATES = ["misses_mate", "allows_mate"];

/**
 * "misses_mate" or "allows_mate" where a move's reason says so.
 * @type {(move?: Move | null) => string | null}
 */
export function mateOf(move) {
  return move?.reason?.facts?.find(({ kind }) => MATES.includes(kind))?.kind ?? null;
}
