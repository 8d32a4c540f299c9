/**
 * Above a review that belongs to a collection: which game of how many, the neighbours, the way back to the
 * table.
 */

import { h, sheet } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { icon } from "../lib/icons.ts";
import { at } from "../lib/site.ts";
import type { CollectionPlace } from "../wire.ts";

export function createCollectionBar(place: CollectionPlace, go: (path: string) => void) {
  sheet("collection");
  const neighbour = (id: string | null, sign: "previous" | "next", key: string) =>
    id
      ? h(
          "a",
          {
            class: "button button--small button--icon",
            href: at(`/r/${id}`),
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
    h("a", { class: "neighbours__table", href: at(`/c/${place.id}`), data: { route: "" } }, place.title),
    neighbour(place.next, "next", "collection-next"),
  );
  const targets: Record<string, string | null> = { previousGame: place.previous, nextGame: place.next };
  return {
    element,
    perform(action: string) {
      if (!targets[action]) return action in targets ? false : undefined;
      go(at(`/r/${targets[action]}`));
      return true;
    },
  };
}
