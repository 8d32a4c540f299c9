/**
 * Whether a text names games of another site, and what has to be asked before they can be fetched; what a
 * shared text is about. The server has the last word (server/imports/links.py). Pure.
 */

import { linkKind } from "../chess/links.ts";
import type { ImportLink, Shared } from "./types.ts";

const NAME = /^@[\w-]{2,40}$/;
const SITES = /^(?:lichess(?:\.org)?|chess\.?com)$/i;
const BETWEEN = /^(?:on|auf|@)$/i;
const USER = /\/(?:@|member|games\/archive)\/[\w-]/i;
const SITE = /(?:lichess\.org|chess\.com)\/\w/i;
const TAG = /^\[\w{1,40} "/;
const FIRST_MOVE = /(?:^|\s)1\. ?\S/;
/** Characters that the server reads of such a text. */
const LONGEST = 500;
/** What may end a sentence behind an address. */
const ENDS = ".,;:!?)\u00bb\u201d";

/**
 * {link, asks, many}: `asks` what is missing, the site of a name or a player of a game on chess.com; `many`:
 * a user's games, of which one can want some. null for any other text.
 */
export function importLinkOf(text: string): ImportLink | null {
  const plain = text.trim();
  if (plain.length > LONGEST || plain.includes("\n")) return null;
  const words = plain.split(/\s+/);
  if (words.length > 4) return null;
  const kind = linkKind(words[0]);
  if (kind && kind !== "other" && words.length < 3) {
    const link = words.join(" ");
    const player = kind === "chess-com" && words.length < 2 && words[0].toLowerCase().includes("/game/");
    return { link, asks: player ? "player" : null, many: USER.test(words[0]) };
  }
  const rest = words.filter((word) => !BETWEEN.test(word));
  const site = rest.some((word) => SITES.test(word));
  if (rest.length > (site ? 2 : 1) || !rest.some((word) => NAME.test(word))) return null;
  return { link: rest.join(" "), asks: site ? null : "site", many: true };
}

/**
 * Whether a text is the address of a round that can be followed on one of `hosts`: of lichess a broadcast, of
 * any other anything.
 */
export function mayFollow(text: string, hosts: string[] = []): boolean {
  const plain = text.trim().replace(/^https?:\/\//i, "");
  const begins = (host: string) =>
    plain.toLowerCase().startsWith(host === "lichess.org" ? `${host}/broadcast/` : `${host}/`);
  return !/\s/.test(plain) && hosts.some(begins);
}

/**
 * What another app or a link has sent, as it stands in the field: a game as it is, else the address that the
 * words are about.
 */
export function fromShared({ title = "", text = "", url = "" }: Shared): string {
  if (TAG.test(text.trimStart()) || FIRST_MOVE.test(text)) return text.trim();
  const words = `${url} ${text} ${title}`.split(/[\s<>"(]/);
  let address = words.find((word) => SITE.test(word)) ?? "";
  while (ENDS.includes(address.at(-1) ?? " ")) address = address.slice(0, -1);
  return address || text.trim() || url.trim() || title.trim();
}
