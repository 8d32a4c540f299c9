/** A position as a text: whether a text is one alone, and how an address writes it. Pure; knows no rules. */

/**
 * Whether a text is meant as a FEN and nothing else (server/analysis/game/positions.py).
 * @param {string} text
 */
export function isBareFen(text) {
  const fields = text.trim().split(/\s+/);
  return fields.length <= 6 && fields[0].split("/").length === 8;
}

/** What a field of a FEN is where it is missing; the first may not be. */
const DEFAULTS = ["", "w", "-", "-", "0", "1"];

/** A FEN with six fields; those that are missing at its end are filled in. @param {string} fen */
export function wholeFen(fen) {
  const fields = fen.trim().split(/[\s_]+/);
  return [...fields, ...DEFAULTS.slice(fields.length)].slice(0, 6).join(" ");
}

/** The address of the screen that shows a position: blanks are underscores, so that it can be sent.
 * @param {string} fen @param {string} [variant] */
export function positionAddress(fen, variant) {
  const query = `/explore?fen=${wholeFen(fen).replaceAll(" ", "_")}`;
  return variant === "chess960" ? `${query}&variant=chess960` : query;
}

/** {fen, variant} of such an address's query; null where it names no position. @param {string} search */
export function positionFromAddress(search) {
  const query = new URLSearchParams(search);
  const fen = query.get("fen") ?? "";
  if (!isBareFen(fen.replaceAll("_", " "))) return null;
  const variant = query.get("variant") === "chess960" ? "chess960" : "standard";
  return { fen: wholeFen(fen), variant: /** @type {"chess960" | "standard"} */ (variant) };
}
