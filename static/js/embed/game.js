/**
 * A game of a collection in the table's place, in the same frame. Loaded with the first game that is opened:
 * it brings the board.
 */

import { asset, h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { getReview } from "../net/api.js";
import { followReview } from "./followed.js";
import { sideBelow } from "./side_below.js";

/** @import { CollectionOptions, EmbedOptions, OpenedGame, ShelfGame } from "../../types/embed" */

const LIBRARIES = [
  "vendor/jquery/dist/jquery.slim.min.js",
  "vendor/@chrisoakman/chessboardjs/dist/chessboard-1.0.0.min.js",
];
/** What a collection's address says nothing of. @type {Omit<EmbedOptions, "orientation">} */
const PLAIN = {
  notation: "language",
  show: ["graph", "moves", "moments", "report"],
  hide: [],
  moves: "auto",
  keyboard: true,
  wheel: true,
  draw: true,
};

/**
 * Open a game below the way back; resolves when it is shown. Rejects where it cannot be had.
 * @type {(root: HTMLElement, game: ShelfGame, options: CollectionOptions & { explore: string }) =>
 *   Promise<OpenedGame>}
 */
export async function openGame(root, { id, place, moved, gone, way, wanted }, options) {
  const [{ state }] = await Promise.all([getReview(id), libraries()]);
  if (!wanted()) throw new Error("another game was asked for");
  const main = h("div", { class: "embed__viewer" });
  root.replaceChildren(way, main);
  return new Promise((resolve) => {
    const orientation = sideBelow(options.orientation, state.game?.headers ?? {});
    const pgn = `/api/reviews/${id}.pgn`;
    const { explore } = options;
    const { close } = followReview(
      main,
      { id, state, pgn, explore },
      { ...PLAIN, orientation },
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
/** @type {(shown: { title: string, number: number, games: number, beside: (number | null)[] }) => Element} */
export function wayOf({ title, number, games, beside: [before, after] }) {
  /** @type {(to: number | null, sign: string, label: string) => Element | null} */
  const link = (to, sign, label) => (to ? h("a", { href: `#${to}/`, "aria-label": t(label) }, sign) : null);
  return h(
    "nav",
    { class: "embed__way", "aria-label": t("collection-neighbours") },
    h("a", { href: "#" }, `← ${t("embed-collection-back")} · ${title}`),
    h("span", {}, t("collection-place", { number, games })),
    link(before, "←", "collection-previous"),
    link(after, "→", "collection-next"),
  );
}

/** chessboard.js and jQuery, which a bundle has in it. */
async function libraries() {
  for (const path of "Chessboard" in window ? [] : LIBRARIES)
    await new Promise((resolve, reject) => {
      document.head.append(h("script", { src: asset(path), on: { load: resolve, error: reject } }));
    });
}
