/**
 * Which faults of a season are trained on, and when each comes back: cards of FSRS as the browser keeps them,
 * and as a file that takes them elsewhere. Pure; the formulas are ts-fsrs's.
 */

/** @import * as Types from "../../types/season" */
/** @import { Card } from "ts-fsrs" */
/** @import { Season } from "../wire" */
/** @import { Outcome } from "../../types/learn" */

/** What an outcome is to FSRS: again 1, hard 2, good 3. @type {Record<Outcome, 1 | 2 | 3>} */
const GRADES = { first: 3, later: 2, hinted: 2, shown: 1 };

/** @type {Record<string, number>} */
const RANKS = { blunder: 0, mistake: 1, inaccuracy: 2 };

/** The faults that can be asked: of reviewed games that were not decided; the worst first. */
/** @type {(season: Season) => Types.Task[]} */
export function tasksOf({ positions, games, kinds }) {
  /** @type {Map<number, string[]>} */
  const words = new Map();
  for (const { way, key, count } of kinds)
    for (const at of count.at) words.set(at, [...(words.get(at) ?? []), `${way}:${key}`]);
  return positions
    .flatMap((position, index) => {
      const { review, side } = games[position.game];
      if (!review || !position.san || position.quiet) return [];
      const rank = RANKS[position.classification ?? ""] ?? RANKS.inaccuracy;
      const { ply } = position;
      return [{ rank, task: { id: `${review}:${ply}`, review, ply, side, kinds: words.get(index) ?? [] } }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ task }) => task);
}

/** Those of a kind; "" all. @type {(tasks: Types.Task[], kind: string) => Types.Task[]} */
export const ofKind = (tasks, kind) => (kind ? tasks.filter(({ kinds }) => kinds.includes(kind)) : tasks);

/** The kinds that there are tasks of, the most frequent first. */
/** @type {(tasks: Types.Task[]) => { kind: string, count: number }[]} */
export function kindsIn(tasks) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { kinds } of tasks) for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts]
    .map(([kind, count]) => ({ kind, count }))
    .sort((a, b) => b.count - a.count || (a.kind < b.kind ? -1 : 1));
}

/**
 * The task that is asked next: the one that has been due the longest, then one that is new; null: nothing is
 * due. `but`: one that has just been asked, which comes only where there is no other. `ahead`: also what is
 * not due yet.
 * @type {Types.NextOf}
 */
export function nextOf(tasks, deck, now, { but = null, ahead = false } = {}) {
  const known = tasks.filter(({ id }) => deck[id]).sort((a, b) => deck[a.id].due - deck[b.id].due);
  const due = known.filter(({ id }) => deck[id].due <= now);
  const order = [...due, ...tasks.filter(({ id }) => !deck[id]), ...(ahead ? known : [])];
  return order.find(({ id }) => id !== but) ?? order[0] ?? null;
}

/** @type {(tasks: Types.Task[], deck: Types.Deck, now: number) => Types.Standing} */
export function standingOf(tasks, deck, now) {
  const cards = tasks.flatMap(({ id }) => deck[id] ?? []);
  return {
    due: cards.filter(({ due }) => due <= now).length,
    fresh: tasks.length - cards.length,
    all: tasks.length,
    next: cards.length ? Math.min(...cards.map(({ due }) => due)) : null,
  };
}

/** The deck after an outcome. */
/** @type {Types.Rated} */
export function rated(deck, id, outcome, now, spacing) {
  const at = new Date(now);
  const card = deck[id] ? opened(deck[id]) : spacing.empty(at);
  return { ...deck, [id]: kept(spacing.next(card, at, GRADES[outcome])) };
}

/** @param {Card} card @returns {Types.KeptCard} */
const kept = (card) => ({
  ...card,
  due: card.due.getTime(),
  last_review: card.last_review ? card.last_review.getTime() : null,
});

/** @param {Types.KeptCard} card @returns {Card} */
const opened = (card) => ({
  ...card,
  due: new Date(card.due),
  last_review: card.last_review === null ? undefined : new Date(card.last_review),
});

/** The deck as a file's text. @param {Types.Deck} cards */
export const fileOf = (cards) => `${JSON.stringify({ kibitz: "season-deck", version: 1, cards })}\n`;

const NUMBERS = /** @type {const} */ ([
  ...["due", "stability", "difficulty", "elapsed_days", "scheduled_days", "learning_steps"],
  ...["reps", "lapses", "state"],
]);

/** The deck of such a text; null where it is none. @type {(text: string) => Types.Deck | null} */
export function deckOf(text) {
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

/** A card with nothing beside what a card has; null where it is none. @param {any} card */
function checkedCard(card) {
  const last = card?.last_review;
  const whole = NUMBERS.every((name) => Number.isFinite(card?.[name]) && card[name] >= 0);
  if (!whole || !(last === null || Number.isFinite(last)) || ![0, 1, 2, 3].includes(card.state)) return null;
  return { ...Object.fromEntries(NUMBERS.map((name) => [name, card[name]])), last_review: last };
}

/** Two decks in one: of a card that both have, the one that was asked last. */
/** @type {(mine: Types.Deck, theirs: Types.Deck) => Types.Deck} */
export function merged(mine, theirs) {
  const newer = Object.entries(theirs).filter(
    ([id, card]) => !mine[id] || (card.last_review ?? 0) > (mine[id].last_review ?? 0),
  );
  return { ...mine, ...Object.fromEntries(newer) };
}
