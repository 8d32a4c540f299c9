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
  const [, number, rest] = /^#(\d{1,4})\/(.*)$/.exec(hash) ?? [null, null, hash.slice(1)];
  const place = placeFromAddress({ hash: `#${rest}` }) ?? { ply: 0, line: [] };
  if (numbers.length === 1) return { ...place, number: numbers[0] };
  const found = number !== null && numbers.includes(Number(number));
  return found ? { ...place, number: Number(number) } : { ply: 0, line: [], number: null };
}

/**
 * The hash of a view of a game; `number` null in a file of one.
 * @param {number | null} number
 * @param {View} view
 */
export function hashOfFile(number, view) {
  const place = hashOf(view);
  return number === null ? place || "#" : `#${number}/${place.slice(1)}`;
}

/** The numbers before and after one; null at either end. @param {number[]} numbers @param {number} number */
export function neighbours(numbers, number) {
  const at = numbers.indexOf(number);
  return { before: numbers[at - 1] ?? null, after: numbers[at + 1] ?? null };
}
