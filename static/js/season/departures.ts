/** How often, and how, a player's games leave his repertoire. Pure. */

import type { Rules } from "../chess/types.ts";
import type { Departure, Repertoire } from "../state/repertoire.ts";
import { departureOf, indexOf } from "../state/repertoire.ts";
import type { OpeningTree, TreeGame } from "../wire.ts";

/** A way to leave it, the most frequent first; at which ply each game did so. */
export interface Way {
  departure: Departure;
  games: { game: TreeGame; ply: number }[];
}

export interface Tally {
  games: number;
  left: number;
  opponent: number;
  ends: number;
  ways: Way[];
}

/** Of the games of a tree, by their first moves: what lies behind these nobody looks at. */
export function tallyOf(repertoire: Repertoire, { games, positions }: OpeningTree, rules: Rules): Tally {
  const index = indexOf(repertoire);
  const start = `${positions[0].fen} 0 1`;
  const ways: Map<string, Way> = new Map();
  const tally: Tally = { games: games.length, left: 0, opponent: 0, ends: 0, ways: [] };
  for (const game of games) {
    const compared = { start_fen: start, variant: "standard" as const, moves: rules.line(start, game.line) };
    const departure = departureOf(repertoire, compared, index);
    if (!departure) continue;
    const { kind, fen, move, ply } = departure;
    tally[kind] += 1;
    if (kind === "ends") continue;
    const key = `${kind} ${fen} ${move}`;
    const way = ways.get(key) ?? { departure, games: [] };
    way.games.push({ game, ply });
    ways.set(key, way);
  }
  tally.ways = [...ways.values()].sort((a, b) => b.games.length - a.games.length);
  return tally;
}
