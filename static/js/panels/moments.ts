/** The key moments of a review, each a way to its move. */

import { badge } from "../chess/badges.ts";
import { CLASSES } from "../chess/classes.ts";
import { written } from "../chess/figurines.ts";
import { numberBefore } from "../chess/position.ts";
import { h } from "../lib/dom.ts";
import { percent } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import { icon } from "../lib/icons.ts";
import type { Child } from "../lib/types.ts";
import { mover } from "../state/fold.ts";
import { momentName } from "../state/moments.ts";
import type { Begun, Moment } from "../state/types.ts";
import { fenAt, keyMoments } from "../state/view.ts";
import type { ClassName } from "../wire.ts";
import type { Go, Me, Part, Said } from "./types.ts";

interface MomentsCard extends Part {
  update(state: Begun): void;
}

/** A small board; null while it cannot be drawn. */
export type Picture = (fen: string) => Element | null;

/** `me`: whose are marked; `said` says why, `below` more. */
interface MomentsOptions {
  picture?: Picture;
  me?: Me;
  said?: Said | null;
  below?(ply: number): Child;
}

/** The key moments alone. Returns {element, update(state)}; `go(ply)` is told; with `said` each says why. */
export function createMoments({ go, said = null }: { go: Go; said?: Said | null }): MomentsCard {
  const element = h("section", { class: "report", "aria-label": t("report-moments") });
  let shown: unknown[] = [];
  return {
    element,
    update(state) {
      const now = [state.game, state.report, state.moves];
      if (now.every((item, index) => item === shown[index])) return;
      shown = now;
      element.replaceChildren(
        moments(state, go, { said }) ?? h("p", { class: "is-provisional" }, t("embed-no-moments")),
      );
    },
  };
}

/** A heading and the list in the order of the game; null while there are none. */
export function moments(state: Begun, go: Go, options: MomentsOptions): HTMLElement | null {
  const { me = null } = options;
  const own = ({ ply }: Moment) => mover(state, ply) === me;
  const list = keyMoments(state);
  if (!list.length) return null;
  return h(
    "div",
    { class: `report__moments${state.report && !state.report.provisional ? "" : " is-provisional"}` },
    h("h2", {}, t("report-moments")),
    h(
      "ol",
      {},
      list.map((moment) =>
        h("li", own(moment) ? { class: "is-own" } : {}, momentButton(state, moment, go, options)),
      ),
    ),
  );
}

function momentButton(
  state: Begun,
  { ply, kind, swing }: Moment,
  go: Go,
  { said, below, picture }: MomentsOptions,
): HTMLElement {
  const verdict = state.moves[ply - 1];
  const id = verdict?.classification ?? (kind in CLASSES ? (kind as ClassName) : null);
  const san = `${numberBefore(fenAt(state, ply - 1))} ${state.game.moves[ply - 1].san}`;
  const words = momentName(kind);
  const own = typeof swing === "number" ? swing * (mover(state, ply) === "white" ? 1 : -1) : 0;
  const why = verdict && said?.(verdict);
  const change = Math.abs(own) >= 0.005 ? `${own < 0 ? "−" : "+"}${percent(Math.abs(own))}` : "";
  return h(
    "button",
    { type: "button", class: "moment", on: { click: () => go(ply) } },
    picture?.(fenAt(state, ply)) ?? null,
    id ? badge(id, { label: false, size: 20 }) : icon("moments"),
    h("span", { class: "moment__san" }, written(san)),
    h("span", { class: "moment__kind" }, words),
    h("span", { class: "moment__swing", title: t("report-swing") }, change),
    why ? h("span", { class: "moment__said" }, why) : null,
    below?.(ply) ?? null,
  );
}
