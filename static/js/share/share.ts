/** Sharing: copy the link, a menu with the rest (menu.ts, loaded when it is opened), delete. */

import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import type { Sign } from "../lib/icons.ts";
import { icon } from "../lib/icons.ts";
import type { Props } from "../lib/types.ts";
import type { Look, Shared } from "./types.ts";

/** The address of a review at a place, `hash` as address.ts writes it ("#12", "" for the start). Pure. */
export function linkTo(origin: string, id: string, hash: string): string {
  return `${origin}/r/${id}${hash}`;
}

/** The line that shows an address in another page. Pure. */
export function iframe(src: string, title: string, width: number): string {
  const looks = `width="100%" height="640" style="border:0;max-width:${width}px" loading="lazy"`;
  return `<div><iframe src="${src}" title="${title}" ${looks}></iframe></div>`; // no editor's paragraph
}

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
  let now: Shared = { id: "", hash: "", owner: false };
  const copy = (
    text: string | Promise<string>,
    done: string,
    failed: string = t("share-refused"),
  ): Promise<void> =>
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
    const { showShareMenu } = await import("./menu.ts");
    showShareMenu(more, { ...now, ...look() }, copy);
  }

  return {
    element,
    update(next: Shared) {
      now = next;
      trash.hidden = !next.owner;
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

/**
 * Put a text, or the one that a promise brings, on the clipboard -> whether that worked. To be called while a
 * click lasts: Safari has forgotten it when the promise is kept, so the promise itself is what the clipboard
 * gets. Fails where the promise does.
 */
async function copyText(text: string | Promise<string>) {
  return (
    (typeof text !== "string" && (await works(() => writeLater(text)))) ||
    (await works(async () => navigator.clipboard.writeText(await text))) ||
    copyBySelection(await text) // no clipboard without https
  );
}

function writeLater(promise: Promise<string>) {
  const blob = promise.then((text) => new Blob([text], { type: "text/plain" }));
  return navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}

async function works(attempt: () => Promise<void>) {
  try {
    await attempt();
    return true;
  } catch {
    return false;
  }
}

function copyBySelection(text: string) {
  const area = h("textarea", { value: text, class: "visually-hidden" });
  document.body.append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  return done;
}

export { action as shareAction, copyText };
