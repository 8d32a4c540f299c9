/** What the menu of the top bar holds. Loaded when it is opened first. */

import { h } from "./lib/dom.ts";
import { t } from "./lib/i18n.ts";
import type { Sign } from "./lib/icons.ts";
import { icon } from "./lib/icons.ts";
import { hasKeys } from "./lib/keys.ts";
import { createLanguageSwitch } from "./lib/language.ts";
import { closeMenu } from "./lib/menu.ts";
import { setTheme, THEMES, theme } from "./state/settings.ts";

/** `part` finds a part of the page by its id; `changed()` is told when the language is another one. */
export function fillMenu(part: (id: string) => HTMLElement, changed: () => void): void {
  const language = part("language");
  createLanguageSwitch(language, () => {
    language.querySelector("select")?.focus();
    changed();
  });
  part("theme").append(themeChoice());
  const opens = (id: string, sign: Sign, dialog: () => Promise<unknown>) => {
    const line = part(id);
    line.prepend(icon(sign, 18));
    line.addEventListener("click", () => {
      closeMenu();
      dialog();
    });
    line.hidden = false; // before, nobody would hear a click
  };
  opens("settings", "settings", async () => (await import("./board/settings_dialog.ts")).showSettings());
  opens("keys", "keyboard", async () => (await import("./board/keys_dialog.ts")).showKeys());
  part("keys").hidden = !hasKeys();
}

/** A button for each theme. */
function themeChoice() {
  const buttons = THEMES.map((id) =>
    h(
      "button",
      {
        type: "button",
        class: "segmented__item",
        data: { t: `top-theme-${id}` },
        on: { click: () => choose(id) },
      },
      t(`top-theme-${id}`),
    ),
  );
  const paint = () =>
    buttons.forEach((button, index) => {
      button.setAttribute("aria-pressed", String(THEMES[index] === theme()));
    });
  const choose = (id: string) => {
    setTheme(id);
    paint();
  };
  paint();
  return h("div", { class: "segmented" }, buttons);
}
