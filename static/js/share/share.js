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
  const copy = (text, done, failed) =>
    copyText(text).then(
      (ok) => say(ok ? done : t("share-refused")),
      () => say(failed),
    );
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
    showShareMenu(more, { ...now, ...look() }, copy);
  }

  return {
    element,
    update(next) {
      now = next;
      trash.hidden = !next.owner;
    },
  };
}

/** A button of the share bar; `extra`: further props as `h` takes them, `class` beside the bar's own. */
function action(sign, label, click, { class: extra = "", ...rest } = {}) {
  return h(
    "button",
    { type: "button", class: `button button--quiet ${extra}`, on: { click }, ...rest },
    icon(sign, 18),
    h("span", {}, label),
  );
}

/**
 * Put a text, or the one that a promise brings, on the clipboard -> whether that worked. To be called while a click
 * lasts: Safari has forgotten it when the promise is kept, so the promise itself is what the clipboard gets. Fails where
 * the promise does.
 */
async function copyText(text) {
  return (
    (typeof text !== "string" && (await works(() => writeLater(text)))) ||
    (await works(async () => navigator.clipboard.writeText(await text))) ||
    copyBySelection(await text) // no clipboard without https
  );
}

function writeLater(promise) {
  const blob = promise.then((text) => new Blob([text], { type: "text/plain" }));
  return navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}

async function works(attempt) {
  try {
    await attempt();
    return true;
  } catch {
    return false;
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
