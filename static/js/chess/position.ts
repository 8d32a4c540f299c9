/** What can be read from a FEN alone: pieces, material, words for a screen reader, move numbers. Pure. */

import { t } from "../lib/i18n.ts";
import type { Side } from "../wire.ts";

const VALUES: Record<string, number> = { p: 1, n: 3, b: 3, r: 5, q: 9 };
export const FILES = "abcdefgh";

/** Pieces by square: {e4: "P", e5: "p"}. */
export function pieces(fen: string) {
  const found: Record<string, string> = {};
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

/** "white" or "black": the side to move. */
export function turn(fen: string): Side {
  return fen.split(/\s+/)[1] === "b" ? "black" : "white";
}

/** The full-move number of the FEN. */
export function moveNumber(fen: string) {
  return Number(fen.split(/\s+/)[5]) || 1;
}

/** The number and the side of a move `later` half moves after the next one of `fen`: {number, white}. */
export function numberOf(fen: string, later = 0) {
  const half = later + (turn(fen) === "white" ? 0 : 1);
  return { number: moveNumber(fen) + Math.floor(half / 2), white: half % 2 === 0 };
}

/** "24." or "24…" before that move. */
export function numberBefore(fen: string, later = 0) {
  const { number, white } = numberOf(fen, later);
  return `${number}${white ? "." : "…"}`;
}

/**
 * The difference in material: {lead: pawns White is ahead, white: signs, black: signs}: what each side has
 * more of, kind by kind ("q", "r", ...), heaviest first.
 */
export function material(fen: string) {
  const tally: Record<string, number> = { p: 0, n: 0, b: 0, r: 0, q: 0 };
  for (const sign of Object.values(pieces(fen))) {
    const kind = sign.toLowerCase();
    if (kind in tally) tally[kind] += sign === kind ? -1 : 1;
  }
  const more = (factor: 1 | -1) =>
    [..."qrbnp"].flatMap((kind) => [...kind.repeat(Math.max(0, tally[kind] * factor))]);
  const lead = Object.entries(tally).reduce((sum, [kind, n]) => sum + n * VALUES[kind], 0);
  return { lead, white: more(1), black: more(-1) };
}

/** "white knight" for "N"; "empty" for none. */
export function pieceName(sign?: string) {
  if (!sign) return t("square-empty");
  return t(`square-${sign === sign.toUpperCase() ? "white" : "black"}-${sign.toLowerCase()}`);
}

/** A move in words: "Nxe5+" -> "knight takes e5, check". */
export function spoken(san: string) {
  if (/^O-O-O/.test(san)) return withEnd(t("spoken-queenside"), san);
  if (/^O-O/.test(san)) return withEnd(t("spoken-kingside"), san);
  const match = /^([NBRQK]?)([a-h]?[1-8]?)(x?)([a-h][1-8])(?:=([NBRQ]))?/.exec(san);
  if (!match) return san;
  const [, kind, from, takes, target, promotion] = match;
  const words = [t(`piece-${(kind || "p").toLowerCase()}`), from, takes ? t("spoken-takes") : "", target];
  if (promotion) words.push(t("spoken-becomes", { piece: t(`piece-${promotion.toLowerCase()}`) }));
  return withEnd(words.filter(Boolean).join(" "), san);
}

function withEnd(move: string, san: string): string {
  if (san.includes("#")) return t("spoken-mate", { move });
  return san.includes("+") ? t("spoken-check", { move }) : move;
}
