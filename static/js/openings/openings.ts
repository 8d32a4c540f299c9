/**
 * The screen `/c/<id>/openings`: the openings of a collection's games, or (`?player=`, `?side=`) of a
 * player's, as a board with the moves that were played. The place in the tree stands in the hash.
 */

import type { BoardArrow } from "../board/types.ts";
import { built } from "../lib/dialogs.ts";
import { h, waiting } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { icon } from "../lib/icons.ts";
import { at, heedQuery } from "../lib/site.ts";
import type { Go } from "../lib/types.ts";
import { getOpenings, openingsUrl } from "../net/api.ts";
import type { OpeningTree, Side, TreePosition } from "../wire.ts";
import { createPanel } from "./panel.ts";
import { addressOf, askedOf, playersOf } from "./tree.ts";
import { showWalk } from "./walking.ts";

/** Moves whose arrows stand on the board. */
const ARROWS = 3;
const SIDES: Side[] = ["white", "black"];

/** Show the tree in `root`; returns what takes it down. */
export function showOpenings(root: HTMLElement, id: string, go: Go): () => void {
  let closed = false;
  let close = () => {};
  const { player, side } = askedOf(location.search);
  root.replaceChildren(waiting());
  getOpenings(id, player, side).then(
    (tree) => {
      if (!closed) close = built(root, () => open(root, id, tree, go));
    },
    (error) => !closed && root.replaceChildren(missing(error, id)),
  );
  const unheed = heedQuery(go);
  return () => {
    closed = true;
    unheed();
    close();
  };
}

function open(root: HTMLElement, id: string, tree: OpeningTree, go: Go): () => void {
  const whose = tree.player ?? tree.title;
  document.title = t("page-review-title", { game: `${t("openings-all")} · ${whose}` });
  return showWalk(root, {
    tree,
    orientation: tree.side ?? "white",
    head: headOf(tree, id, go),
    panel: (show) => createPanel({ tree, show }),
    arrows: (at) => arrowsOf(tree.positions[at]),
  });
}

/** The moves that are played most. */
const arrowsOf = ({ moves, games: all }: TreePosition): BoardArrow[] =>
  moves.slice(0, ARROWS).map(({ uci, games }) => ({
    from: uci.slice(0, 2),
    to: uci.slice(2, 4),
    color: "blue",
    weight: games / all.length,
  }));

function headOf(tree: OpeningTree, id: string, go: Go): HTMLElement {
  const { title, player, side, games, left_out } = tree;
  const facts: (string | Node)[] = [
    player
      ? h(
          "a",
          { href: at(`/c/${id}/season/${encodeURIComponent(player)}`), data: { route: "" } },
          t("openings-season"),
        )
      : "",
    h("a", { href: at(`/c/${id}`), data: { route: "" } }, title),
    t("openings-reviewed", { count: games.length }),
    left_out ? t("openings-left-out", { count: left_out }) : "",
  ].filter(Boolean);
  return h(
    "header",
    { class: "openings__head" },
    h("h1", {}, player ? t("openings-of", { player }) : t("openings-all")),
    h(
      "p",
      { class: "openings__facts" },
      facts.map((fact, index) => [index ? " · " : "", fact]),
    ),
    h(
      "div",
      { class: "openings__choice" },
      player &&
        h(
          "div",
          { class: "segmented", role: "group", "aria-label": t("word-colour") },
          SIDES.map((each) => sideButton(id, player, each, side, go)),
        ),
      choiceOf(tree, id, go),
      h(
        "a",
        { class: "button button--quiet", href: openingsUrl(id, player, side, "pgn"), download: "" },
        icon("download", 18),
        "PGN",
      ),
    ),
  );
}

const sideButton = (id: string, player: string, side: Side, now: Side | null, go: Go) =>
  h(
    "button",
    {
      type: "button",
      class: "segmented__item",
      "aria-pressed": String(side === now),
      on: { click: () => go(addressOf(id, player, side)) },
    },
    t(`side-${side}`),
  );

/** Of everybody, or of one of the players here. */
function choiceOf(tree: OpeningTree, id: string, go: Go): HTMLElement {
  const { player } = tree;
  const names = player ? [player] : playersOf(tree);
  const select = h(
    "select",
    {
      "aria-label": t("collection-player"),
      on: { change: () => go(addressOf(id, select.value || null, "white")) },
    },
    h("option", { value: "" }, t("openings-everybody")),
    names.map((name) => h("option", { value: name, selected: name === player }, name)),
  );
  return select;
}

function missing({ status, message, code }: { status: number; message: string; code?: string }, id: string) {
  const gone = code !== "no_such_player" && (status === 404 || status === 410);
  return h(
    "div",
    { class: "missing" },
    h("h1", {}, gone ? t("collection-gone") : t("review-failed")),
    h("p", {}, gone ? t("review-gone-why") : message),
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
