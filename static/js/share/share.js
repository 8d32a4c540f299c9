/** Sharing: copy the link, a menu with the rest (share_menu.js, loaded when it is opened), delete. */

import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { icon } from "../lib/icons.js";

/** The address of a review at a place, `hash` as address.js writes it ("#12", "" for the start). Pure. */
export function linkTo(origin, id, hash) {
  return `${origin}/r/${id}${hash}`;
}

/**
 * Returns {element, update({id, hash, owner})}; `remove()` is told, `say(text)` announces, `look()` gives {fen,
 * orientation} of what is on the board.
 */
export function createShare({ remove, say, look }) {
  let now = { id: "", hash: "", owner: false };
  const copy = (text, done) => copyText(text).then((ok) => say(ok ? done : t("share-refused")));
  const trash = action("trash", t("share-delete"), () => remove(), { class: "share__delete" });
  const link = action("link", t("share-link"), () =>
    copy(
      linkTo(location.origin, now.id, now.hash),
      now.hash ? t("share-move-copied") : t("share-link-copied"),
    ),
  );
  const more = action("share", t("share-menu"), () => openMenu(), {
    "aria-haspopup": "menu",
    "aria-expanded": "false",
  });
  const element = h(
    "div",
    { class: "share", role: "group", "aria-label": t("share-label") },
    link,
    more,
    trash,
  );

  async function openMenu() {
    const { showShareMenu } = await import("./menu.js");
    showShareMenu(more, { ...now, ...look() }, { copy, say });
  }

  return {
    element,
    update(next) {
      now = next;
      trash.hidden = !next.owner;
    },
  };
}

function action(sign, label, click, { class: extra = "", ...rest } = {}) {
  return h(
    "button",
    { type: "button", class: `button button--quiet ${extra}`, on: { click }, ...rest },
    icon(sign, 18),
    h("span", {}, label),
  );
}

async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text); // no clipboard without https
  }
}

function copyBySelection(text) {
  const area = h("textarea", { value: text, class: "visually-hidden" });
  document.body.append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  return done;
}

export { action as shareAction, copyText };
