/** The link by which somebody else, a trainer, may write notes: made, copied, withdrawn. */

import { copyText } from "../lib/clipboard.ts";
import { confirm, say, showDialog } from "../lib/dialogs.ts";
import { h, sheet } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { at } from "../lib/site.ts";
import { ApiError, call } from "../net/api.ts";
import type { LentNotes, NoteLink } from "../wire.ts";

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
    if (lent && !(await confirm(t("note-link-again"), t("note-link-again-why"), t("note-link-make-new"))))
      return;
    const found = await ask("POST");
    if (!found?.made) return;
    Object.assign(field, { value: found.made.url, hidden: false });
    const copied = await copyText(found.made.url).catch(() => false);
    know(true, copied ? "share-copied" : "note-link-made");
    field.select();
  };
  const withdraw = async () => {
    if (!(await ask("DELETE"))) return;
    field.hidden = true;
    know(false, "note-link-withdrawn");
  };
  const button = (words: string, kind: string, click: () => void) =>
    h("button", { type: "button", class: `button ${kind}`, on: { click } }, t(words));
  const revoke = button("note-link-withdraw", "button--danger", withdraw);
  const again = button("note-link-make", "button--primary", make);
  let lent = await call<LentNotes>(path, { token }).then(
    (answer) => answer.lent,
    () => false, // offline: making one says so
  );
  const know = (now: boolean, words: string) => {
    lent = now;
    revoke.hidden = !now;
    again.textContent = t(now ? "note-link-make-new" : "note-link-make");
    told.textContent = t(words);
  };
  know(lent, lent ? "note-link-there" : "note-link-why");
  showDialog(t("note-link"), h("div", { class: "note__link" }, told, field), [revoke, again]);
}
