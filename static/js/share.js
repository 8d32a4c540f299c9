/** Sharing: copy the link or the embed line, take the PGN, delete. */

import { pgnUrl } from "./api.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";

/** The address of a review at a ply. Pure. */
export function linkTo(origin, id, ply) {
  return `${origin}/r/${id}${ply ? `#${ply}` : ""}`;
}

/** The line a club pastes into its site. Pure. */
export function embedLine(origin, id) {
  return `<iframe src="${origin}/embed/${id}" title="Chess game review" width="100%" height="640" style="border:0;max-width:760px" loading="lazy"></iframe>`;
}

/** Returns {element, update({id, ply, owner})}; `remove()` is told, `say(text)` announces. */
export function createShare({ remove, say }) {
  let now = { id: "", ply: 0, owner: false };
  const copy = (text, done) => copyText(text()).then((ok) => say(ok ? done : "The browser does not allow copying here."));
  const trash = action("trash", "Delete", () => remove(), "share__delete");
  const pgn = h("a", { class: "button button--quiet", download: "" }, icon("download", 18), h("span", {}, "PGN"));
  const element = h(
    "div",
    { class: "share", role: "group", "aria-label": "Share" },
    action("link", "Copy link", () => copy(() => linkTo(location.origin, now.id, now.ply), now.ply ? "Link to this move copied." : "Link copied.")),
    action("code", "Embed", () => copy(() => embedLine(location.origin, now.id), "Embed line copied: paste it into your site.")),
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
