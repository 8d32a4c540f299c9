/**
 * Which faults of a season are trained on, and when each comes back: cards of FSRS as the browser keeps them,
 * and as a file that takes them elsewhere. Pure; the formulas are ts-fsrs's.
 */

import type { Card } from "ts-fsrs";
import { tasks } from "../learn/tasks.ts";
import type { Outcome } from "../learn/types.ts";
import type { Begun } from "../state/types.ts";
import type { Season } from "../wire.ts";
import type { Deck, KeptCard, Spacing, Standing, Task } from "./types.ts";

/** What an outcome is to FSRS: again 1, hard 2, good 3. */
const GRADES: Record<Outcome, 1 | 2 | 3> = { first: 3, later: 2, hinted: 2, shown: 1 };

/** What a fault pays where an older server does not say it. */
const PAYS: Record<string, number> = { blunder: 0.15, mistake: 0.085, inaccuracy: 0.05 };

/**
 * The faults that can be asked: of reviewed games that were not decided. Those that pay most come first: what
 * they cost, by how many players of the same rating avoid them.
 */
export function tasksOf({ positions, games, kinds }: Season): Task[] {
  const words: Map<number, string[]> = new Map();
  for (const { way, key, count } of kinds)
    for (const at of count.at) words.set(at, [...(words.get(at) ?? []), `${way}:${key}`]);
  return positions
    .flatMap((position, index) => {
      const { review, side } = games[position.game];
      if (!review || !position.san || position.quiet) return [];
      const pays = position.pays ?? PAYS[position.classification ?? ""] ?? PAYS.inaccuracy;
      const { ply } = position;
      return [{ pays, task: { id: `${review}:${ply}`, review, ply, side, kinds: words.get(index) ?? [] } }];
    })
    .sort((a, b) => b.pays - a.pays)
    .map(({ task }) => task);
}

/** Whether its review, as it is now, has the position among its tasks. */
export const canBeAsked = ({ side, ply }: Task, state: Begun): boolean => tasks(state, side).includes(ply);

/** Those of a kind; "" all. */
export const ofKind = (tasks: Task[], kind: string): Task[] =>
  kind ? tasks.filter(({ kinds }) => kinds.includes(kind)) : tasks;

/** The kinds that there are tasks of, the most frequent first. */
export function kindsIn(tasks: Task[]): { kind: string; count: number }[] {
  const counts: Map<string, number> = new Map();
  for (const { kinds } of tasks) for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts]
    .map(([kind, count]) => ({ kind, count }))
    .sort((a, b) => b.count - a.count || (a.kind < b.kind ? -1 : 1));
}

/**
 * The task that is asked next: the one that has been due the longest, then one that is new; null: nothing is
 * due. `but`: one that has just been asked, which comes only where there is no other. `ahead`: also what is
 * not due yet.
 */
export function nextOf(
  tasks: Task[],
  deck: Deck,
  now: number,
  { but = null, ahead = false }: { but?: string | null; ahead?: boolean } = {},
): Task | null {
  const known = tasks.filter(({ id }) => deck[id]).sort((a, b) => deck[a.id].due - deck[b.id].due);
  const due = known.filter(({ id }) => deck[id].due <= now);
  const order = [...due, ...tasks.filter(({ id }) => !deck[id]), ...(ahead ? known : [])];
  return order.find(({ id }) => id !== but) ?? order[0] ?? null;
}

export function standingOf(tasks: Task[], deck: Deck, now: number): Standing {
  const cards = tasks.flatMap(({ id }) => deck[id] ?? []);
  return {
    due: cards.filter(({ due }) => due <= now).length,
    fresh: tasks.length - cards.length,
    all: tasks.length,
    next: cards.length ? Math.min(...cards.map(({ due }) => due)) : null,
  };
}

/** The deck after an outcome. */
export function rated(deck: Deck, id: string, outcome: Outcome, now: number, spacing: Spacing): Deck {
  const at = new Date(now);
  const card = deck[id] ? opened(deck[id]) : spacing.empty(at);
  return { ...deck, [id]: saved(spacing.next(card, at, GRADES[outcome])) };
}

const saved = (card: Card): KeptCard => ({
  ...card,
  due: card.due.getTime(),
  last_review: card.last_review ? card.last_review.getTime() : null,
});

const opened = (card: KeptCard): Card => ({
  ...card,
  due: new Date(card.due),
  last_review: card.last_review === null ? undefined : new Date(card.last_review),
});

/** The deck as a file's text. */
export const fileOf = (cards: Deck) => `${JSON.stringify({ kibitz: "season-deck", version: 1, cards })}\n`;

const NUMBERS = [
  ...["due", "stability", "difficulty", "elapsed_days", "scheduled_days", "learning_steps"],
  ...["reps", "lapses", "state"],
] as const;

/** The deck of such a text; null where it is none. */
export function deckOf(text: string): Deck | null {
  try {
    const { kibitz, version, cards } = JSON.parse(text);
    if (kibitz !== "season-deck" || version !== 1 || typeof cards !== "object" || !cards) return null;
    const entries = Object.entries(cards).filter(([id]) => /^[\w-]{1,64}:\d{1,4}$/.test(id));
    if (entries.length !== Object.keys(cards).length) return null;
    const checked = entries.map(([id, card]) => [id, checkedCard(card)]);
    return checked.every(([, card]) => card) ? Object.fromEntries(checked) : null;
  } catch {
    return null;
  }
}

/** A card with nothing beside what a card has; null where it is none. */
function checkedCard(given: unknown) {
  const card = (given ?? {}) as Record<string, number | null>;
  const last = card.last_review;
  const whole = NUMBERS.every((name) => Number.isFinite(card[name]) && Number(card[name]) >= 0);
  if (!whole || !(last === null || Number.isFinite(last)) || ![0, 1, 2, 3].includes(Number(card.state)))
    return null;
  return { ...Object.fromEntries(NUMBERS.map((name) => [name, card[name]])), last_review: last };
}

/** Two decks in one: of a card that both have, the one that was asked last. */
export function merged(mine: Deck, theirs: Deck): Deck {
  const newer = Object.entries(theirs).filter(
    ([id, card]) => !mine[id] || (card.last_review ?? 0) > (mine[id].last_review ?? 0),
  );
  return { ...mine, ...Object.fromEntries(newer) };
}
