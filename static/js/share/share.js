/** Sharing: copy the link, a menu with the rest (menu.js, loaded when it is opened), delete. */

import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { icon } from "../lib/icons.js";

/** @import { Copy, Look, Shared } from "../../types/share" */
/** @import { Props } from "../../types/lib" */
/** @import { Sign } from "../lib/icons.js" */

/**
 * The address of a review at a place, `hash` as address.js writes it ("#12", "" for the start). Pure.
 * @type {(origin: string, id: string, hash: string) => string}
 */
export function linkTo(origin, id, hash) {
  return `${origin}/r/${id}${hash}`;
}

/**
 * The line that shows an address in another page. Pure.
 * @type {(src: string, title: string, width: number) => string}
 */
export function iframe(src, title, width) {
  const looks = `width="100%" height="640" style="border:0;max-width:${width}px" loading="lazy"`;
  return `<div><iframe src="${src}" title="${title}" ${looks}></iframe></div>`; // no editor's paragraph
}

/**
 * `remove()` is told, `say(text)` announces, `look()` gives what is on the board.
 * @param {{ remove: () => void, say: (text: string) => void, look: () => Look }} options
 */
export function createShare({ remove, say, look }) {
  /** @type {Shared} */
  let now = { id: "", hash: "", owner: false };
  /** @type {Copy} */
  const copy = (text, done, failed = t("share-refused")) =>
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
    /** @param {Shared} next */
    update(next) {
      now = next;
      trash.hidden = !next.owner;
    },
  };
}

/**
 * A button of the share bar; `extra`: further props as `h` takes them, `class` beside the bar's own.
 * @type {(sign: Sign, label: string, click: () => void, extra?: Props) => HTMLButtonElement}
 */
function action(sign, label, click, { class: extra = "", ...rest } = {}) {
  return h(
    "button",
    { type: "button", class: `button button--quiet ${extra}`, on: { click }, ...rest },
    icon(sign, 18),
    h("span", {}, label),
  );
}

/**
 * Put a text, or the one that a promise brings, on the clipboard -> whether that worked. To be called while a
 * click lasts: Safari has forgotten it when the promise is kept, so the promise itself is what the clipboard
 * gets. Fails where the promise does.
 * @param {string | Promise<string>} text
 */
async function copyText(text) {
  return (
    (typeof text !== "string" && (await works(() => writeLater(text)))) ||
    (await works(async () => navigator.clipboard.writeText(await text))) ||
    copyBySelection(await text) // no clipboard without https
  );
}

/** @param {Promise<string>} promise */
function writeLater(promise) {
  const blob = promise.then((text) => new Blob([text], { type: "text/plain" }));
  return navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}

/** @param {() => Promise<void>} attempt */
async function works(attempt) {
  try {
    await attempt();
    return true;
  } catch {
    return false;
  }
}

/** @param {string} text */
function copyBySelection(text) {
  const area = h("textarea", { value: text, class: "visually-hidden" });
  document.body.append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  return done;
}

export { action as shareAction, copyText };
