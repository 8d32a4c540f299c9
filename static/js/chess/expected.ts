/**
 * Expected points: the formula from a score (docs/classification.md, section 2; the twin of `evaluation.py`),
 * and what losing some is called (section 4). Pure.
 */

import type { AnyScore } from "../lib/types.ts";

const SLOPE = 0.0035;

/**
 * White's expected points, 0..1, of a score in White's view; a mate 0 (on the board) is for its caller to
 * know.
 */
export function expectedPoints({ cp, mate }: AnyScore) {
  if (mate !== null && mate !== undefined) return mate > 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-SLOPE * (cp ?? 0)));
}

/** Loss at which a class ends; a blunder has no end. */
export const LOSS_BELOW = { best: 0.01, excellent: 0.045, okay: 0.08, inaccuracy: 0.12, mistake: 0.22 };

/** What the second line must lose against the first for the first to be critical. */
export const CRITICAL_LOSS = 0.1;

/** Expected points at which a position counts as won, as in the key moments (about +4). */
export const WINNING = 0.8;

/** Loss at which a class begins: where the one before it ends. */
export const LOSS_FROM = {
  best: 0,
  excellent: LOSS_BELOW.best,
  okay: LOSS_BELOW.excellent,
  inaccuracy: LOSS_BELOW.okay,
  mistake: LOSS_BELOW.inaccuracy,
  blunder: LOSS_BELOW.mistake,
};
