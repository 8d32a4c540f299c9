/** A person's settings of the page: theme, board, sounds, kind of accuracy. Kept by storage.js. */

import { load, save } from "../lib/storage.js";

export const THEMES = ["auto", "light", "dark"];

/** The theme's choice: "auto", "light" or "dark". */
export function theme() {
  const chosen = load("theme", "auto");
  return THEMES.includes(chosen) ? chosen : "auto";
}

/** Choose and show a theme. */
export function setTheme(chosen) {
  save("theme", chosen === "auto" ? null : chosen);
  showTheme(chosen);
}

/** Put the theme on the page; "auto" follows the system. */
export function showTheme(chosen) {
  document.documentElement.dataset.theme = chosen;
  document.dispatchEvent(new CustomEvent("kibitz:theme"));
}

/** "kibitz" or "lichess": whose accuracy the report card shows. */
export function accuracyKind() {
  return load("accuracy", "kibitz") === "lichess" ? "lichess" : "kibitz";
}

export function setAccuracyKind(kind) {
  save("accuracy", kind);
}

/** The boards' themes, stated in server/images/boards.py; their colours are in css/board.css. */
/* facts: board-names, written by scripts/write_facts.py */
export const BOARD_THEMES = ["aubergine", "walnut", "slate", "paper"];
/* end of facts */
export const ZOOMS = { least: 0.6, most: 1.4, step: 0.1 };

const BOARD = { theme: BOARD_THEMES[0], coordinates: true, animation: true, sounds: false, zoom: 1 };

/** {theme, coordinates, animation, sounds, zoom}: what was chosen, the rest as it comes. */
export function boardSettings() {
  const kept = { ...BOARD, ...load("board", {}) };
  return {
    ...kept,
    theme: BOARD_THEMES.includes(kept.theme) ? kept.theme : BOARD.theme,
    zoom: within(Number(kept.zoom) || 1),
  };
}

/** Choose some of the board's settings and show them. */
export function setBoard(changes) {
  const chosen = { ...boardSettings(), ...changes };
  const own = Object.entries(chosen).filter(([key, value]) => value !== BOARD[key]);
  save("board", own.length ? Object.fromEntries(own) : null);
  showBoard(chosen);
}

/** Put the board's settings on the page: css/board.css and board.js look there. */
export function showBoard({ theme: chosen, coordinates: letters, animation, zoom } = boardSettings()) {
  const root = document.documentElement;
  root.dataset.board = chosen;
  root.dataset.coordinates = letters ? "on" : "off";
  root.dataset.animation = animation ? "on" : "off";
  root.style.setProperty("--zoom", zoom);
}

/** One step larger (1) or smaller (-1). */
export function zoomBoard(direction) {
  setBoard({ zoom: within(boardSettings().zoom + direction * ZOOMS.step) });
}

export const boardTheme = () => boardSettings().theme;
export const coordinates = () => boardSettings().coordinates;
export const soundsOn = () => boardSettings().sounds;

function within(zoom) {
  return Math.round(Math.min(ZOOMS.most, Math.max(ZOOMS.least, zoom)) * 10) / 10;
}
