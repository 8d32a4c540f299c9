/** What can be read from a FEN alone: pieces, material, words for a screen reader, move numbers. Pure. */

import { t } from "../lib/i18n.js";

/** @import { Side } from "../wire" */

/** @type {Record<string, number>} */
const VALUES = { p: 1, n: 3, b: 3, r: 5, q: 9 };
export const FILES = "abcdefgh";

/** Pieces by square: {e4: "P", e5: "p"}. @param {string} fen */
export function pieces(fen) {
  /** @type {Record<string, string>} */
  const found = {};
  fen
    .split(/\s+/)[0]
    .split("/")
    .forEach((row, index) => {
      let file = 0;
      for (const sign of row) {
        if (/\d/.test(sign)) file += Number(sign);
        else if (/[a-zA-Z]/.test(sign)) found[FILES[file++] + (8 - index)] = sign;
      }
    });
  return found;
}

/** "white" or "black": the side to move. @type {(fen: string) => Side} */
export function turn(fen) {
  return fen.split(/\s+/)[1] === "b" ? "black" : "white";
}

/** The full-move number of the FEN. @param {string} fen */
export function moveNumber(fen) {
  return Number(fen.split(/\s+/)[5]) || 1;
}

/**
 * The number and the side of a move `later` half moves after the next one of `fen`: {number, white}.
 * @param {string} fen
 */
export function numberOf(fen, later = 0) {
  const half = later + (turn(fen) === "white" ? 0 : 1);
  return { number: moveNumber(fen) + Math.floor(half / 2), white: half % 2 === 0 };
}

/** "24." or "24…" before that move. @param {string} fen */
export function numberBefore(fen, later = 0) {
  const { number, white } = numberOf(fen, later);
  return `${number}${white ? "." : "…"}`;
}

/**
 * The difference in material: {lead: pawns White is ahead, white: signs, black: signs}: what each side has
 * more of, kind by kind ("q", "r", ...), heaviest first.
 * @param {string} fen
 */
export function material(fen) {
  /** @type {Record<string, number>} */
  const tally = { p: 0, n: 0, b: 0, r: 0, q: 0 };
  for (const sign of Object.values(pieces(fen))) {
    const kind = sign.toLowerCase();
    if (kind in tally) tally[kind] += sign === kind ? -1 : 1;
  }
  const more = (/** @type {1 | -1} */ factor) =>
    [..."qrbnp"].flatMap((kind) => [...kind.repeat(Math.max(0, tally[kind] * factor))]);
  const lead = Object.entries(tally).reduce((sum, [kind, n]) => sum + n * VALUES[kind], 0);
  return { lead, white: more(1), black: more(-1) };
}

/** "white knight" for "N"; "empty" for none. @param {string} [sign] */
export function pieceName(sign) {
  if (!sign) return t("square-empty");
  return t(`square-${sign === sign.toUpperCase() ? "white" : "black"}-${sign.toLowerCase()}`);
}

/** A move in words: "Nxe5+" -> "knight takes e5, check". @param {string} san */
export function spoken(san) {
  if (/^O-O-O/.test(san)) return withEnd(t("spoken-queenside"), san);
  if (/^O-O/.test(san)) return withEnd(t("spoken-kingside"), san);
  const match = /^([NBRQK]?)([a-h]?[1-8]?)(x?)([a-h][1-8])(?:=([NBRQ]))?/.exec(san);
  if (!match) return san;
  const [, kind, from, takes, target, promotion] = match;
  const words = [t(`piece-${(kind || "p").toLowerCase()}`), from, takes ? t("spoken-takes") : "", target];
  if (promotion) words.push(t("spoken-becomes", { piece: t(`piece-${promotion.toLowerCase()}`) }));
  return withEnd(words.filter(Boolean).join(" "), san);
}

/** @type {(move: string, san: string) => string} */
function withEnd(move, san) {
  if (san.includes("#")) return t("spoken-mate", { move });
  return san.includes("+") ? t("spoken-check", { move }) : move;
}
