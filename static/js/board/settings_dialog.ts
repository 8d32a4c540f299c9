/**
 * The dialog of the page's settings: board, notation, sounds. Loaded when it is opened; what is chosen shows
 * at once.
 */

import { hasOwnLetters, NOTATIONS } from "../chess/notation.ts";
import { showDialog } from "../lib/dialogs.ts";
import { asset, h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { keyOf } from "../lib/keys.ts";
import { at } from "../lib/site.ts";
import type { Child } from "../lib/types.ts";
import {
  BOARD_THEMES,
  boardSettings,
  notation,
  PIECE_SETS,
  setBoard,
  setNotation,
  ZOOMS,
} from "../state/settings.ts";
import type { BoardSettings } from "../state/types.ts";
import { choice, swatch } from "./choices.ts";
import { pieceUrl } from "./pieces.ts";
import { play } from "./sounds.ts";

/** Show it; `changed()` is told after each choice. */
export function showSettings(changed = () => {}) {
  const now = boardSettings();
  const set = (changes: Partial<BoardSettings>) => {
    setBoard(changes);
    changed();
  };
  const board = choice(
    "board-label",
    BOARD_THEMES,
    now.theme,
    (id) => [swatch(id), t(`settings-board-${id}`)],
    (id) => set({ theme: id }),
  );
  const body = h(
    "div",
    { class: "settings" },
    board,
    notationChoice(changed),
    PIECE_SETS.length > 1 ? pieceChoice(now.pieces, (id) => set({ pieces: id })) : null,
    sizes(now.zoom, (zoom) => set({ zoom })),
    toggle("settings-coordinates", now.coordinates, (on) => set({ coordinates: on })),
    toggle("settings-animation", now.animation, (on) => set({ animation: on })),
    toggle("settings-sounds", now.sounds, (on) => {
      set({ sounds: on });
      if (on) play("e4");
    }),
    toggle("settings-keys", now.keys, (on) => set({ keys: on })),
    h(
      "p",
      { class: "settings__note" },
      t("settings-kept"),
      " ",
      h("a", { href: at("/about") }, t("links-about")),
    ),
  );
  return showDialog(t("top-settings"), body);
}

/**
 * The signs of the pieces in written moves; the language's letters are one choice with the English ones where
 * they are the same.
 */
function notationChoice(changed: () => void): Child {
  const ids = NOTATIONS.filter((id) => id !== "english" || hasOwnLetters());
  const now = notation();
  return choice(
    "settings-notation",
    ids,
    ids.includes(now) ? now : NOTATIONS[0],
    (id) => t(`settings-notation-${id}`),
    (id) => {
      setNotation(NOTATIONS.find((known) => known === id) ?? NOTATIONS[0]);
      changed();
    },
  );
}

/** Of the sets of pieces, each with its knight; the pieces that are on the page change at once. */
function pieceChoice(chosen: string, choose: (id: string) => void): Child {
  const words = (id: string) => [
    h("img", { src: asset(`pieces/${id}/wN.svg`), alt: "", width: 44, height: 44 }),
    t(`settings-pieces-${id}`),
  ];
  return choice("settings-pieces", PIECE_SETS, chosen, words, (id) => {
    choose(id);
    const images: NodeListOf<HTMLImageElement> = document.querySelectorAll("img[data-piece]");
    for (const image of images) image.src = pieceUrl(image.dataset.piece ?? "");
  });
}

function sizes(zoom: number, choose: (zoom: number) => void): Child {
  const input = h("input", {
    type: "range",
    min: ZOOMS.least,
    max: ZOOMS.most,
    step: ZOOMS.step,
    value: zoom,
    on: { input: () => choose(Number(input.value)) },
  });
  return h(
    "label",
    { class: "settings__row" },
    h("span", {}, t("settings-size")),
    h(
      "span",
      { class: "settings__keys", "aria-hidden": "true" },
      ["-", "+"].map((key) => h("kbd", {}, keyOf(key))),
    ),
    input,
  );
}

function toggle(label: string, on: boolean, choose: (on: boolean) => void): Child {
  const input = h("input", {
    type: "checkbox",
    role: "switch",
    checked: on,
    on: { change: () => choose(input.checked) },
  });
  return h("label", { class: "settings__row" }, h("span", {}, t(label)), input);
}
