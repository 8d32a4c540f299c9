/**
 * A game of a collection in the table's place, in the same frame. Loaded with the first game that is opened:
 * it brings the board.
 */

import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { at } from "../lib/site.ts";
import { getReview } from "../net/api.ts";
import type { Place } from "../state/types.ts";
import { followReview } from "./followed.ts";
import { sideBelow } from "./side_below.ts";
import type { CollectionOptions, EmbedOptions, OpenedGame, PlaceMessage } from "./types.ts";

interface ShelfGame {
  /** its review */
  id: string;
  place: Place;
  way: Element;
  moved(place: PlaceMessage): void;
  gone(): void;
  /** no other game was asked for meanwhile */
  wanted(): boolean;
}

/** What a collection's address says nothing of. */
const PLAIN: Omit<EmbedOptions, "orientation" | "hide"> = {
  rating: "players",
  notation: "language",
  show: ["graph", "moves", "moments", "report"],
  moves: "auto",
  keyboard: true,
  wheel: true,
  draw: true,
};

/** Open a game below the way back; resolves when it is shown. Rejects where it cannot be had. */
export async function openGame(
  root: HTMLElement,
  { id, place, moved, gone, way, wanted }: ShelfGame,
  options: CollectionOptions & { explore: string },
): Promise<OpenedGame> {
  const { state } = await getReview(id);
  if (!wanted()) throw new Error("another game was asked for");
  const main = h("div", { class: "embed__viewer" });
  root.replaceChildren(way, main);
  return new Promise((resolve) => {
    const orientation = sideBelow(options.orientation, state.game?.headers ?? {});
    const pgn = at(`/api/reviews/${id}.pgn`);
    const { explore, hide } = options;
    const { close } = followReview(
      main,
      { id, state, pgn, explore },
      { ...PLAIN, orientation, hide },
      {
        place: () => place,
        moved,
        opened: (viewer, plies) => resolve({ viewer, plies, close }),
        gone,
      },
    );
  });
}

/** The way back to the table and to the games beside it, by the hash. */
export function wayOf({
  title,
  number,
  games,
  beside: [before, after],
}: {
  title: string;
  number: number;
  games: number;
  beside: (number | null)[];
}): Element {
  const link = (to: number | null, sign: string, label: string): Element | null =>
    to ? h("a", { href: `#${to}/`, "aria-label": t(label) }, sign) : null;
  return h(
    "nav",
    { class: "embed__way", "aria-label": t("collection-neighbours") },
    h("a", { href: "#" }, `← ${t("embed-collection-back")} · ${title}`),
    h("span", {}, t("collection-place", { number, games })),
    link(before, "←", "collection-previous"),
    link(after, "→", "collection-next"),
  );
}
