/**
 * The places that a file's address names: "#23" in a review; in a collection "#4/" a game and "#4/23" a ply
 * of it. Pure.
 */

import { hashOf, placeFromAddress } from "./address.ts";
import type { Place, View } from "./types.ts";

/** `number`: of the game, null for the table. */
interface PlaceInFile extends Place {
  number: number | null;
}

/**
 * The game (null: the table) and where in it. A file of one review has the one number; what makes no sense is
 * its beginning.
 */
export function placeInFile(hash: string, numbers: number[]): PlaceInFile {
  if (numbers.length !== 1) return placeInTable(hash, numbers);
  const [, , rest] = parts(hash);
  return { ...placeOf(rest), number: numbers[0] };
}

/** The same of a table that may have one game, too. */
export function placeInTable(hash: string, numbers: number[]): PlaceInFile {
  const [, number, rest] = parts(hash);
  const found = number !== null && numbers.includes(Number(number));
  return found ? { ...placeOf(rest), number: Number(number) } : { ply: 0, line: [], number: null };
}

const parts = (hash: string): (string | null)[] =>
  /^#(\d{1,4})\/(.*)$/.exec(hash) ?? [null, null, hash.slice(1)];

const placeOf = (rest: string | null) => placeFromAddress({ hash: `#${rest}` }) ?? { ply: 0, line: [] };

/** The hash of a view of a game; `number` null in a file of one. */
export function hashOfFile(number: number | null, view: View) {
  const place = hashOf(view);
  return number === null ? place || "#" : `#${number}/${place.slice(1)}`;
}

/** The hash of a game's start; null: of the table. */
export const hashOfGame = (number: number | null) => (number === null ? "#" : `#${number}/`);

/** The numbers before and after one; null at either end. */
export function neighbours(numbers: number[], number: number) {
  const at = numbers.indexOf(number);
  return { before: numbers[at - 1] ?? null, after: numbers[at + 1] ?? null };
}
