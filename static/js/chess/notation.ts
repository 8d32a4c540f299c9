/**
 * The letters of the pieces in written moves: "Nf3" is "Sf3" in German and "♘f3" in figurines. All that
 * comes in is English SAN; it gets its reader's letters where it is shown, also in texts. The letters are the
 * page's: those of its language (`language-pieces`) or what the reader chose. `inLetters` is the twin
 * of server/i18n/piece_letters.py.
 */

import { foreignLetters, has, t, writeMovesBy } from "../lib/i18n.ts";
import type { Notation } from "./types.ts";

/** King, queen, rook, bishop, knight: the order of every set of letters here. */
const ENGLISH = "KQRBN";
const FIGURINES = "♔♕♖♗♘";

/** One figurine; `split` by it keeps it. */
export const FIGURINE = /([♔♕♖♗♘])/g;

const PIECE = /(^|[^A-Za-z])([KQRBN])(?=[a-h]?[1-8]?x?[a-h][1-8])/g;
const PROMOTION = /=([KQRBN])/g;

export const NOTATIONS: Notation[] = ["language", "english", "figurines"];

let chosen: Notation = "language";

/** The letters of the page's language. */
const own = () => (has("language-pieces") ? t("language-pieces").replaceAll(" ", "") : ENGLISH);

/** Take what the reader chose; anything unknown is the language's. */
export function useNotation(notation: string | null | undefined) {
  chosen = NOTATIONS.find((known) => known === notation) ?? "language";
}

/** Whether the page's language has letters of its own. */
export const hasOwnLetters = () => own() !== ENGLISH;

/** A move, or several with their numbers ("18…Nc2+ 19.Kd1"), as the page shows them. */
export const shown = (moves: string) =>
  inLetters(moves, { language: own(), english: ENGLISH, figurines: FIGURINES }[chosen]);

writeMovesBy(shown);

/** What the page shows, for a screen reader: not all of them name figurines, so they become letters. */
export const readable = (text: string) => text.replaceAll(FIGURINE, (sign) => own()[FIGURINES.indexOf(sign)]);

/** "n" of "♘"; undefined for all that is no figurine. */
export const pieceOf = (sign: string) =>
  sign.length === 1 ? ENGLISH[FIGURINES.indexOf(sign)]?.toLowerCase() : undefined;

/** English SAN with the five signs of `pieces` in place of K, Q, R, B, N; nothing else changes. */
export function inLetters(moves: string, pieces: string): string {
  const sign = (letter: string) => [...pieces][ENGLISH.indexOf(letter)];
  return moves
    .replace(PIECE, (_, before, letter) => before + sign(letter))
    .replace(PROMOTION, (_, letter) => `=${sign(letter)}`);
}

/**
 * A move that a person wrote with the letters of the page's language, of English, of any other language or
 * figurines, in English ones: the first of these that has the letter. Only the first sign and a promotion's
 * can be a piece.
 */
export const inEnglish = (move: string) =>
  move
    .replace(/^[^a-h1-8]/u, (sign) => english(sign))
    .replace(/(=.|[^a-h1-8=+#])([+#]*)$/u, (_, piece, sign) => [...piece].map(english).join("") + sign);

function english(sign: string) {
  const pieces = [own(), ENGLISH, ...foreignLetters(), FIGURINES].find((set) =>
    set.includes(sign.toUpperCase()),
  );
  return pieces ? ENGLISH[pieces.indexOf(sign.toUpperCase())] : sign;
}
