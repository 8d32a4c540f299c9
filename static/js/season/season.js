/**
 * The screen `/c/<id>/season/<player>`: what the reviews of a collection say of one player; with `?with=`
 * another season beside it.
 */

/** @import { Asked, HeadOptions, Open } from "../../types/season" */
/** @import { Season } from "../wire" */
/** @import { Go } from "../../types/review" */

import { built } from "../lib/dialogs.js";
import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { textsOf } from "../lib/later_texts.js";
import { getSeason } from "../net/api.js";
import { otherOf } from "./figures.js";
import { follow, isBehind } from "./growing.js";
import { createHead } from "./head.js";
import { keeping } from "./keeping.js";
import { openPlaces } from "./places.js";
import { createFigures } from "./tables.js";

/** Show the season in `root`; returns what takes it down. */
/** @type {(root: HTMLElement, asked: Asked, go: Go) => () => void} */
export function showSeason(root, asked, go) {
  let closed = false;
  let close = () => {};
  const other = otherOf(new URLSearchParams(location.search).get("with"), asked.player);
  root.replaceChildren(
    h(
      "div",
      { class: "waiting", role: "status" },
      h("span", { class: "waiting__mark", "aria-hidden": "true" }),
    ),
  );
  Promise.all([getSeason(asked), other ? getSeason(other) : null, textsOf("season")]).then(
    ([season, beside]) => {
      if (!closed)
        close = built(root, () =>
          open(root, beside ? [season, beside] : [season], other ? [asked, other] : [asked], go),
        );
    },
    (error) => !closed && root.replaceChildren(missing(error, asked)),
  );
  // the router minds paths alone: "?with=" is this screen's
  const { pathname, search } = location;
  const moved = () =>
    location.pathname === pathname &&
    location.search !== search &&
    go(location.href.slice(location.origin.length), true);
  window.addEventListener("popstate", moved);
  return () => {
    closed = true;
    window.removeEventListener("popstate", moved);
    close();
  };
}

/** Show the seasons, those that were `asked` for, and follow them. */
/** @type {(root: HTMLElement, seasons: Season[], asked: Asked[], go: Go) => () => void} */
function open(root, seasons, asked, go) {
  const [{ player, collection }] = seasons;
  let shown = seasons;
  let growing = false;
  let training = false;
  document.title = t("page-review-title", {
    game: t("season-page-title", { player, collection: collection.title }),
  });
  let stop = () => {};
  /** @param {string} kind */
  const train = async (kind) => {
    const { openTraining } = await import("./training.js");
    training = true;
    stop = await openTraining(root, { season: shown[0], kind, leave: draw });
  };
  function draw() {
    stop();
    stop = () => {};
    training = false;
    root.replaceChildren(page(shown, { asked: asked[0], go, train, growing }));
  }
  /** Under whoever reads; who trains sees it afterwards, who looks at positions once they are closed. */
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

/** @type {(seasons: Season[], options: HeadOptions) => HTMLElement} */
function page(seasons, options) {
  const two = seasons.length > 1;
  /** @type {Open} */
  const places = (of, title, at) =>
    openPlaces(of, two ? `${title} · ${of.player}, ${of.collection.title}` : title, at);
  return h(
    "article",
    { class: "season", data: { seasons: seasons.length } },
    createHead(seasons, options),
    createFigures(seasons, places),
  );
}

/** @type {(error: { status: number, message: string, code?: string }, asked: Asked) => HTMLElement} */
function missing({ status, message, code }, { id }) {
  const nobody = code === "no_such_player";
  const gone = !nobody && (status === 404 || status === 410);
  return h(
    "div",
    { class: "missing" },
    h("h1", {}, gone ? t("collection-gone") : nobody ? message : t("review-failed")),
    h("p", {}, gone ? t("collection-gone-why") : nobody ? "" : message),
    h(
      "p",
      {},
      h(
        "a",
        { class: "button button--primary", href: gone ? "/" : `/c/${id}`, data: { route: "" } },
        t(gone ? "page-missing-button" : "embed-collection-back"),
      ),
    ),
  );
}
