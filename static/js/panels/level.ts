/**
 * At which rating something is told of people: a choice between what the game says of a player and what the
 * reader says of themselves. Loaded with what it belongs to.
 */

import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { chooseRating, ratingOf } from "../state/own_rating.ts";
import type { Rating } from "../state/rating.ts";
import { givenRating, nearest, RATINGS } from "../state/rating.ts";
import type { Side } from "../wire.ts";

export interface Level {
  element: HTMLElement;
  /** Of a side's moves; returns the rating that is chosen. */
  update(headers: Record<string, string>, side: Side): Rating | null;
}

/** "about 1500". */
const about = (rating: number) => t("people-rated-about", { rating: String(rating) });

/** "1432 (White)"; "about 2700 (Black), as 1900", beyond which the networks know no difference. */
const givenWords = ({ value, about: isAbout, side }: Rating): string => {
  const known = nearest(value);
  const rating = isAbout ? about(value) : String(value);
  const whose = t("people-rated-given", { rating, side: t(`side-${side}`) });
  return known === value ? whose : t("people-rated-as", { whose, known: String(known) });
};

/** A rating as a person reads it. */
export const ratingWords = (rating: Rating): string =>
  rating.side ? givenWords(rating) : about(rating.value);

/** @param changed told of a choice */
export function createLevel(changed: () => void): Level {
  let given: Rating | null = null;
  let shown = "";
  const select = h("select", {
    class: "level__choice",
    on: {
      change: () => {
        chooseRating(Number(select.value) || null, Boolean(given));
        changed();
      },
    },
  });
  const element = h("label", { class: "level" }, h("span", {}, t("people-rated")), select);
  return {
    element,
    update(headers, side) {
      given = givenRating(headers, side);
      const rating = ratingOf(headers, side);
      const first = given ? givenWords(given) : t("people-rated-choose");
      const key = `${first} ${rating?.value} ${rating?.side}`;
      if (key === shown) return rating;
      shown = key;
      const own = rating && !rating.side ? rating.value : null;
      select.replaceChildren(
        h("option", { value: "", disabled: !given, selected: !own }, first),
        ...RATINGS.map((value) => h("option", { value, selected: value === own }, about(value))),
      );
      return rating;
    },
  };
}
