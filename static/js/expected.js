/** The formula from a score to expected points (spec/classification.md, section 2). The twin of `evaluation.py`. Pure. */

const SLOPE = 0.0035;

/** White's expected points, 0..1, of a score {cp, mate} in White's view; a mate 0 (on the board) is for its caller to know. */
export function expectedPoints({ cp, mate }) {
  if (mate !== null && mate !== undefined) return mate > 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-SLOPE * cp));
}
