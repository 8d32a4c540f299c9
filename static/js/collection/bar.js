/**
 * Above a review that belongs to a collection: which game of how many, the neighbours, the way back to the
 * table.
 */

import { h, sheet } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { icon } from "../lib/icons.js";

/** @import { CollectionPlace } from "../wire" */

/** @param {CollectionPlace} place @param {(path: string) => void} go */
export function createCollectionBar(place, go) {
  sheet("collection");
  const neighbour = (
    /** @type {string | null} */ id,
    /** @type {"previous" | "next"} */ sign,
    /** @type {string} */ key,
  ) =>
    id
      ? h(
          "a",
          {
            class: "button button--small button--icon",
            href: `/r/${id}`,
            rel: sign === "previous" ? "prev" : "next",
            "aria-label": t(key),
            title: t(key),
            data: { route: "" },
          },
          icon(sign, 18),
        )
      : h(
          "span",
          { class: "button button--small button--icon is-off", "aria-hidden": "true" },
          icon(sign, 18),
        );
  const element = h(
    "nav",
    { class: "neighbours", "aria-label": t("collection-neighbours") },
    neighbour(place.previous, "previous", "collection-previous"),
    h(
      "span",
      { class: "neighbours__place" },
      t("collection-place", { number: place.number, games: place.games }),
    ),
    h("a", { class: "neighbours__table", href: `/c/${place.id}`, data: { route: "" } }, place.title),
    neighbour(place.next, "next", "collection-next"),
  );
  /** @type {Record<string, string | null>} */
  const targets = { previousGame: place.previous, nextGame: place.next };
  return {
    element,
    /** @param {string} action */
    perform(action) {
      if (!targets[action]) return action in targets ? false : undefined;
      go(`/r/${targets[action]}`);
      return true;
    },
  };
}
