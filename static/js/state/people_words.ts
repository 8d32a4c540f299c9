/**
 * What is said of a move by what people of a rating play: the key of a text with what it takes, where one
 * tells something. Pure. As `server/analysis/people/words.py`: `tests/data/people_said.json` holds both.
 */

import { FAULTS } from "../chess/classes.ts";
import type { ClassName, LikelyMove, People } from "../wire.ts";
import type { Rating } from "./rating.ts";
import { atRating, LEAST as LEAST_RATED, MOST as MOST_RATED } from "./rating.ts";

/**
 * A judged move. `played`: it, in UCI; `number`: "23." or "23…" before it; `taken`: the square on which the
 * opponent has just taken something; `expected`: the mover's points before it.
 */
export interface Seen {
  people: People;
  classification: string | null;
  played: string;
  number: string;
  taken: string | null;
  expected: number;
}

export interface PeopleSaid {
  key: string;
  params: Record<string, string | number>;
}

const NATURAL = 0.4;
const HARD = 0.15;
const ASTRAY = 0.6;
const EASY = 0.8;
const BACK = 0.7;
const MOST = 0.5;
const COVERED = 0.8;
/** Expected points below which a loss is none to speak of: an inaccuracy begins there. */
export const GOOD = 0.08;
const LARGE = 0.12;
const BEYOND = 100;
const PRAISED = ["critical", "brilliant"];

/** A share as people say it: 6 in 10, 19 in 20, 4 in 100, 1 in 200. */
export const odds = (share: number): [count: number, of: number] => {
  if (share >= 0.95) return [19, 20];
  if (share >= 0.095) return [Math.floor(10 * share + 0.5), 10];
  return share >= 0.0075 ? [Math.floor(100 * share + 0.5), 100] : [1, 200];
};

/** A word of the catalogues' `people-level`. */
const levelOf = ({ value, about }: Rating): string => {
  if (value > MOST_RATED + BEYOND) return "most";
  if (value < LEAST_RATED - BEYOND) return "least";
  return about ? "about" : "this";
};

const said = (what: string, rating: Rating, share: number, more: Record<string, string> = {}): PeopleSaid => {
  const [count, of] = odds(share);
  return { key: `people-says-${what}`, params: { count, of, level: levelOf(rating), ...more } };
};

/** Such a share of players find a move. */
export const peopleFind = (rating: Rating, share: number): PeopleSaid => said("found", rating, share);

const lost = ({ expected }: Seen, move: LikelyMove) => expected - move.expected;

const ofPraised = (seen: Seen, moves: LikelyMove[], rating: Rating): PeopleSaid => {
  const at = ({ p }: LikelyMove) => atRating(p, rating.value);
  const first = moves.reduce((most, move) => (at(move) > at(most) ? move : most));
  if (first.uci !== seen.played && at(first) >= MOST && lost(seen, first) >= LARGE)
    return said("trap", rating, at(first), { move: `${seen.number}${first.san}` });
  const found = atRating(seen.people.played, rating.value);
  return said(found < HARD ? "rare" : "found", rating, found);
};

const ofFault = (seen: Seen, moves: LikelyMove[], rating: Rating): PeopleSaid | null => {
  const at = (shares: number[] | undefined) => atRating(shares ?? [0], rating.value);
  const { played, good, as_bad: bad, covered } = seen.people;
  if (at(played) >= NATURAL) {
    const name = seen.classification === "inaccuracy" ? "inaccuracy" : "mistake";
    return said("natural", rating, at(played), { name });
  }
  const own = moves.find(({ uci }) => uci === seen.played);
  if (!own || lost(seen, own) < LARGE) return null;
  if (at(good) < HARD && at(covered) >= COVERED) return said("hard", rating, at(good));
  if (at(bad) >= ASTRAY) return said("astray", rating, at(bad));
  if (at(good) < EASY) return null;
  const back = moves
    .filter((move) => move.uci.slice(2, 4) === seen.taken && lost(seen, move) < GOOD)
    .reduce((sum, move) => sum + at(move.p), 0);
  const took = seen.played.slice(2, 4) === seen.taken;
  return back >= BACK && !took ? said("recapture", rating, back) : said("easy", rating, at(good));
};

/** The sentence for players of `rating`; null where nothing is worth telling, or nobody has judged it. */
export const peopleSaid = (seen: Seen, rating: Rating): PeopleSaid | null => {
  const { moves, as_bad: bad } = seen.people;
  if (!moves?.length) return null;
  const name = seen.classification as ClassName;
  if (PRAISED.includes(name)) return ofPraised(seen, moves, rating);
  return bad && FAULTS.includes(name) ? ofFault(seen, moves, rating) : null;
};
