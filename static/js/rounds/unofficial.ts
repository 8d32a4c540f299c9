/** What stands above a table that the games do not suffice for. */

import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import type { Tournament } from "../wire.ts";

/** The sentences; "" where the games say all. */
export function unofficialWords({ gaps }: Tournament): string {
  const told = gaps.map(({ kind, count }) => t(`unofficial-${kind}`, { count })).join(" ");
  return gaps.some(({ kind }) => kind !== "open") ? t("unofficial-why", { gaps: told }) : told;
}

/** The note, and what a win is worth where that is not usual. */
export function tableNotes(tournament: Tournament): HTMLElement[] {
  const why = unofficialWords(tournament);
  return [
    ...(why
      ? [
          h(
            "p",
            { class: "unofficial" },
            h("strong", {}, t("name-colon", { name: t("unofficial-mark") })),
            ` ${why}`,
          ),
        ]
      : []),
    ...(tournament.scoring === "3-1-0" ? [h("p", { class: "unofficial" }, t("scoring-why"))] : []),
  ];
}
