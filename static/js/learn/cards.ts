/**
 * Positions that come back when somebody is about to forget them: cards of FSRS as the browser keeps them.
 * Pure; the formulas are ts-fsrs's, which is loaded when somebody trains.
 */

import type { Card } from "ts-fsrs";
import type { Deck, KeptCard, Outcome, Spacing, Standing } from "./types.ts";

/** What can be asked. */
interface Asked {
  id: string;
}

/** Where the browser keeps the cards of faults (lib/storage.ts). */
export const FAULTS = "season-deck";
/** The id of such a card: review and ply. */
export const FAULT = /^[\w-]{1,64}:\d{1,4}$/;

/** Where the browser keeps which season was trained on last (lib/storage.ts). */
export const TRAINED = "season-trained";

/** Its collection and player, and the reviews that its cards are of. */
export interface Trained {
  id: string;
  player: string;
  reviews: string[];
}

/** What an outcome is to FSRS: again 1, hard 2, good 3. */
const GRADES: Record<Outcome, 1 | 2 | 3> = { first: 3, later: 2, hinted: 2, shown: 1 };

/**
 * The task that is asked next: the one that has been due the longest, then one that is new; null: nothing is
 * due. `but`: one that has just been asked, which comes only where there is no other. `ahead`: also what is
 * not due yet.
 */
export function nextOf<T extends Asked>(
  tasks: T[],
  deck: Deck,
  now: number,
  { but = null, ahead = false }: { but?: string | null; ahead?: boolean } = {},
): T | null {
  const known = tasks.filter(({ id }) => deck[id]).sort((a, b) => deck[a.id].due - deck[b.id].due);
  const due = known.filter(({ id }) => deck[id].due <= now);
  const order = [...due, ...tasks.filter(({ id }) => !deck[id]), ...(ahead ? known : [])];
  return order.find(({ id }) => id !== but) ?? order[0] ?? null;
}

export function standingOf(tasks: Asked[], deck: Deck, now: number): Standing {
  const cards = tasks.flatMap(({ id }) => deck[id] ?? []);
  return {
    due: cards.filter(({ due }) => due <= now).length,
    fresh: tasks.length - cards.length,
    all: tasks.length,
    next: cards.length ? Math.min(...cards.map(({ due }) => due)) : null,
  };
}

/** How many of the cards of a season are due. */
export function dueOf({ reviews }: Trained, deck: Deck, now: number): number {
  const its = new Set(reviews);
  return Object.entries(deck).filter(([id, { due }]) => due <= now && its.has(id.split(":")[0])).length;
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

/** ts-fsrs by its defaults, without fuzz. */
export async function loadSpacing(): Promise<Spacing> {
  const { createEmptyCard, fsrs } = await import("ts-fsrs");
  const scheduler = fsrs({ enable_fuzz: false });
  return { empty: createEmptyCard, next: (card, now, grade) => scheduler.next(card, now, grade).card };
}

const NUMBERS = [
  ...["due", "stability", "difficulty", "elapsed_days", "scheduled_days", "learning_steps"],
  ...["reps", "lapses", "state"],
] as const;

/** The last millisecond of a Date. */
const LAST = 8.64e15;

/** A card with nothing beside what a card has; null where it is none. */
export function cardOf(given: unknown): KeptCard | null {
  const card = (given ?? {}) as Record<string, number | null>;
  const last = card.last_review;
  const whole = NUMBERS.every((name) => Number.isFinite(card[name]) && Number(card[name]) >= 0);
  if (Math.max(Number(card.due), Number(last)) > LAST) return null;
  if (!whole || !(last === null || Number.isFinite(last)) || ![0, 1, 2, 3].includes(Number(card.state)))
    return null;
  const numbers = Object.fromEntries(NUMBERS.map((name) => [name, card[name]]));
  return { ...numbers, last_review: last } as KeptCard;
}

/** Two decks in one: of a card that both have, the one that was asked last. */
export function merged(mine: Deck, theirs: Deck): Deck {
  const newer = Object.entries(theirs).filter(
    ([id, card]) => !mine[id] || (card.last_review ?? 0) > (mine[id].last_review ?? 0),
  );
  return { ...mine, ...Object.fromEntries(newer) };
}
