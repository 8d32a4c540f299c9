/**
 * Where the panel of a move says what people play: words, and a fold that people.ts fills. Small, as it is
 * there from the start.
 */

import { boardFirst } from "../lib/board_first.ts";
import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import type { PeopleOf } from "./types.ts";

/** @param open whether the fold is open until a person says otherwise */
export function createPeople(open: boolean): PeopleOf {
  let isOpen = open;
  let part: typeof import("./people.ts") | null = null;
  return (state, ply, move) => {
    const { people } = move;
    if (!people) return null;
    const [words, place] = [
      h("div", { class: "people__words", hidden: true }),
      h("div", { class: "people" }),
    ];
    const fold = h(
      "details",
      {
        class: "how",
        open: isOpen,
        on: {
          toggle: () => {
            isOpen = fold.open;
          },
        },
      },
      h("summary", {}, t("people-of-move")),
      place,
    );
    const tell = () => part?.tellPeople({ words, place }, { state, ply, move, people });
    if (part) tell();
    else
      boardFirst()
        .then(() => import("./people.ts"))
        .then((found) => {
          part = found;
          tell();
        })
        .catch(() => {}); // offline: the next move asks again
    return { words, fold };
  };
}
