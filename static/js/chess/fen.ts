/** A position as a text: whether a text is one alone, and how an address writes it. Pure; knows no rules. */

import { at } from "../lib/site.ts";

/** Where a game of chess begins. */
export const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/** Characters of a text that can be a FEN and nothing else: a long text is not split at each key. */
const LONGEST = 300;

/** Whether a text is meant as a FEN and nothing else (server/analysis/game/positions.py). */
export function isBareFen(text: string) {
  const plain = text.trim();
  if (plain.length > LONGEST) return false;
  const fields = plain.split(/\s+/);
  return fields.length <= 6 && fields[0].split("/").length === 8;
}

/** The other side to move, as if a move were passed; whether that can be, chess/rules.ts says. */
export function turned(fen: string) {
  const [placement, side, rights, , half, full] = fen.split(/\s+/);
  const next = side === "w" ? `b ${rights} - ${half} ${full}` : `w ${rights} - ${half} ${Number(full) + 1}`;
  return `${placement} ${next}`;
}

/** What a field of a FEN is where it is missing; the first may not be. */
const DEFAULTS = ["", "w", "-", "-", "0", "1"];

/** A FEN with six fields; those that are missing at its end are filled in. */
export function wholeFen(fen: string) {
  const fields = fen.trim().split(/[\s_]+/);
  return [...fields, ...DEFAULTS.slice(fields.length)].slice(0, 6).join(" ");
}

/** The address of the screen that shows a position: blanks are underscores, so that it can be sent. */
export function positionAddress(fen: string, variant?: string) {
  return addressOf(at("/explore"), wholeFen(fen), variant);
}

/** The address of the screen that changes a position by hand. */
export const editAddress = (fen: string, variant?: string) => addressOf(at("/editor"), fen, variant);

function addressOf(path: string, fen: string, variant?: string) {
  const query = `${path}?fen=${fen.replaceAll(" ", "_")}`;
  return variant === "chess960" ? `${query}&variant=chess960` : query;
}

/** {fen, variant} of such an address's query; null where it names no position. */
export function positionFromAddress(search: string) {
  const query = new URLSearchParams(search);
  const fen = query.get("fen") ?? "";
  if (!isBareFen(fen.replaceAll("_", " "))) return null;
  const variant = query.get("variant") === "chess960" ? "chess960" : "standard";
  return { fen: wholeFen(fen), variant: variant as "chess960" | "standard" };
}
