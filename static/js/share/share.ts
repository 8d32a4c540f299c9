/** Sharing: copy the link, a menu with the rest (menu.ts, loaded when it is opened), delete. */

import { copyText } from "../lib/clipboard.ts";
import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import type { Sign } from "../lib/icons.ts";
import { icon } from "../lib/icons.ts";
import { menuItem } from "../lib/menu.ts";
import { site } from "../lib/site.ts";
import type { Props } from "../lib/types.ts";
import { linkTo } from "./links.ts";
import type { Look, Shared } from "./types.ts";

/** `remove()` is told, `say(text)` announces, `look()` gives what is on the board. */
export function createShare({
  remove,
  say,
  look,
}: {
  remove: () => void;
  say: (text: string) => void;
  look: () => Look;
}) {
  let now: Shared = { id: "", hash: "", token: null };
  const copy = (
    text: string | Promise<string>,
    done: string,
    failed: string = t("share-refused"),
  ): Promise<void> =>
    copyText(text).then(
      (ok) => say(ok ? done : t("share-refused")),
      () => say(failed),
    );
  const trash = menuItem("trash", t("share-delete"), remove, "share__delete");
  const link = action("link", t("share-link"), () =>
    copy(linkTo(site(), now.id, now.hash), t("share-copied")),
  );
  const more = action("share", t("share-menu"), () => openMenu(), {
    "aria-haspopup": "menu",
    "aria-expanded": "false",
  });
  const element = h("div", { class: "share", role: "group", "aria-label": t("share-menu") }, link, more);

  async function openMenu() {
    const { showShareMenu } = await import("./menu.ts");
    showShareMenu(more, { ...now, ...look() }, copy);
  }

  return {
    element,
    /** for the menu of the top bar */
    trash,
    update(next: Shared) {
      now = next;
      trash.hidden = !next.token;
    },
  };
}

/** A button of the share bar; `extra`: further props as `h` takes them, `class` beside the bar's own. */
function action(
  sign: Sign,
  label: string,
  click: () => void,
  { class: extra = "", ...rest }: Props = {},
): HTMLButtonElement {
  return h(
    "button",
    { type: "button", class: `button button--quiet ${extra}`, on: { click }, ...rest },
    icon(sign, 18),
    h("span", {}, label),
  );
}

export { action as shareAction };
