/**
 * The letters of the pieces in written moves: "Nf3" is "Sf3" in German and "♘f3" in figurines. All that
 * comes in is English SAN; it gets its reader's letters where it is shown. The letters are the page's: those
 * of its language (lib/i18n.js tells them) or what the reader chose. Knows no document; `inLetters` is the
 * twin of server/letters.py.
 */

/** @import { Notation } from "../../types/chess" */

/** King, queen, rook, bishop, knight: the order of every set of letters here. */
const ENGLISH = "KQRBN";
const FIGURINES = "♔♕♖♗♘";

const PIECE = /(^|[^A-Za-z])([KQRBN])(?=[a-h]?[1-8]?x?[a-h][1-8])/g;
const PROMOTION = /=([KQRBN])/g;

/** @type {Notation[]} */
export const NOTATIONS = ["language", "english", "figurines"];

let own = ENGLISH;
/** @type {Notation} */
let chosen = "language";

/** Take the letters of the page's language: "K D T L S". */
export function useLetters(pieces = ENGLISH) {
  own = pieces.replaceAll(" ", "");
}

/** Take what the reader chose; anything unknown is the language's. @param {string | null | undefined} notation */
export function useNotation(notation) {
  chosen = NOTATIONS.find((known) => known === notation) ?? "language";
}

/** Whether the page's language has letters of its own. */
export const hasOwnLetters = () => own !== ENGLISH;

/**
 * A move, or several with their numbers ("18…Nc2+ 19.Kd1"), as the page shows them.
 * @param {string} moves
 */
export const shown = (moves) =>
  inLetters(moves, { language: own, english: ENGLISH, figurines: FIGURINES }[chosen]);

/**
 * English SAN with the five signs of `pieces` in place of K, Q, R, B, N; nothing else changes.
 * @type {(moves: string, pieces: string) => string}
 */
export function inLetters(moves, pieces) {
  const sign = (/** @type {string} */ letter) => [...pieces][ENGLISH.indexOf(letter)];
  return moves
    .replace(PIECE, (_, before, letter) => before + sign(letter))
    .replace(PROMOTION, (_, letter) => `=${sign(letter)}`);
}
