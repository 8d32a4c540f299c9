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
