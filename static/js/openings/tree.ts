/** A tree of openings as it is walked: the steps of a line, the moves of a position, its games. Pure. */

import { at } from "../lib/site.ts";
import type { OpeningTree, Side, TreeGame, TreeMove, TreePosition } from "../wire.ts";

/** Positions and their moves, the likelier first; `to`: an index, null where the tree ends behind a move. */
export interface Tree {
  positions: { fen: string; moves: { uci: string; san: string; to: number | null }[] }[];
}

/** A move that leads to a position of the tree; `to`: its index. */
export interface Step {
  uci: string;
  san: string;
  to: number;
}

/** A game, and the ply at which it came to a position. */
export interface Passed {
  game: TreeGame;
  ply: number;
}

export interface Results {
  white: number;
  draws: number;
  black: number;
}

/** A move as a row of the table. */
export interface Row {
  move: TreeMove;
  /** of all games that reach the position behind it */
  results: Results;
  /** games that came there by other moves */
  others: number;
  /** White's expected points where the opening of these games ends; null: not known */
  points: number | null;
  /** the one game that went on so, where the tree ends behind the move */
  once: Passed | null;
}

/** The steps of a line from the position `root`, as far as the tree has it. */
export function walk({ positions }: Tree, line: string[], root = 0): Step[] {
  const steps: Step[] = [];
  for (const wanted of line) {
    const here = positions[steps.at(-1)?.to ?? root];
    const move = here.moves.find(({ uci }) => uci === wanted);
    if (!move || move.to === null) break;
    steps.push({ uci: move.uci, san: move.san, to: move.to });
  }
  return steps;
}

/** The line on from a position by its first move; positions that were there end it. */
export function mainLine(tree: Tree, steps: Step[], root = 0): Step[] {
  const seen = new Set([root, ...steps.map(({ to }) => to)]);
  const line = [...steps];
  for (;;) {
    const move = tree.positions[line.at(-1)?.to ?? root].moves.find(({ to }) => to !== null);
    if (move?.to == null || seen.has(move.to)) return line;
    seen.add(move.to);
    line.push({ uci: move.uci, san: move.san, to: move.to });
  }
}

/** The name of a line: that of its last position which the book names. */
export const nameOf = ({ positions }: OpeningTree, steps: Step[]) =>
  [0, ...steps.map(({ to }) => to)].map((to) => positions[to].name).findLast(Boolean) ?? null;

export const rowsOf = (tree: OpeningTree, here: TreePosition): Row[] =>
  here.moves.map((move) => {
    const there = move.to === null ? null : tree.positions[move.to];
    const once = there ? null : onlyGame(tree, here, move);
    return {
      move,
      results: there ?? resultsOf(once),
      others: there ? Math.max(0, there.games.length - move.games) : 0,
      points: there?.points ?? null,
      once,
    };
  });

export const gamesOf = ({ games }: OpeningTree, { games: here, plies }: TreePosition): Passed[] =>
  here.map((index, place) => ({ game: games[index], ply: plies[place] }));

/** The game that alone played a move; null where it did so when it came to the position again. */
const onlyGame = (tree: OpeningTree, here: TreePosition, { uci }: TreeMove): Passed | null => {
  const found = gamesOf(tree, here).find(({ game, ply }) => game.line[ply] === uci);
  return found ? { ...found, ply: found.ply + 1 } : null;
};

function resultsOf(once: Passed | null): Results {
  const is = (result: string) => Number(once?.game.result === result);
  return { white: is("1-0"), draws: is("1/2-1/2"), black: is("0-1") };
}

/** Points as the side sees them. */
export const seenBy = (points: number | null, side: Side): number | null =>
  points === null || side === "white" ? points : 1 - points;

/** Where a game opens. */
export const hrefOf = ({ game, ply }: Passed) => at(`/r/${game.review}?ply=${ply}`);

/** Whose tree an address asks for. A player has one side at a time. */
export function askedOf(search: string): { player: string | null; side: Side | null } {
  const query = new URLSearchParams(search);
  const player = query.get("player") || null;
  return { player, side: player ? (query.get("side") === "black" ? "black" : "white") : null };
}

/** The address of a tree on the page. */
export function addressOf(id: string, player: string | null, side: Side | null): string {
  const query = player ? `?player=${encodeURIComponent(player)}&side=${side ?? "white"}` : "";
  return at(`/c/${id}/openings${query}`);
}

/** The line that a hash names: "#e2e4,e7e5", "#white:e2e4". */
export const lineOf = (hash: string): string[] =>
  hash
    .replace(/^#([a-z]+:)?/, "")
    .split(",")
    .filter(Boolean);

/** The players of the games by name. */
export const playersOf = ({ games }: OpeningTree): string[] =>
  [...new Set(games.flatMap(({ white, black }) => [white, black]))]
    .filter((name) => name && name !== "?")
    .sort((a, b) => a.localeCompare(b));
