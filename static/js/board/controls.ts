/** The row of buttons that step through the game. */

import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import type { Sign } from "../lib/icons.ts";
import { icon } from "../lib/icons.ts";
import type { CreateControls, MadeControl } from "./types.ts";

const BUTTONS: [string, Sign, string, string?][] = [
  ["previousKey", "moments", "steps-previous-key", "‹"],
  ["first", "first", "steps-first"],
  ["previous", "previous", "steps-previous"],
  ["next", "next", "steps-next"],
  ["last", "last", "steps-last"],
  ["nextKey", "moments", "steps-next-key", "›"],
  ["flip", "flip", "steps-flip"],
];

export const createControls: CreateControls = (perform) => {
  const buttons = BUTTONS.map(([action, sign, words, mark]) =>
    made(action, sign, t(words), () => perform(action), mark),
  );
  const element = h("div", { class: "controls", role: "toolbar", "aria-label": t("steps-label") }, buttons);
  return {
    element,
    add(action, sign, label, click) {
      const button = made(action, sign, label, click);
      element.append(button);
      return button;
    },
  };
};

const made: MadeControl = (action, sign, label, click, mark) =>
  h(
    "button",
    {
      class: `button button--icon controls__${action}`,
      type: "button",
      title: label,
      "aria-label": label,
      on: { click },
    },
    mark === "‹" ? h("span", { class: "controls__mark" }, mark) : null,
    icon(sign),
    mark === "›" ? h("span", { class: "controls__mark" }, mark) : null,
  );
