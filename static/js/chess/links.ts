/**
 * A text that is an address and nothing else: where the game is to be had, while somebody pastes. The server
 * says the same of it (server/analysis/game/links.py). Pure.
 */

const LINK = /^(?:https?:\/\/|www\.|(?=(?:lichess\.org|chess\.com)\/))([^/\s?#]+)((?:[/?#]\S*)?)$/i;
const SITES: [RegExp, RegExp, string][] = [
  [/^(?:.+\.)?lichess\.org$/i, /^\/study\//i, "study"],
  [/^(?:.+\.)?lichess\.org$/i, /^/, "lichess"],
  [/^(?:.+\.)?chess\.com$/i, /^/, "chess-com"],
];

/** "lichess", "study" (of lichess), "chess-com" or "other" for an address; null for any other text. */
export function linkKind(text: string) {
  const [, host, path] = LINK.exec(text.trim()) ?? [];
  if (!host) return null;
  return SITES.find(([hosts, paths]) => hosts.test(host) && paths.test(path))?.[2] ?? "other";
}

/** The key of the sentence for it, or null. */
export function linkWords(text: string) {
  const kind = linkKind(text);
  return kind && (kind === "other" ? "fault-link" : `fault-link-${kind}`);
}
