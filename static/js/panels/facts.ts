/**
 * What the reason of a move says in the words of chess, and which fact stands behind each sentence. Pure; the
 * sentences were chosen by the server (docs/reasons.md), the board's marks are board/marks.ts's.
 */

import { textOf } from "../lib/i18n.ts";
import type { Move } from "../state/types.ts";
import type { Fact, Reason } from "../wire.ts";

/** A sentence and the fact behind it. */
interface SaidFact {
  words: string;
  fact: Fact | null;
}

/** The panel has a button for it. */
const BETTER = "reason-better";

/** Said in the page's language; a sentence that the catalogue lacks is left out. */
export const saidOf = ({ facts = [], said = [] }: Pick<Reason, "facts" | "said"> = {}): SaidFact[] =>
  said.flatMap((text) => {
    const words = text.key === BETTER ? null : textOf(text);
    return words ? [{ words, fact: factBehind(facts, text.key) }] : [];
  });

/** All that is said of a move as one text, the better move too: where no button names it. */
export const wordsOf = ({ reason }: Pick<Move, "reason">): string =>
  (reason?.said ?? []).flatMap((text) => textOf(text) ?? []).join(" ");

/** Sentences that are not called as the kind of their fact is. */
const KINDS: Record<string, string> = {
  gives: "hangs",
  unguards: "hangs",
  falls: "loses",
  misses: "misses_win",
  wins_more: "misses_win",
  unpunished: "misses_punishing",
  rival: "only_good",
  fork: "motif",
  fork_same: "motif",
  trapped: "motif",
  mate_by: "motif",
};

/** By the sentence's key: "reason-hangs", "reason-activity-guards". */
export const factBehind = (facts: Fact[], key: string): Fact | null => {
  const name = key.replace(/^reason-/, "").replaceAll("-", "_");
  const wanted = KINDS[name] ?? name;
  return facts.find(({ kind }) => wanted === kind || wanted.startsWith(`${kind}_`)) ?? null;
};
