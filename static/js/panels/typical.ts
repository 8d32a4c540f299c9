/** The report's part on what is usual at a player's rating. Loaded once a review with ratings is finished. */

import table from "../../../resources/typical.json";
import { h } from "../lib/dom.ts";
import { accuracy, shortPlayer } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import { ratingOf } from "../state/own_rating.ts";
import { givenRating } from "../state/rating.ts";
import type { Begun } from "../state/types.ts";
import type { Typical, TypicalTable } from "../state/typical.ts";
import { higherThan, lowerThan, typicalOf } from "../state/typical.ts";
import type { Side } from "../wire.ts";
import type { Kind, Me } from "./types.ts";

/** One's own side, or both; empty where there is nothing to compare with. */
export function typicalParts(state: Begun, kind: Kind, me: Me, cells: TypicalTable = table): HTMLElement[] {
  const isOwn = me === "white" || me === "black";
  const sides: Side[] = isOwn ? [me] : ["white", "black"];
  const rating = isOwn ? ratingOf : givenRating; // the reader's own is not the opponent's
  return sides.flatMap((side) => {
    const found = typicalOf(state, side, rating(state.game.headers, side), cells);
    return found ? [partOf(state, side, kind, found, !isOwn)] : [];
  });
}

function partOf(state: Begun, side: Side, kind: Kind, typical: Typical, isNamed: boolean): HTMLElement {
  const { control, from, to, cell } = typical;
  const name = isNamed ? [h("strong", {}, shortPlayer(state.game.headers, side)), h("br", {})] : [];
  return h(
    "div",
    { class: "report__fact" },
    h("dt", {}, ...name, t("typical-title", { control, from: String(from), to: String(to) })),
    ...sentences(state, side, kind, typical).map((sentence) => h("dd", {}, sentence)),
    h("dd", {}, h("small", {}, t("typical-note", { players: cell.players }))),
  );
}

function sentences({ report }: Begun, side: Side, kind: Kind, typical: Typical): string[] {
  const figures = report?.[side];
  if (!figures) return [];
  const { moves, counts } = figures;
  const [mistakes, theory] = [(counts.mistake ?? 0) + (counts.blunder ?? 0), counts.theory ?? 0];
  const measured = kind === "lichess" ? "accuracy_lichess" : "accuracy";
  const own = figures[measured];
  return [
    ...(own === null
      ? []
      : [t("typical-accuracy", { value: accuracy(own) ?? "", ...lowerThan(own, measured, typical) })]),
    t("typical-errors", {
      count: mistakes,
      moves,
      ...higherThan((100 * mistakes) / moves, "errors", typical),
    }),
    t("typical-theory", { count: theory, ...lowerThan(theory, "theory", typical) }),
  ];
}
