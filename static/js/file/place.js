/**
 * The places that a file's address names: "#23" in a review; in a collection "#4/" a game and "#4/23" a ply
 * of it. Pure.
 */

import { hashOf, placeFromAddress } from "../state/address.js";

/** @import { PlaceInFile } from "../../types/file" */
/** @import { View } from "../../types/state" */

/**
 * The game (null: the table) and where in it. A file of one review has the one number; what makes no sense is
 * its beginning.
 * @type {(hash: string, numbers: number[]) => PlaceInFile}
 */
export function placeInFile(hash, numbers) {
  if (numbers.length !== 1) return placeInTable(hash, numbers);
  const [, , rest] = parts(hash);
  return { ...placeOf(rest), number: numbers[0] };
}

/**
 * The same of a table that may have one game, too.
 * @type {(hash: string, numbers: number[]) => PlaceInFile}
 */
export function placeInTable(hash, numbers) {
  const [, number, rest] = parts(hash);
  const found = number !== null && numbers.includes(Number(number));
  return found ? { ...placeOf(rest), number: Number(number) } : { ply: 0, line: [], number: null };
}

/** @type {(hash: string) => (string | null)[]} */
const parts = (hash) => /^#(\d{1,4})\/(.*)$/.exec(hash) ?? [null, null, hash.slice(1)];

const placeOf = (/** @type {string | null} */ rest) =>
  placeFromAddress({ hash: `#${rest}` }) ?? { ply: 0, line: [] };

/**
 * The hash of a view of a game; `number` null in a file of one.
 * @param {number | null} number
 * @param {View} view
 */
export function hashOfFile(number, view) {
  const place = hashOf(view);
  return number === null ? place || "#" : `#${number}/${place.slice(1)}`;
}

/** The hash of a game's start; null: of the table. @param {number | null} number */
export const hashOfGame = (number) => (number === null ? "#" : `#${number}/`);

/** The numbers before and after one; null at either end. @param {number[]} numbers @param {number} number */
export function neighbours(numbers, number) {
  const at = numbers.indexOf(number);
  return { before: numbers[at - 1] ?? null, after: numbers[at + 1] ?? null };
}
