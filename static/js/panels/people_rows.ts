/** Which moves people play in a position, and what they cost: what stands beside the drawing. Pure. */

import { atRating } from "../state/rating.ts";
import type { Move } from "../state/types.ts";
import type { MoveRecord, People } from "../wire.ts";

/** `values` by rating; `cost`: expected points that it gives away, null where nobody has looked. */
export interface PeopleMoveRow {
  kind: "played" | "best" | "other";
  uci: string;
  san: string;
  values: number[];
  cost: number | null;
}

/** Rows at most; the share that another move than these two has at least. */
const ROWS = 5;
const LEAST_SHARE = 0.05;
/** The rating at which moves are ordered where none is known. */
const MIDDLE = 1500;

/** The move that was played, the best one, and others that many play: the likeliest at a rating first. */
export const peopleRowsOf = (
  { uci, san }: Pick<MoveRecord, "uci" | "san">,
  move: Pick<Move, "best" | "loss" | "expected_before">,
  people: People,
  rating: number | null,
): PeopleMoveRow[] => {
  const judged = Boolean(people.moves);
  const cost = (loss: number | null) => (judged ? Math.max(0, loss ?? 0) : null);
  const own: PeopleMoveRow = { kind: "played", uci, san, values: people.played, cost: cost(move.loss) };
  const rows = [own];
  if (move.best && people.best && move.best.uci !== uci)
    rows.push({ ...move.best, kind: "best", values: people.best, cost: cost(0) });
  const share = ({ values }: PeopleMoveRow) => atRating(values, rating ?? MIDDLE);
  const others = (people.moves ?? [])
    .filter((each) => rows.every((row) => row.uci !== each.uci))
    .map((each): PeopleMoveRow => {
      const loss = (move.expected_before ?? each.expected) - each.expected;
      return { kind: "other", uci: each.uci, san: each.san, values: each.p, cost: cost(loss) };
    })
    .filter((row) => share(row) >= LEAST_SHARE)
    .sort((a, b) => share(b) - share(a))
    .slice(0, ROWS - rows.length);
  return [...rows, ...others].sort((a, b) => share(b) - share(a));
};
