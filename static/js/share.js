/** Sharing: copy the link or the embed line, take the PGN, delete. */

import { pgnUrl } from "./api.js";
import { h } from "./dom.js";
import { t } from "./i18n.js";
import { icon } from "./icons.js";

/** The address of a review at a place, `hash` as address.js writes it ("#12", "" for the start). Pure. */
export function linkTo(origin, id, hash) {
  return `${origin}/r/${id}${hash}`;
}

/** The line a club pastes into its site. Pure. */
export function embedLine(origin, id) {
  return `<iframe src="${origin}/embed/${id}" title="${t("share-embed-title")}" width="100%" height="640" style="border:0;max-width:760px" loading="lazy"></iframe>`;
}

/** Returns {element, update({id, hash, owner})}; `remove()` is told, `say(text)` announces. */
export function createShare({ remove, say }) {
  let now = { id: "", hash: "", owner: false };
  const copy = (text, done) => copyText(text()).then((ok) => say(ok ? done : t("share-refused")));
  const trash = action("trash", t("share-delete"), () => remove(), "share__delete");
  const pgn = h("a", { class: "button button--quiet", download: "" }, icon("download", 18), h("span", {}, t("share-pgn")));
  const element = h(
    "div",
    { class: "share", role: "group", "aria-label": t("share-label") },
    action("link", t("share-link"), () => copy(() => linkTo(location.origin, now.id, now.hash), now.hash ? t("share-move-copied") : t("share-link-copied"))),
    action("code", t("share-embed"), () => copy(() => embedLine(location.origin, now.id), t("share-embed-copied"))),
    pgn,
    trash,
  );
  return {
    element,
    update(next) {
      now = next;
      pgn.href = pgnUrl(next.id);
      trash.hidden = !next.owner;
    },
  };
}

function action(sign, label, click, extra = "") {
  return h("button", { type: "button", class: `button button--quiet ${extra}`, on: { click } }, icon(sign, 18), h("span", {}, label));
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
