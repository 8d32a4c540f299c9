/**
 * What the graph shows, as plain values: phases, White's per cents by ply, what nobody has said yet, how much
 * of the game. Pure. The marks on it are graph_dots.ts's.
 */

import { endgame } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import type { Move, State } from "../state/types.ts";
import { winAt } from "../state/view.ts";
import type { Band, Run, Stretch } from "./types.ts";

/** White's per cents by ply, null where there are none. */
interface Series {
  known: (number | null)[];
  preview: (number | null)[];
}

/**
 * Bands [{phase, label, from, to}] in plies (from..to along the axis); empty before the phases are known.
 * Pure.
 */
export function bands(state: State): Band[] {
  const by = state.phases?.by_ply ?? [];
  const found: Band[] = [];
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
 * White's per cents by ply; in a PGN, to which nothing more comes, between two that its author gave on the
 * straight way.
 */
function given({ positions, plan, status }: State): (number | null)[] {
  const known = positions.map((position) => (position ? position.win * 100 : null));
  if (plan || status !== "done") return known;
  let last = known.findIndex((win) => win !== null);
  for (let ply = last + 1; ply < known.length; ply += 1) {
    const [begin, end] = [known[last] ?? 0, known[ply]];
    if (end === null) continue;
    for (let at = last + 1; at < ply; at += 1)
      known[at] = begin + ((end - begin) * (at - last)) / (ply - last);
    last = ply;
  }
  return known;
}

/** The two lines of the graph: {known: [win or null], preview: [win or null]} by ply. Pure. */
export function series(state: State): Series {
  const known = given(state);
  const preview = known.map((_, ply) => {
    const beside = [ply - 1, ply, ply + 1].some((n) => n in known && known[n] === null);
    const win = beside ? winAt(state, ply) : null;
    return win ? win.win * 100 : null;
  });
  return { known, preview };
}

/** Stretches {from, to} of which nobody has said anything yet: neither White's colour nor Black's. Pure. */
export function unknown(state: State): Stretch[] {
  const found: Stretch[] = [];
  const told = given(state).map((win, ply) => win !== null || winAt(state, ply) !== null);
  for (let ply = 1; ply < told.length; ply += 1) {
    if (told[ply - 1] && told[ply]) continue;
    const last = found.at(-1);
    if (last?.to === ply - 1) last.to = ply;
    else found.push({ from: ply - 1, to: ply });
  }
  return found;
}

/** Stretches of figures without a gap, each with the place of its first. Pure. */
export function runs(values: (number | null)[]): Run[] {
  const found: Run[] = [];
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

/** Whether a graph of this width is too tight for so many plies. */
export function isTight(end: number, width: number): boolean {
  return end > width / TIGHT;
}

/**
 * The plies {from, to} of a closer look, where a graph of `width` pixels shows the ply: those before as long
 * as it stays well within, so that nothing runs away from under a hand.
 */
export function closer(before: Stretch | null, ply: number, end: number, width: number): Stretch {
  const span = Math.max(2 * MARGIN, Math.round(width / CLOSE));
  if (span >= end) return { from: 0, to: end };
  const at = before?.to && before.to - before.from === span ? before.from : ply - Math.round(span / 2);
  const kept = Math.min(Math.max(at, ply + MARGIN - span), ply - MARGIN);
  const from = Math.min(Math.max(0, kept), end - span);
  return { from, to: from + span };
}

/** The bands within a stretch, cut to it. */
export function cut(found: Band[], stretch: Stretch): Band[] {
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

/** "misses_mate" or "allows_mate" where a move's reason says so. */
export function mateOf(move?: Move | null): string | null {
  return move?.reason?.facts?.find(({ kind }) => MATES.includes(kind))?.kind ?? null;
}
