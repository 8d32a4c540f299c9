/**
 * A game that an embed's menu sends here: it stands behind the # of the address (`#pgn=`), and so in no log.
 * Only the form is filled; a review is asked for by the person.
 */

/** The review whose text is to be put right, of an address `/?original=<id>`; null for none. Pure. */
export const originalOf = (search: string): string | null => new URLSearchParams(search).get("original");

const MARK = "#pgn=";

/** The PGN of an address; "" for none, or for one that cannot be read. Pure. */
export function sentPgn(hash: string) {
  if (!hash.startsWith(MARK)) return "";
  try {
    return decodeURIComponent(hash.slice(MARK.length));
  } catch {
    return "";
  }
}

/** The same of the page's own address, which forgets it. */
export function takeSentPgn() {
  const pgn = sentPgn(location.hash);
  if (pgn) history.replaceState(history.state, "", location.pathname);
  return pgn;
}
