/** Where notes stand, what is kept beside the game, how marks are written. Pure. */

import type { BoardArrow } from "../board/types.ts";
import { score } from "../lib/format.ts";
import { grow, lines } from "../state/tree.ts";
import type { Begun, LineRecord, MoveNode, View } from "../state/types.ts";
import type { Arrow, Note } from "../wire.ts";

/** A position of a review: `line` leaves the game after `ply`, empty: the game's own. */
export type NotePlace = Pick<Note, "ply" | "line">;

/** Where a person looks; a line that goes as the game does leaves it later. */
export function placeOf({ game }: Begun, { ply, branch }: View): NotePlace {
  if (!branch) return { ply, line: [] };
  const line = branch.nodes.slice(0, branch.index).map(({ uci }) => uci);
  const along = line.findIndex((uci, index) => game.moves[branch.base + index]?.uci !== uci);
  const common = along < 0 ? line.length : along;
  return { ply: branch.base + common, line: line.slice(common) };
}

export const keyOf = ({ ply, line }: NotePlace) => `${ply}:${line.join()}`;

export const noteAt = (notes: Note[], place: NotePlace): Note | null =>
  notes.find((note) => keyOf(note) === keyOf(place)) ?? null;

/** The notes in the order of the game; those of a variation follow the move that it leaves. Pure. */
export const inOrder = (notes: Note[]): Note[] =>
  [...notes].sort((a, b) => a.ply - b.ply || a.line.length - b.line.length || (keyOf(a) < keyOf(b) ? -1 : 1));

/** Whether a variation is kept: a note stands on its end or further on. */
export const isKept = (notes: Note[], { ply, line }: NotePlace): boolean =>
  notes.some((note) => note.ply === ply && line.every((uci, index) => note.line[index] === uci));

/** The places that go with a variation: its own, and those further on in it. */
export const within = (notes: Note[], place: NotePlace): Note[] =>
  notes.filter((note) => note.line.length >= place.line.length && isKept([note], place));

/** The kept variations that leave the game at a ply; `nodes`: of each note's line, where it can be played. */
export function keptLines(notes: Note[], nodes: Map<Note, MoveNode[]>): (base: number) => LineRecord[][] {
  const byLength = [...notes].sort((a, b) => a.line.length - b.line.length);
  const tree = byLength.reduce((found, note) => {
    const path = nodes.get(note) ?? [];
    const last = path[path.length - 1];
    if (!last || path.length < note.line.length) return found;
    const comment = [note.eval && score(note.eval), note.comment].filter(Boolean).join(" ");
    return grow(found, note.ply, [...path.slice(0, -1), { ...last, comment, nags: note.nags } as MoveNode]);
  }, {});
  return (base) => lines(tree, base);
}

const COLORS: Record<string, string> = { G: "green", R: "red", Y: "yellow", B: "blue" };
const LETTERS = Object.fromEntries(Object.entries(COLORS).map(([letter, color]) => [color, letter]));
const MARK = /^([GRYB]?)([a-h][1-8])([a-h][1-8])?$/;

/** "Ge2e4 Rd5" as arrows and squares; green without a letter. The first word that is none, where there is. */
export function marksFrom(text: string): { arrows: Arrow[]; wrong: string | null } {
  const words = text.split(/[\s,]+/).filter(Boolean);
  const found = words.map((word) => MARK.exec(word));
  const arrows = found
    .filter((match) => !!match)
    .map(([, letter, from, to]) => ({ from, to: to ?? from, color: COLORS[letter || "G"] }));
  return { arrows, wrong: words[found.indexOf(null)] ?? null };
}

/** The same written again. */
export const marksText = (arrows: BoardArrow[]): string =>
  arrows.map(({ from, to, color }) => `${LETTERS[color]}${from}${to === from ? "" : to}`).join(" ");
