/**
 * "Which side are you?": asked where a review begins, until it is answered. Loaded when it is to be asked.
 */

/** @import { CreateWhose } from "../../types/review" */

import { h } from "../lib/dom.js";
import { player } from "../lib/format.js";
import { t } from "../lib/i18n.js";

/** @type {CreateWhose} */
export const createWhose = (headers, answer) => {
  const side = (/** @type {"white" | "black"} */ id) =>
    h(
      "button",
      { type: "button", class: "button button--small", on: { click: () => answer(id) } },
      h("span", { class: "player__chip", data: { side: id }, "aria-hidden": "true" }),
      player(headers, id),
    );
  return h(
    "div",
    { class: "whose", role: "group", "aria-label": t("whose-title") },
    h("span", {}, t("whose-title")),
    side("white"),
    side("black"),
    h(
      "button",
      { type: "button", class: "button button--small button--quiet", on: { click: () => answer("none") } },
      t("whose-neither"),
    ),
  );
};
