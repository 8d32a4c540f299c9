/** Joins the answers of several searches; names of kinds and addresses of what was found. Pure. */

import { capital, endgameType } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import { at } from "../lib/site.ts";
import type { FoundGame, FoundGames, FoundKind } from "../wire.ts";

type KindGroup = FoundKind["group"];

/** At most one of the two. Without either, the answer only says which kinds there are. */
export interface Question {
  kind?: string;
  fen?: string;
}

export const NOTHING: FoundGames = { searched: 0, left_out: 0, kinds: [], games: [] };
const GROUPS: KindGroup[] = ["ending", "type", "structure"];

/** The answers of several searches as one. */
export function merged(answers: FoundGames[]): FoundGames {
  const kinds: Map<string, FoundKind> = new Map();
  for (const each of answers.flatMap((answer) => answer.kinds))
    kinds.set(each.kind, { ...each, games: each.games + (kinds.get(each.kind)?.games ?? 0) });
  const sum = (count: (answer: FoundGames) => number) =>
    answers.reduce((total, answer) => total + count(answer), 0);
  const seen: Set<string> = new Set();
  return {
    searched: sum(({ searched }) => searched),
    left_out: sum(({ left_out }) => left_out),
    kinds: [...kinds.values()],
    games: answers
      .flatMap(({ games }) => games)
      .filter(({ review }) => !seen.has(review) && seen.add(review)),
  };
}

/** The kinds by their groups, of those that have any; the most frequent first. */
export const grouped = (kinds: FoundKind[]): { group: KindGroup; kinds: FoundKind[] }[] =>
  GROUPS.map((group) => ({
    group,
    kinds: kinds.filter((kind) => kind.group === group).sort((a, b) => b.games - a.games),
  })).filter((each) => each.kinds.length);

/** "Rook endings". */
export const nameOf = ({ kind, group }: FoundKind): string =>
  group === "type" ? capital(endgameType(kind.slice("type-".length))) : t(`find-kind-${kind}`);

/** The review at that position. */
export const hrefOf = ({ review, ply }: FoundGame): string => at(`/r/${review}#${ply}`);
