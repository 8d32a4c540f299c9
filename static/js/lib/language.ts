/** The switch of the page's language in the top bar. The choice is kept in this browser. */

import { say } from "./dialogs.ts";
import { h } from "./dom.ts";
import { language, languages, t, translate } from "./i18n.ts";
import { save } from "./storage.ts";
import { changeLanguage } from "./texts.ts";

/**
 * Fill the switch's place; without a second language there is none. `changed()` is told once all texts are
 * there in another one: what stands on the page is to be said anew.
 */
export function createLanguageSwitch(place: HTMLElement, changed: () => void) {
  const all = Object.entries(languages());
  place.hidden = all.length < 2;
  const select = h(
    "select",
    {
      class: "language__select",
      on: { change: () => choose(select.value).then(told, refused) },
    },
    all.map(([code, name]) => h("option", { value: code, lang: code, selected: code === language() }, name)),
  );
  const code = h("span", { class: "language__code", "aria-hidden": "true" });
  const name = h("span", { class: "top__name", "aria-hidden": "true" });
  function paint() {
    place.title = t("top-language");
    select.setAttribute("aria-label", t("top-language"));
    code.textContent = language().slice(0, 2).toUpperCase();
    name.textContent = languages()[language()] ?? "";
  }
  function told() {
    paint();
    changed();
  }
  function refused() {
    select.value = language();
    say(t("error-offline"));
  }
  paint();
  place.replaceChildren(code, name, select);
}

/** An address with `?lang=` would win over the choice, so it goes. */
async function choose(code: string) {
  await changeLanguage(code);
  save("language", code);
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  history.replaceState(history.state, "", address);
  document.documentElement.lang = code;
  translate(document);
}
