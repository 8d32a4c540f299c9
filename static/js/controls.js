/** The row of buttons that step through the game. */

import { h } from "./dom.js";
import { icon } from "./icons.js";

const BUTTONS = [
  ["previousKey", "moments", "Previous key moment (p)", "‹"],
  ["first", "first", "To the start (Home)"],
  ["previous", "previous", "One move back (←)"],
  ["next", "next", "One move forward (→)"],
  ["last", "last", "To the end (End)"],
  ["nextKey", "moments", "Next key moment (n)", "›"],
  ["flip", "flip", "Flip the board (f)"],
];

/** Returns {element}; `perform(action)` as for the keys. */
export function createControls(perform) {
  const buttons = BUTTONS.map(([action, sign, title, mark]) =>
    h(
      "button",
      { class: `button button--icon controls__${action}`, type: "button", title, "aria-label": title, on: { click: () => perform(action) } },
      mark === "‹" ? h("span", { class: "controls__mark" }, mark) : null,
      icon(sign),
      mark === "›" ? h("span", { class: "controls__mark" }, mark) : null,
    ),
  );
  return { element: h("div", { class: "controls", role: "toolbar", "aria-label": "Steps" }, buttons) };
}
