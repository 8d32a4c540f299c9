/**
 * Which faults of a season are trained on; their cards (learn/cards.ts) as a file that takes them elsewhere.
 * Pure.
 */

import type { Trained } from "../learn/cards.ts";
import { cardOf, FAULT } from "../learn/cards.ts";
import { tasks } from "../learn/tasks.ts";
import type { Deck } from "../learn/types.ts";
import type { Begun } from "../state/types.ts";
import type { Season } from "../wire.ts";
import type { Task } from "./types.ts";

/** The season as the browser keeps it, to say when a card of it is due. */
export const trainedOf = ({ player, collection, games }: Season): Trained => ({
  id: collection.id,
  player,
  reviews: games.flatMap(({ review }) => review ?? []),
});

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

/** The deck as a file's text. */
export const fileOf = (cards: Deck) => `${JSON.stringify({ kibitz: "season-deck", version: 1, cards })}\n`;

/** The deck of such a text; null where it is none. */
export function deckOf(text: string): Deck | null {
  try {
    const { kibitz, version, cards } = JSON.parse(text);
    if (kibitz !== "season-deck" || version !== 1 || typeof cards !== "object" || !cards) return null;
    const entries = Object.entries(cards).filter(([id]) => FAULT.test(id));
    if (entries.length !== Object.keys(cards).length) return null;
    const checked = entries.map(([id, card]) => [id, cardOf(card)]);
    return checked.every(([, card]) => card) ? Object.fromEntries(checked) : null;
  } catch {
    return null;
  }
}
