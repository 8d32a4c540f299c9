/**
 * The screen `/explore?fen=…`: a position alone, to try moves on, the engine in the browser beside it.
 * Nothing of it is stored on the server: the address is all there is, what was tried stands in its hash.
 */

import { editAddress, positionFromAddress } from "../chess/fen.ts";
import { loadRules } from "../chess/rules.ts";
import { Endgames } from "../endgame/endgames.ts";
import { copyText } from "../lib/clipboard.ts";
import { say } from "../lib/dialogs.ts";
import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import type { Sign } from "../lib/icons.ts";
import { icon } from "../lib/icons.ts";
import { listen } from "../lib/keys.ts";
import { at } from "../lib/site.ts";
import { Stage } from "../stage/stage.ts";
import { hashOf, placeFromAddress } from "../state/address.ts";
import { stateOfPgn } from "../state/pgn_state.ts";
import { zoomBoard } from "../state/settings.ts";
import type { Begun, Variant } from "../state/types.ts";
import { onBoard } from "../state/view.ts";
import { Exploring } from "./exploring.ts";

/** A position that an address names. */
interface PositionAsked {
  fen: string;
  variant: Variant;
}

const openKeys = async () => (await import("../board/keys_dialog.ts")).showKeys();

/** Show the screen in `root`; returns what takes it down. */
export function showPosition(root: HTMLElement): () => void {
  document.title = t("page-review-title", { game: t("position-title") });
  const asked = positionFromAddress(location.search);
  let close = () => {};
  let gone = false;
  if (asked)
    loadRules().then(
      ({ playable }) => {
        if (!gone) close = playable(asked.fen) ? open(root, asked) : missing(root);
      },
      () => !gone && say(t("board-no-rules")),
    );
  else missing(root);
  return () => {
    gone = true;
    close();
  };
}

function open(root: HTMLElement, asked: PositionAsked): () => void {
  const state = stateOf(asked);
  const black = asked.fen.split(" ")[1] === "b";
  const stage = new Stage({ graph: false, orientation: black ? "black" : "white" });
  const place = h("div", { class: "position__engine" });
  const aids = h("div");
  const exploring = new Exploring({
    id: `${asked.variant} ${asked.fen}`,
    stage,
    state: () => state,
    say,
    place: (panel) => place.replaceChildren(panel),
  });
  new Endgames({ stage, aids });
  root.replaceChildren(
    layout(stage, [aids, place], {
      fen: () => onBoard(state, stage.view()).fen,
      variant: asked.variant,
      play: () => exploring.play(),
    }),
  );
  stage.update(state);
  stage.on("view", (view) =>
    history.replaceState(history.state, "", `${location.pathname}${location.search}${hashOf(view)}`),
  );
  const begin = () => exploring.open({ ply: 0, line: placeFromAddress(location)?.line ?? [] });
  begin();
  if (location.hash === "#play") exploring.play();
  else exploring.perform("engine");
  window.addEventListener("hashchange", begin);
  const unlisten = listen((action) => {
    if (action === "help") return openKeys();
    if (action === "larger" || action === "smaller") return zoomBoard(action === "larger" ? 1 : -1);
    return exploring.perform(action) ?? stage.perform(action);
  });
  return () => {
    unlisten();
    window.removeEventListener("hashchange", begin);
    exploring.close();
    stage.close();
  };
}

/** A game without moves from that position. */
const stateOf = ({ fen, variant }: PositionAsked): Begun =>
  stateOfPgn({
    headers: {},
    start_fen: fen,
    variant,
    result: "*",
    moves: [],
    opening: null,
    openings: [null],
    comment: "",
    arrows: [],
    warnings: [],
    eval: null,
  }) as Begun;

/** @param on the position on the board, and playing it out */
function layout(
  stage: Stage,
  aids: Element[],
  on: { fen(): string; variant: Variant; play(): void },
): Element {
  const { fen, variant, play } = on;
  const { board, controls, moves } = stage.parts;
  const copy = async (text: string, done: string): Promise<void> =>
    say((await copyText(text)) ? done : t("share-refused"));
  const tools = h(
    "div",
    { class: "share", role: "group", "aria-label": t("position-title") },
    h(
      "a",
      {
        class: "button button--quiet",
        href: at("/editor"),
        data: { route: "" },
        on: {
          click: ({ currentTarget }) =>
            (currentTarget as HTMLElement).setAttribute("href", editAddress(fen(), variant)),
        },
      },
      icon("edit", 18),
      h("span", {}, t("editor-edit")),
    ),
    tool("link", t("share-link"), () => copy(location.href, t("share-copied"))),
    tool("share", t("share-fen"), () => copy(fen(), t("share-copied"))),
  );
  return h(
    "div",
    { class: "position" },
    h("div", { class: "position__main" }, board, controls),
    h(
      "div",
      { class: "position__side" },
      h("header", { class: "position__head" }, h("h1", {}, t("position-title")), tools),
      h("p", { class: "position__how" }, t("position-how")),
      h(
        "button",
        { type: "button", class: "button button--small position__play", on: { click: play } },
        icon("play", 15),
        t("explore-play"),
      ),
      aids,
      h("h2", { class: "position__tried" }, t("position-moves")),
      moves,
    ),
  );
}

const tool = (sign: Sign, label: string, click: () => void): Element =>
  h(
    "button",
    { type: "button", class: "button button--quiet", on: { click } },
    icon(sign, 18),
    h("span", {}, label),
  );

function missing(root: HTMLElement): () => void {
  root.replaceChildren(
    h(
      "div",
      { class: "missing" },
      h("h1", {}, t("position-bad")),
      h("p", {}, t("position-bad-why")),
      h(
        "p",
        {},
        h(
          "a",
          { class: "button button--primary", href: at("/"), data: { route: "" } },
          t("page-missing-button"),
        ),
      ),
    ),
  );
  return () => {};
}
