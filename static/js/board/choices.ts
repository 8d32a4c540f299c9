/** Choices of a dialog, each a row of which one is taken (css/settings.css). */

import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import type { Child } from "../lib/types.ts";

/** A row under the text `label`; `words(id)` stand in a field, `choose(id)` is told. */
export function choice(
  label: string,
  ids: string[],
  chosen: string,
  words: (id: string) => Child,
  choose: (id: string) => void,
) {
  const name = `choice-${label}`;
  return h(
    "fieldset",
    { class: "settings__choice" },
    h("legend", {}, t(label)),
    h(
      "div",
      { class: "settings__options", style: { "--options": ids.length } },
      ids.map((id) =>
        h(
          "label",
          { class: "settings__option" },
          h("input", {
            type: "radio",
            name,
            value: id,
            checked: id === chosen,
            on: { change: () => choose(id) },
          }),
          words(id),
        ),
      ),
    ),
  );
}

/** Four squares in a theme's colours. */
export function swatch(id: string) {
  return h("span", { class: "settings__swatch", data: { board: id }, "aria-hidden": "true" });
}
