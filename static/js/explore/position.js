/**
 * The screen `/explore?fen=…`: a position alone, to try moves on, the engine in the browser beside it.
 * Nothing of it is stored on the server: the address is all there is, what was tried stands in its hash.
 */

import { Stage } from "../board/stage.js";
import { positionFromAddress } from "../chess/fen.js";
import { loadRules } from "../chess/rules.js";
import { Endgames } from "../endgame/endgames.js";
import { say, showKeys } from "../lib/dialogs.js";
import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { icon } from "../lib/icons.js";
import { listen } from "../lib/keys.js";
import { copyText } from "../share/share.js";
import { hashOf, placeFromAddress } from "../state/address.js";
import { stateOfPgn } from "../state/pgn_state.js";
import { zoomBoard } from "../state/settings.js";
import { onBoard } from "../state/view.js";
import { Exploring } from "./exploring.js";

/** @import { PositionAsked } from "../../types/explore" */
/** @import { Begun } from "../../types/state" */

/** Show the screen in `root`; returns what takes it down. @type {(root: HTMLElement) => () => void} */
export function showPosition(root) {
  document.title = t("position-page-title");
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

/** @type {(root: HTMLElement, asked: PositionAsked) => () => void} */
function open(root, asked) {
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
  root.replaceChildren(layout(stage, [aids, place], () => onBoard(state, stage.view()).fen));
  stage.update(state);
  stage.on("view", (view) =>
    history.replaceState(history.state, "", `${location.pathname}${location.search}${hashOf(view)}`),
  );
  const begin = () => exploring.open({ ply: 0, line: placeFromAddress(location)?.line ?? [] });
  begin();
  exploring.perform("engine");
  window.addEventListener("hashchange", begin);
  const unlisten = listen((action) => {
    if (action === "help") return showKeys();
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

/** A game without moves from that position. @type {(asked: PositionAsked) => Begun} */
const stateOf = ({ fen, variant }) =>
  /** @type {Begun} */ (
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
    })
  );

/** @type {(stage: Stage, aids: Element[], fen: () => string) => Element} */
function layout(stage, aids, fen) {
  const { board, controls, moves } = stage.parts;
  /** @type {(text: string, done: string) => Promise<void>} */
  const copy = async (text, done) => say((await copyText(text)) ? done : t("share-refused"));
  const tools = h(
    "div",
    { class: "share", role: "group", "aria-label": t("share-label") },
    tool("link", t("share-link"), () => copy(location.href, t("share-link-copied"))),
    tool("share", t("share-fen"), () => copy(fen(), t("share-fen-copied"))),
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
      aids,
      h("h2", { class: "position__tried" }, t("position-moves")),
      moves,
    ),
  );
}

/** @type {(sign: import("../lib/icons.js").Sign, label: string, click: () => void) => Element} */
const tool = (sign, label, click) =>
  h(
    "button",
    { type: "button", class: "button button--quiet", on: { click } },
    icon(sign, 18),
    h("span", {}, label),
  );

/** @type {(root: HTMLElement) => () => void} */
function missing(root) {
  root.replaceChildren(
    h(
      "div",
      { class: "missing" },
      h("h1", {}, t("position-bad")),
      h("p", {}, t("position-bad-why")),
      h(
        "p",
        {},
        h("a", { class: "button button--primary", href: "/", data: { route: "" } }, t("page-missing-button")),
      ),
    ),
  );
  return () => {};
}
