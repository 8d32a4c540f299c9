/**
 * "Which side did you play?": asked where a review begins, until it is answered.
 */

import { h } from "../lib/dom.ts";
import { player } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import type { Side } from "../wire.ts";

export const createSideQuestion = (
  headers: Record<string, string>,
  answer: (side: Side | "none") => void,
): HTMLElement => {
  const side = (id: "white" | "black") =>
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
