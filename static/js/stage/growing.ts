/**
 * A game that grows while somebody looks: who stands on its last move is taken along, who looks
 * elsewhere stays there and is told. Loaded when the first move comes in.
 */

import { h, sheet } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { pliesInCommon } from "../state/fold.ts";
import type { Begun, View } from "../state/types.ts";
import { atPly, lastPly } from "../state/view.ts";
import type { Game } from "../wire.ts";
import type { Stage } from "./stage.ts";

/** Of a stage, what growing.ts needs. */
type GrowingStage = Pick<Stage, "parts" | "on" | "view" | "show" | "showPly">;

/**
 * Where a person looks once the game has become `state`'s: with its end, at a place that is still there, or
 * where the two games part. Pure.
 */
export const followed = (view: View, before: Game, state: Begun): View => {
  const common = pliesInCommon(before, state.game);
  const atEnd = !view.branch && view.ply === before.moves.length;
  if (atEnd) return atPly(state, lastPly(state));
  return Math.max(view.ply, view.branch?.base ?? 0) > common ? atPly(state, common) : view;
};

export class Growth {
  #stage;
  /** The ply from which on a person has not been shown the game. */
  #seen = 0;
  #state: Begun | null = null;
  #notice = h("div", { class: "growing", "aria-live": "polite" });
  #ready;

  constructor(stage: GrowingStage) {
    this.#stage = stage;
    stage.parts.board.append(this.#notice);
    stage.on("view", () => this.#tell());
    this.#ready = sheet("growing");
  }

  /** The game `before` has become `state`'s. */
  async take(before: Game, state: Begun) {
    const stage = this.#stage;
    const view = stage.view();
    const waits = this.#notice.hasChildNodes();
    this.#seen = Math.min(waits ? this.#seen : before.moves.length, pliesInCommon(before, state.game));
    this.#state = state;
    const next = followed(view, before, state);
    if (next !== view) stage.show(next);
    await this.#ready;
    this.#tell();
  }

  /** Say how many moves a person has not seen, until they are at the end. */
  #tell() {
    const state = this.#state;
    if (!state) return;
    const { ply, branch } = this.#stage.view();
    const last = lastPly(state);
    if (ply === last && !branch) this.#seen = last;
    const count = last - this.#seen;
    const words = count > 0 ? t("growing-new", { count }) : "";
    if (this.#notice.textContent === words) return;
    const held = this.#notice.contains(document.activeElement);
    const go = () => this.#stage.showPly(last);
    this.#notice.replaceChildren(
      ...(words ? [h("button", { type: "button", class: "growing__go", on: { click: go } }, words)] : []),
    );
    const button = this.#notice.firstElementChild as HTMLElement | null;
    if (held) button?.focus({ preventScroll: true });
  }
}
