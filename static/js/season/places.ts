/** The positions behind a figure: a dialog with a card for each, which leads to its place in the review. */

import { diagram } from "../board/diagram.ts";
import { badge } from "../chess/badges.ts";
import { written } from "../chess/figurines.ts";
import { showDialog } from "../lib/dialogs.ts";
import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import type { Season } from "../wire.ts";
import { hrefOf, spotsOf } from "./figures.ts";
import type { Spot } from "./types.ts";
import { spotWords } from "./words.ts";

/** Cards that are drawn at once. */
const STEP = 24;

export const openPlaces = (season: Season, title: string, at: number[]): void => {
  const spots = spotsOf(season, at);
  const list = h("ol", { class: "season__places" });
  const more = h("button", { type: "button", class: "button", on: { click: () => draw() } });
  function draw() {
    const drawn = list.children.length;
    list.append(...spots.slice(drawn, drawn + STEP).map((spot) => h("li", {}, card(spot))));
    const left = spots.length - list.children.length;
    more.hidden = left <= 0;
    more.textContent = t("season-more", { count: left });
    if (drawn) list.children[drawn]?.querySelector("a")?.focus();
  }
  draw();
  const heading = h("p", { class: "season__counted" }, t("drill-start-note", { count: spots.length }));
  const dialog = showDialog(title, h("div", { class: "season__found" }, heading, list, more));
  dialog.classList.add("season__dialog");
  dialog.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("a[data-route]")) dialog.close();
  });
};

function card(spot: Spot) {
  const words = spotWords(spot);
  const { position, game } = spot;
  const href = hrefOf(spot);
  const content = [
    position.fen ? diagram(position.fen, game.side, words.move) : null,
    h(
      "span",
      { class: "season__place" },
      h(
        "strong",
        {},
        position.classification ? badge(position.classification, { size: 18 }) : null,
        h("span", {}, written(words.move)),
      ),
      h("span", {}, words.game),
      words.clock ? h("small", {}, words.clock) : null,
      href || game.reviewed ? null : h("small", {}, t("season-no-review")),
    ),
  ];
  return href
    ? h("a", { class: "season__card", href, data: { route: "" } }, content)
    : h("span", { class: "season__card" }, content);
}
