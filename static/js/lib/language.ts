/**
 * The switch of the page's language in the top bar. The choice is kept in this browser; the page is read
 * anew.
 */

import { h } from "./dom.ts";
import { language, languages, t } from "./i18n.ts";
import { save } from "./storage.ts";

/** Fill the switch's place; without a second language there is none. */
export function createLanguageSwitch(place: HTMLElement) {
  const all = Object.entries(languages());
  place.hidden = all.length < 2;
  const select = h(
    "select",
    {
      class: "language__select",
      "aria-label": t("top-language"),
      on: { change: () => choose(select.value) },
    },
    all.map(([code, name]) => h("option", { value: code, lang: code, selected: code === language() }, name)),
  );
  place.title = t("top-language");
  place.replaceChildren(
    h("span", { class: "language__code", "aria-hidden": "true" }, language().slice(0, 2).toUpperCase()),
    h("span", { class: "top__name", "aria-hidden": "true" }, languages()[language()] ?? ""),
    select,
  );
}

/** An address with `?lang=` would win over the choice, so it goes. */
function choose(code: string) {
  save("language", code);
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  history.replaceState(history.state, "", address);
  location.reload();
}
