/**
 * The screen `/c/<id>/season/<player>`: what the reviews of a collection say of one player; with `?with=`
 * another season beside it.
 */

import { built } from "../lib/dialogs.ts";
import { h, waiting } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { at, heedQuery } from "../lib/site.ts";
import type { Go } from "../lib/types.ts";
import { getSeason } from "../net/api.ts";
import { isMine } from "../state/own_side.ts";
import type { Season } from "../wire.ts";
import { otherOf } from "./figures.ts";
import { follow, isBehind } from "./growing.ts";
import { createHead } from "./head.ts";
import { keeping } from "./keeping.ts";
import { createLessons } from "./lessons.ts";
import { openPlaces } from "./places.ts";
import { createFigures } from "./tables.ts";
import type { Asked, HeadOptions } from "./types.ts";

/** Show the season in `root`; returns what takes it down. */
export function showSeason(root: HTMLElement, asked: Asked, go: Go): () => void {
  let closed = false;
  let close = () => {};
  const other = otherOf(new URLSearchParams(location.search).get("with"), asked.player);
  root.replaceChildren(waiting());
  Promise.all([getSeason(asked), other ? getSeason(other) : null]).then(
    ([season, beside]) => {
      if (!closed)
        close = built(root, () =>
          open(root, beside ? [season, beside] : [season], other ? [asked, other] : [asked], go),
        );
    },
    (error) => !closed && root.replaceChildren(missing(error, asked)),
  );
  const unheed = heedQuery(go);
  return () => {
    closed = true;
    unheed();
    close();
  };
}

/** Show the seasons, those that were `asked` for, and follow them. */
function open(root: HTMLElement, seasons: Season[], asked: Asked[], go: Go): () => void {
  const [{ player, collection }] = seasons;
  let shown = seasons;
  let growing = false;
  let training = false;
  document.title = t("page-review-title", {
    game: t("season-page-title", { player, collection: collection.title }),
  });
  let stop = () => {};
  const train = async (kind: string) => {
    const { loadTraining } = await import("./training.ts");
    const begin = await loadTraining(root, { season: shown[0], kind, leave: draw });
    if (closed) return;
    training = true;
    stop();
    stop = begin();
  };
  function draw() {
    stop();
    stop = () => {};
    training = false;
    root.replaceChildren(page(shown, { asked: asked[0], go, train, growing }));
  }
  /** Under a reader; during a training it is seen afterwards, over positions once they are closed. */
  function drawAgain() {
    const dialog = document.querySelector("dialog[open]");
    if (dialog) dialog.addEventListener("close", drawAgain, { once: true });
    else if (!training && !closed) keeping(root, draw);
  }
  async function grown() {
    const fresh = await Promise.all(asked.map(getSeason));
    shown = fresh;
    drawAgain();
  }
  let closed = false;
  draw();
  const feeds = [...new Set(asked.map(({ id }) => id))].map((id) =>
    follow(id, {
      behind: (rows) => shown.some((season) => season.collection.id === id && isBehind(season, rows)),
      grown,
      standing(now) {
        if (growing === now) return;
        growing = now;
        drawAgain();
      },
    }),
  );
  return () => {
    closed = true;
    for (const feed of feeds) feed.close();
    stop();
  };
}

function page(seasons: Season[], options: HeadOptions): HTMLElement {
  const two = seasons.length > 1;
  const places = (of: Season, title: string, at: number[]): void =>
    openPlaces(of, two ? `${title} · ${of.player}, ${of.collection.title}` : title, at);
  return h(
    "article",
    { class: "season", data: { seasons: seasons.length } },
    createHead(seasons, options),
    two ? null : createLessons(seasons[0], { open: places, train: options.train }),
    createFigures(seasons, places),
    two || !isMine(seasons[0].player) ? null : repertoirePlace(seasons[0]),
  );
}

/** How the games stood to one's own repertoire; loaded, and there at all, where this browser has one. */
function repertoirePlace(season: Season): HTMLElement {
  const place = h("div", { class: "season__repertoire", hidden: true });
  import("./repertoire.ts")
    .then(({ repertoireOf }) => repertoireOf(season))
    .then((found) => {
      if (!found) return;
      place.append(found);
      place.hidden = false;
    })
    .catch(() => {}); // offline, or the tree cannot be had: a season without it
  return place;
}

/** Whether a collection has no such player, or is not there itself; neither: it could not be had. */
export function whatIsMissing(status: number, code?: string): { nobody: boolean; gone: boolean } {
  const nobody = code === "no_such_player";
  return { nobody, gone: !nobody && (status === 404 || status === 410) };
}

function missing(
  { status, message, code }: { status: number; message: string; code?: string },
  { id }: Asked,
): HTMLElement {
  const { nobody, gone } = whatIsMissing(status, code);
  return h(
    "div",
    { class: "missing" },
    h("h1", {}, gone ? t("collection-gone") : nobody ? message : t("review-failed")),
    h("p", {}, gone ? t("review-gone-why") : nobody ? "" : message),
    h(
      "p",
      {},
      h(
        "a",
        { class: "button button--primary", href: gone ? at("/") : at(`/c/${id}`), data: { route: "" } },
        t(gone ? "page-missing-button" : "embed-collection-back"),
      ),
    ),
  );
}
