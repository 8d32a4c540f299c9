/** The link by which somebody else, a trainer, may write notes: made, copied, withdrawn. */

import { copyText } from "../lib/clipboard.ts";
import { say, showDialog } from "../lib/dialogs.ts";
import { h, sheet } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { at } from "../lib/site.ts";
import { ApiError, call } from "../net/api.ts";
import type { NoteLink } from "../wire.ts";

/** Show it for a review by whose `token` the owner is known. */
export async function showNoteLink(id: string, token: string | null) {
  await sheet("notes");
  const path = at(`/api/reviews/${encodeURIComponent(id)}/notes/link`);
  const field = h("input", {
    class: "note__field",
    readonly: true,
    "aria-label": t("note-link"),
    hidden: true,
  });
  const told = h("p", { role: "status" }, t("note-link-why"));
  const ask = async (method: "POST" | "DELETE") => {
    try {
      return { made: await call<NoteLink | null>(path, { method, token }) };
    } catch (error) {
      const gone = error instanceof ApiError && error.code === "no_link";
      if (!gone) say(error instanceof ApiError ? error.message : t("error-offline"));
      return gone ? { made: null } : null;
    }
  };
  const make = async () => {
    const found = await ask("POST");
    if (!found?.made) return;
    Object.assign(field, { value: found.made.url, hidden: false });
    const copied = await copyText(found.made.url).catch(() => false);
    told.textContent = t(copied ? "note-link-copied" : "note-link-made");
    field.select();
  };
  const withdraw = async () => {
    if (!(await ask("DELETE"))) return;
    field.hidden = true;
    told.textContent = t("note-link-withdrawn");
  };
  const button = (words: string, kind: string, click: () => void) =>
    h("button", { type: "button", class: `button ${kind}`, on: { click } }, t(words));
  showDialog(t("note-link"), h("div", { class: "note__link" }, told, field), [
    button("note-link-withdraw", "", withdraw),
    button("note-link-make", "button--primary", make),
  ]);
}
