/** The menu of an embed: the PGN, a review of the game, the position to play on. Loaded when it is opened. */

import { positionAddress } from "../chess/fen.ts";
import { copyText } from "../lib/clipboard.ts";
import { showDialog } from "../lib/dialogs.ts";
import { h, sheet } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import type { Sign } from "../lib/icons.ts";
import { icon } from "../lib/icons.ts";
import type { MenuOptions } from "./types.ts";

/**
 * Where a Kibitz begins a review of a PGN. The game stands behind the #, so that no server hears of it before
 * the reader asks for a review.
 */
export const reviewAddress = (home: string, pgn: string): string => `${home}#pgn=${encodeURIComponent(pgn)}`;

/** Show it. */
export async function showMenu({ pgn, home, explore, fen, variant }: MenuOptions) {
  const [text] = await Promise.all([pgn(), sheet("dialogs"), sheet("menu")]);
  const here = positionAddress(fen(), variant());
  const area = h("textarea", {
    class: "menu__pgn",
    readonly: true,
    rows: 7,
    value: text,
    "aria-label": t("edit-pgn-one"),
    on: { focus: () => area.select() },
  });
  const copy = h(
    "button",
    {
      type: "button",
      class: "button button--primary",
      on: {
        click: async () => {
          copied.textContent = (await copyText(text)) ? t("share-copied") : t("embed-menu-select");
        },
      },
    },
    t("embed-menu-copy"),
  );
  const copied = h("span", { class: "menu__copied", role: "status" });
  showDialog(
    t("embed-menu"),
    h(
      "div",
      { class: "menu" },
      home ? way("chip", t("embed-menu-review"), reviewAddress(home, text)) : null,
      explore ? way("board", t("embed-menu-explore"), new URL(here, explore).href) : null,
      area,
      h("div", { class: "menu__row" }, copy, copied),
    ),
  );
}

const way = (sign: Sign, words: string, href: string): Element =>
  h("a", { class: "button menu__way", href, target: "_blank", rel: "noopener" }, icon(sign, 18), words);
