/** A player's strip above or below the board: name, rating, clock, material. */

import { material } from "../chess/position.ts";
import { h } from "../lib/dom.ts";
import { clock, player } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import type { Begun } from "../state/types.ts";
import type { Side } from "../wire.ts";
import { pieceUrl } from "./pieces.ts";
import type { Part, PlayerLook } from "./types.ts";

export const createPlayer = (): Part & { update(look: PlayerLook): void } => {
  const chip = h("span", { class: "player__chip", "aria-hidden": "true" });
  const name = h("span", { class: "player__name" });
  const rating = h("span", { class: "player__rating" });
  const taken = h("span", { class: "player__material" });
  const time = h("span", { class: "player__clock" });
  const element = h(
    "div",
    { class: "player" },
    chip,
    h("span", { class: "player__who" }, name, rating),
    taken,
    time,
  );
  return {
    element,
    update({ state, side, fen, ply }) {
      const { headers } = state.game;
      const key = side === "white" ? "White" : "Black";
      element.dataset.side = side;
      name.textContent = [headers[`${key}Title`], player(headers, side)].filter(Boolean).join(" ");
      rating.textContent = /^\d+/.test(headers[`${key}Elo`] ?? "") ? headers[`${key}Elo`] : "";
      showMaterial(taken, side, fen);
      const seconds = clockOf(state, side, ply);
      time.textContent = clock(seconds);
      time.hidden = seconds === null;
    },
  };
};

export const clockOf = (state: Begun, side: Side, ply: number): number | null => {
  const whiteStarts = state.game.start_fen.split(/\s+/)[1] === "w";
  for (let n = ply; n >= 1; n -= 1) {
    if (((n % 2 === 1) === whiteStarts ? "white" : "black") !== side) continue;
    return state.game.moves[n - 1].clock ?? null;
  }
  return null;
};

const showMaterial = (element: HTMLElement, side: Side, fen: string): void => {
  const { lead, white, black } = material(fen);
  const [mine, theirs] = side === "white" ? [white, "b"] : [black, "w"];
  const ahead = side === "white" ? lead : -lead;
  const images = mine.map((kind) =>
    h("img", { src: pieceUrl(theirs + kind.toUpperCase()), alt: "", width: 16, height: 16 }),
  );
  element.replaceChildren(
    ...images,
    ...(ahead > 0 ? [h("span", { class: "player__lead" }, `+${ahead}`)] : []),
  );
  element.title = ahead > 0 ? t("player-ahead", { lead: ahead }) : "";
};
