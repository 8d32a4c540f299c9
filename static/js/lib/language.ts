/** The switch of the page's language in the menu. The choice is kept in this browser. */

import { say } from "./dialogs.ts";
import { h } from "./dom.ts";
import { language, languages, t, translate } from "./i18n.ts";
import { save } from "./storage.ts";
import { changeLanguage } from "./texts.ts";

/**
 * Put the switch into its place; without a second language there is none. `changed()` is told once all texts
 * are there in another one: what stands on the page is to be said anew.
 */
export function createLanguageSwitch(place: HTMLElement, changed: () => void) {
  const all = Object.entries(languages());
  place.hidden = all.length < 2;
  const select = h(
    "select",
    { on: { change: () => choose(select.value).then(changed, refused) } },
    all.map(([code, name]) => h("option", { value: code, lang: code, selected: code === language() }, name)),
  );
  function refused() {
    select.value = language();
    say(t("error-offline"));
  }
  place.append(select);
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
