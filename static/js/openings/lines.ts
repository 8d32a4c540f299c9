/** The lines of a repertoire as positions to be learnt: its owner is to move and has an answer. Pure. */

import { turn } from "../chess/position.ts";
import type { Repertoire, RepertoireMove } from "../state/repertoire.ts";

/** A move and those before it: lines share what they begin with. */
interface Link {
  san: string;
  before: Link | null;
}

/** A position to be asked. `id`: under which its card is kept; `line`: the moves that lead to it. */
export interface LineTask {
  id: string;
  fen: string;
  moves: RepertoireMove[];
  line: Link | null;
}

/** How an answer was taken; `given`: the moves that were tried. */
export interface Answering {
  phase: "asking" | "solved" | "shown";
  tries: number;
  given: string | null;
}

/** All positions of the owner that have an answer, line by line, so that new ones follow each other. */
export function tasksOf({ side, positions }: Repertoire): LineTask[] {
  const tasks: LineTask[] = [];
  const seen = new Set<number>();
  for (const root of positions.keys()) {
    const open: [number, Link | null][] = [[root, null]];
    for (let next = open.pop(); next; next = open.pop()) {
      const [at, line] = next;
      if (seen.has(at)) continue;
      seen.add(at);
      const { fen, moves } = positions[at];
      if (moves.length && turn(fen) === side) tasks.push({ id: `${side} ${fen}`, fen, moves, line });
      for (const { san, to } of [...moves].reverse()) open.push([to, { san, before: line }]);
    }
  }
  return tasks;
}

/** Where its lines begin: the positions to which none leads, of lines that only go round in a circle one. */
export function rootsOf({ positions }: Repertoire): number[] {
  const reached = new Set(positions.flatMap(({ moves }) => moves.map(({ to }) => to)));
  const order = [...positions.keys()].sort((a, b) => Number(reached.has(a)) - Number(reached.has(b)));
  const seen = new Set<number>();
  const roots = order.filter((at) => {
    if (seen.has(at)) return false;
    from(positions, at, seen);
    return positions[at].moves.length > 0;
  });
  return roots.sort((a, b) => a - b);
}

/** How many moves its lines have from a position on; those that several ways lead to count once. */
export const behind = ({ positions }: Repertoire, at: number): number =>
  from(positions, at).reduce((sum, each) => sum + positions[each].moves.length, 0);

/** A position and all that follow, but those that were `seen`, which grows by them. */
function from(positions: Repertoire["positions"], at: number, seen: Set<number> = new Set()): number[] {
  const found: number[] = [];
  const open = [at];
  for (let each = open.pop(); each !== undefined; each = open.pop()) {
    if (seen.has(each)) continue;
    seen.add(each);
    found.push(each);
    open.push(...positions[each].moves.map(({ to }) => to));
  }
  return found;
}

/** "1.e4 e5 2.Nf3": the moves of a line that begins where games of chess do. */
export function lineWords(line: Link | null): string {
  const moves: string[] = [];
  for (let link = line; link; link = link.before) moves.unshift(link.san);
  return moves.map((san, index) => (index % 2 ? san : `${index / 2 + 1}.${san}`)).join(" ");
}

export const isAnswer = ({ moves }: LineTask, uci: string): boolean => moves.some((move) => move.uci === uci);

/** What the answers so far are worth for FSRS. */
export const outcomeOf = ({ phase, tries }: Answering) =>
  phase === "shown" ? "shown" : tries > 1 ? "later" : "first";
