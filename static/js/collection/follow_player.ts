/** A dialog in which an owner names the player whose new games are to come in by themselves. */

import { showDialog } from "../lib/dialogs.ts";
import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import type { NewFollow } from "../wire.ts";
import { soleOf } from "./rows.ts";
import type { Row } from "./types.ts";

export type Site = NewFollow["site"];

const HOSTS: Record<Site, string> = { lichess: "lichess.org", "chess.com": "chess.com" };
const MOST_LETTERS = 41;

/** The sites whose players may be followed, where these hosts may be asked. Pure. */
export const sitesOf = (hosts: string[] = []): Site[] =>
  (Object.keys(HOSTS) as Site[]).filter((site) => hosts.includes(HOSTS[site]));

/** Whose games they are, as far as the games and the title of an import tell. Pure. */
export const playerOf = (title: string, rows: Row[], sites: Site[]): NewFollow => ({
  site: sites.find((site) => title.includes(site)) ?? sites[0],
  user: soleOf(rows) ?? "",
});

/** `send` gets whom the owner names; what it rejects with is said in the dialog. */
export function askForPlayer(
  first: NewFollow,
  sites: Site[],
  send: (body: NewFollow) => Promise<void>,
): void {
  const user = h("input", {
    type: "text",
    class: "edit__field",
    required: true,
    maxlength: MOST_LETTERS,
    autocapitalize: "off",
    autocomplete: "off",
    spellcheck: "false",
    value: first.user,
  });
  const site = h(
    "select",
    { class: "edit__field" },
    sites.map((value) => h("option", { value, selected: value === first.site }, HOSTS[value])),
  );
  const fault = h("p", { class: "edit__fault", role: "alert" });
  const submit = h(
    "button",
    { class: "button button--primary", form: "edit-follow" },
    t("follow-player-yes"),
  );
  const form = h(
    "form",
    { class: "edit__form", id: "edit-follow", on: { submit: (event) => go(event) } },
    h("p", {}, t("follow-player-why")),
    h("label", { class: "edit__label" }, h("span", {}, t("follow-player-name")), user),
    h("label", { class: "edit__label" }, h("span", {}, t("import-site")), site),
    fault,
  );
  const dialog = showDialog(t("follow-player"), form, [submit]);
  dialog.classList.add("edit__dialog");
  user.focus();

  async function go(event: Event) {
    event.preventDefault();
    submit.disabled = true;
    fault.textContent = "";
    try {
      await send({ site: site.value as Site, user: user.value });
      dialog.close();
    } catch (error) {
      fault.textContent = (error as Error).message;
      submit.disabled = false;
    }
  }
}
