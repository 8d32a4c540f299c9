/**
 * The place of the panel of the current move: there from the start, filled as soon as the board shows.
 * Nothing of the panel stands in the board's way.
 */

import { boardFirst } from "../lib/board_first.js";
import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";

/** @import { Verdict, VerdictActions } from "../../types/panels" */
/** @import { Begun, View } from "../../types/state" */

/** As `createVerdict`, a moment later. @type {(told: VerdictActions) => Verdict} */
export function createVerdictLater(told) {
  const element = h(
    "section",
    { class: "verdict", "aria-label": t("move-label") },
    h("p", { class: "is-provisional" }, t("move-reading")),
  );
  /** @type {Verdict | null} */
  let made = null;
  /** @type {[Begun, View] | null} */
  let looked = null;
  boardFirst()
    .then(() => import("./verdict.js"))
    .then(({ createVerdict }) => {
      made = createVerdict({ ...told, element });
      if (looked) made.update(...looked);
    })
    .catch(() => {}); // offline: the board stands without it
  return {
    element,
    update(state, view) {
      looked = [state, view];
      made?.update(state, view);
    },
  };
}
