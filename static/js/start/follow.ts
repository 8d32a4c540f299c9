/** On the start screen, where the text is the address of a round: that it can be followed live. */

import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";

/** `onChange()`: it is to be followed, or no longer. */
export function createFollow(onChange: () => void) {
  const box = h("input", { type: "checkbox", on: { change: onChange } });
  const choice = h("label", { class: "check" }, box, h("span", {}, t("follow-submit")));
  const element = h(
    "div",
    { class: "import follow" },
    choice,
    h("p", { class: "import__note" }, t("follow-note")),
  );
  return {
    element,
    /** `alone`: nothing else can be done with the address. */
    update(alone: boolean) {
      if (choice.hidden !== alone) box.checked = alone; // a choice that was made stays
      choice.hidden = alone;
    },
    chosen: () => box.checked,
  };
}
