/**
 * Whether a text names games of another site, and what has to be asked before they can be fetched; what a shared
 * text is about. The server has the last word (server/imports/links.py). Pure.
 */

import { linkKind } from "../chess/links.js";

/** @import { Shared, Wish } from "../../types/start" */

const NAME = /^@[\w-]{2,40}$/;
const SITES = /^(?:lichess(?:\.org)?|chess\.?com)$/i;
const BETWEEN = /^(?:on|auf|@)$/i;
const USER = /\/(?:@|member|games\/archive)\/[\w-]/i;
const GAME = /chess\.com\/.*game/i;
const ADDRESS = /(?:https?:\/\/)?(?:[a-z]+\.)?(?:lichess\.org|chess\.com)\/[^\s<>"]+/i;
const PGN = /^\s*\[\w+ "|(?:^|\s)1\.\s*\S/m;

/**
 * {link, asks, many}: `asks` what is missing, the site of a name or a player of a game on chess.com; `many`: a
 * user's games, of which one can want some. null for any other text.
 * @type {(text: string) => Wish | null}
 */
export function wishOf(text) {
  const words = text.trim().split(/\s+/);
  if (text.trim().includes("\n") || words.length > 4) return null;
  const kind = linkKind(words[0]);
  if (kind && kind !== "other" && words.length < 3) {
    const link = words.join(" ");
    const player = kind === "chess-com" && GAME.test(words[0]) && !USER.test(words[0]) && words.length < 2;
    return { link, asks: player ? "player" : null, many: USER.test(words[0]) };
  }
  const rest = words.filter((word) => !BETWEEN.test(word));
  const site = rest.some((word) => SITES.test(word));
  if (rest.length > (site ? 2 : 1) || !rest.some((word) => NAME.test(word))) return null;
  return { link: rest.join(" "), asks: site ? null : "site", many: true };
}

/**
 * What another app or a link has sent, as it stands in the field: a game as it is, else the address that the
 * words are about.
 * @type {(shared: Shared) => string}
 */
export function fromShared({ title = "", text = "", url = "" }) {
  if (PGN.test(text)) return text.trim();
  const [address] = ADDRESS.exec(`${url} ${text} ${title}`) ?? [];
  return address?.replace(/[.,;:!?)]+$/, "") ?? (text.trim() || url.trim() || title.trim());
}

/**
 * A time control as players say it: "180+2" -> "3+2", "30+0" -> "½+0", "1/86400" -> {days: 1}; null where there
 * is none.
 * @type {(text: string | null) => string | { days: number } | null}
 */
export function paceOf(text) {
  const days = /^1\/(\d{1,8})$/.exec(text ?? "");
  if (days) return { days: Math.max(1, Math.round(Number(days[1]) / 86_400)) };
  const [, base, increment] = /^(\d{1,6})(?:\+(\d{1,4}))?$/.exec(text ?? "") ?? [];
  if (!base) return null;
  const minutes = Number(base) / 60;
  const told = { 0.25: "¼", 0.5: "½", 0.75: "¾" }[minutes] ?? String(Math.round(minutes * 10) / 10);
  return `${told}+${Number(increment ?? 0)}`;
}
