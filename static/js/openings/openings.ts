/**
 * The screen `/c/<id>/openings`: the openings of a collection's games, or (`?player=`, `?side=`) of a
 * player's, as a board with the moves that were played. The place in the tree stands in the hash.
 */

import { Board } from "../board/board.ts";
import { createControls } from "../board/controls.ts";
import type { BoardUpdate } from "../board/types.ts";
import { built } from "../lib/dialogs.ts";
import { h, waiting } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { icon } from "../lib/icons.ts";
import { listen } from "../lib/keys.ts";
import { at, heedQuery } from "../lib/site.ts";
import type { Go } from "../lib/types.ts";
import { getOpenings, openingsUrl } from "../net/api.ts";
import type { MoveNode } from "../state/types.ts";
import type { OpeningTree, Side } from "../wire.ts";
import { createPanel } from "./panel.ts";
import type { Step } from "./tree.ts";
import { addressOf, askedOf, lineOf, mainLine, playersOf, walk } from "./tree.ts";

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
  document.title = t("page-review-title", { game: t("openings-page-title", { of: whose }) });
  let steps = walk(tree, lineOf(location.hash));
  const live = h("div", { class: "visually-hidden", role: "status" });
  const panel = createPanel({ tree, show });
  const place = h("div", { class: "stage__board" });
  const controls = createControls(perform);
  root.replaceChildren(
    h(
      "div",
      { class: "position openings" },
      h("div", { class: "position__main" }, place, controls.element),
      h("div", { class: "position__side" }, headOf(tree, id, go), panel.element, live),
    ),
  );
  const board = new Board(place, {
    orientation: tree.side ?? "white",
    onStep: (delta) => perform(delta < 0 ? "previous" : "next"),
  });

  function show(next: Step[], asked = true) {
    steps = next;
    const look = lookOf(tree, steps);
    board.update(look);
    board.setInput({ fen: look.fen, onMove });
    const said = panel.update(steps);
    if (!asked) return;
    live.textContent = said;
    const hash = steps.length ? `#${steps.map(({ uci }) => uci).join(",")}` : "";
    history.replaceState(history.state, "", `${location.pathname}${location.search}${hash}`);
  }

  function onMove({ uci, san }: MoveNode) {
    const next = walk(tree, [...steps.map((step) => step.uci), uci]);
    if (next.length > steps.length) show(next);
    else live.textContent = panel.tell(san);
    return true;
  }

  function perform(action: string): boolean {
    if (action === "flip") board.flip();
    if (action === "type") return Boolean(board.type());
    const line = mainLine(tree, steps);
    const to: Record<string, Step[]> = {
      first: [],
      previous: steps.slice(0, -1),
      next: line.slice(0, steps.length + 1),
      last: line,
    };
    if (to[action] && to[action].length !== steps.length) show(to[action]);
    return action === "flip" || action in to;
  }

  show(steps, false);
  const unlisten = listen(perform);
  const named = () => show(walk(tree, lineOf(location.hash)), false);
  window.addEventListener("hashchange", named);
  return () => {
    unlisten();
    window.removeEventListener("hashchange", named);
  };
}

/** The position with its last move, and the moves that are played most. */
function lookOf(tree: OpeningTree, steps: Step[]): BoardUpdate {
  const here = tree.positions[steps.at(-1)?.to ?? 0];
  const last = steps.at(-1)?.uci;
  return {
    fen: here.fen,
    move: last ? { origin: last.slice(0, 2), target: last.slice(2, 4) } : null,
    arrows: here.moves.slice(0, ARROWS).map(({ uci, games }) => ({
      from: uci.slice(0, 2),
      to: uci.slice(2, 4),
      color: "blue",
      weight: games / here.games.length,
    })),
  };
}

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
          { class: "segmented", role: "group", "aria-label": t("openings-side") },
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
      "aria-label": t("openings-whose"),
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
    h("p", {}, gone ? t("collection-gone-why") : message),
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
