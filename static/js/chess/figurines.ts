/** Moves as the page shows them, for the content of an element. */

import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { FIGURINE, pieceOf, shown } from "./notation.ts";

/**
 * A move as the page shows it, for a button's content: each figurine has its piece's name for those who do
 * not see it (a blank behind it, or "knight" and "f3" are one word).
 */
export const written = (moves: string) =>
  shown(moves)
    .split(FIGURINE)
    .filter(Boolean)
    .map((part) => {
      const piece = pieceOf(part);
      return piece ? h("span", { role: "img", "aria-label": `${t(`piece-${piece}`)} ` }, part) : part;
    });
