/** The menu of the top bar (templates/app.html), with what a screen adds to it. */

import { h } from "./dom.ts";
import type { Sign } from "./icons.ts";
import { icon } from "./icons.ts";

const panel = () => document.getElementById("menu-panel");

export const closeMenu = () => panel()?.hidePopover();

/** A line of the menu that does something and shuts it. */
export function menuItem(sign: Sign, label: string, click: () => void, extra = ""): HTMLButtonElement {
  return h(
    "button",
    {
      type: "button",
      class: `top-menu__item ${extra}`.trim(),
      on: {
        click: () => {
          closeMenu();
          click();
        },
      },
    },
    icon(sign, 18),
    h("span", {}, label),
  );
}

/** Show a screen's own lines until the next screen shows its own. */
export function setMenu(...items: HTMLElement[]): void {
  document.getElementById("menu-more")?.replaceChildren(...items);
}
