/**
 * What people play, in the panel of a move: the chance of the move that was played and of the best one over
 * all ratings, as a drawing and in words, and the rating at which it is told. Loaded with the first move of
 * which it is known.
 */

import { written } from "../chess/figurines.ts";
import { readable } from "../chess/notation.ts";
import { h, sheet } from "../lib/dom.ts";
import { percent } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import { mover } from "../state/fold.ts";
import { GOOD } from "../state/people_words.ts";
import type { Rating } from "../state/rating.ts";
import { atRating } from "../state/rating.ts";
import type { Begun, Move } from "../state/types.ts";
import type { People } from "../wire.ts";
import { createLevel, ratingWords } from "./level.ts";
import { courseOf, drawPeople, sampleOf } from "./people_chart.ts";
import type { PeopleMoveRow } from "./people_rows.ts";
import { peopleRowsOf } from "./people_rows.ts";
import { peopleWords } from "./people_said.ts";

/** The move of a ply and what is known of it. */
interface Told {
  state: Begun;
  ply: number;
  move: Move;
  people: People;
}

/** Fill `words` and `place` with what is known of a move, and again when another rating is chosen. */
export async function tellPeople(
  { words, place }: { words: HTMLElement; place: HTMLElement },
  { state, ply, move, people }: Told,
): Promise<void> {
  await sheet("people");
  const drawing = h("div", { class: "people__drawing" });
  const level = createLevel(() => draw());
  const open = () => {
    place.closest("details")?.setAttribute("open", "");
    level.element.querySelector("select")?.focus();
  };
  const draw = () => {
    const rating = level.update(state.game.headers, mover(state, ply));
    const rows = peopleRowsOf(state.game.moves[ply - 1], move, people, rating?.value ?? null);
    drawing.replaceChildren(chartOf(rows, rating), tableOf(rows, rating));
    const said = peopleWords(state, ply, rating);
    const isAsked = !rating && Boolean(people.moves); // there may be something to tell
    words.hidden = !said && !isAsked;
    words.replaceChildren(said, " ", levelButton(rating, open));
  };
  draw();
  place.replaceChildren(level.element, drawing);
}

/** The rating at which it is said; leads to the choice. */
const levelButton = (rating: Rating | null, open: () => void) =>
  h(
    "button",
    { type: "button", class: "link people__level", on: { click: open } },
    rating ? ratingWords(rating) : t("people-rated-choose"),
  );

const chartOf = (rows: PeopleMoveRow[], rating: Rating | null) => {
  const drawn = rows.flatMap(({ kind, san, values }) => (kind === "other" ? [] : [{ kind, san, values }]));
  const label = drawn.map(({ san, values }) => `${readable(san)}: ${courseOf(values)}`).join("; ");
  return drawPeople(drawn, rating?.value ?? null, label);
};

const tableOf = (rows: PeopleMoveRow[], rating: Rating | null) =>
  h(
    "table",
    { class: "people__table" },
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        h("th", { scope: "col" }, t("word-move")),
        h("th", { scope: "col" }, t("people-column-share")),
        rows.some(({ cost }) => cost !== null) ? h("th", { scope: "col" }, t("people-column-cost")) : null,
      ),
    ),
    h(
      "tbody",
      {},
      rows.map(({ kind, san, values, cost }) =>
        h(
          "tr",
          {},
          h("th", { scope: "row" }, sampleOf(kind), written(san)),
          h("td", {}, shareOf(values, rating)),
          cost === null ? null : h("td", {}, cost < GOOD ? t("people-good") : `−${percent(cost)}`),
        ),
      ),
    ),
  );

/** "31%", without a rating "41% → 12%": from the least to the most. */
const shareOf = (values: number[], rating: Rating | null) =>
  rating
    ? percent(atRating(values, rating.value))
    : `${percent(values[0])} → ${percent(values[values.length - 1])}`;
