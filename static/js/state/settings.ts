/** A person's settings of the page: theme, board, sounds, notation, kind of accuracy. Kept by storage.ts. */

import { NOTATIONS, useNotation } from "../chess/notation.ts";
import type { Notation } from "../chess/types.ts";
import { useKeys } from "../lib/keys.ts";
import { load, save } from "../lib/storage.ts";
import type { BoardSettings } from "./types.ts";

/** Told on the document: what stands on the page is to be drawn anew. */
export const ANEW = "kibitz:anew";

export const THEMES = ["auto", "light", "dark"];

/** The theme's choice: "auto", "light" or "dark". */
export function theme() {
  const chosen = load("theme", "auto");
  return THEMES.includes(chosen) ? chosen : "auto";
}

/** Choose and show a theme. */
export function setTheme(chosen: string) {
  save("theme", chosen === "auto" ? null : chosen);
  showTheme(chosen);
}

/** Put the theme on the page; "auto" follows the system. */
export function showTheme(chosen: string) {
  document.documentElement.dataset.theme = chosen;
}

/** "kibitz" or "lichess": whose accuracy the report card shows. */
export function accuracyKind() {
  return load("accuracy", "kibitz" as string) === "lichess" ? "lichess" : "kibitz";
}

export function setAccuracyKind(kind: "kibitz" | "lichess") {
  save("accuracy", kind);
}

/** With which signs moves are written, one of NOTATIONS. */
export function notation() {
  const chosen = load("notation", NOTATIONS[0]);
  return NOTATIONS.includes(chosen) ? chosen : NOTATIONS[0];
}

/** Choose it; what is drawn from now on has it. */
export function setNotation(chosen: Notation) {
  save("notation", chosen === NOTATIONS[0] ? null : chosen);
  useNotation(chosen);
  document.dispatchEvent(new CustomEvent(ANEW));
}

/** Put all that was chosen on the page. */
export function showSettings(): void {
  showBoard();
  useNotation(notation());
  useKeys(ownKeys());
}

/** Key as it comes -> a person's own in its place. */
export const ownKeys = (): Record<string, string> => {
  const saved = load("keys", {} as Record<string, unknown>);
  const own = Object.entries(saved ?? {}).filter(([, key]) => typeof key === "string" && key.length === 1);
  return Object.fromEntries(own) as Record<string, string>;
};

/** Choose them; they hold from now on. */
export function setOwnKeys(own: Record<string, string>): void {
  save("keys", Object.keys(own).length ? own : null);
  useKeys(own);
}

/** The boards' themes, stated in server/images/boards.py; their colours are in css/board.css. */
/* facts: board-names, written by scripts/write_facts.py */
export const BOARD_THEMES = ["aubergine", "walnut", "slate", "paper"];
/* end of facts */

/** The sets of pieces, stated in server/images/pieces.py. */
/* facts: piece-sets, written by scripts/write_facts.py */
export const PIECE_SETS = ["cburnett", "merida", "solid", "noto"];
/* end of facts */

export const ZOOMS = { least: 0.6, most: 1.4, step: 0.1 };

const BOARD: BoardSettings = {
  theme: BOARD_THEMES[0],
  pieces: PIECE_SETS[0],
  coordinates: true,
  animation: true,
  sounds: false,
  keys: true,
  zoom: 1,
};

/** {theme, pieces, coordinates, animation, sounds, keys, zoom}: what was chosen, the rest as it comes. */
export function boardSettings() {
  const saved = { ...BOARD, ...load("board", {} as Partial<BoardSettings>) };
  return {
    ...saved,
    theme: BOARD_THEMES.includes(saved.theme) ? saved.theme : BOARD.theme,
    pieces: PIECE_SETS.includes(saved.pieces) ? saved.pieces : BOARD.pieces,
    zoom: within(Number(saved.zoom) || 1),
  };
}

/** Choose some of the board's settings and show them. */
export function setBoard(changes: Partial<BoardSettings>) {
  const chosen = { ...boardSettings(), ...changes };
  const plain = new Map(Object.entries(BOARD));
  const own = Object.entries(chosen).filter(([key, value]) => value !== plain.get(key));
  save("board", own.length ? Object.fromEntries(own) : null);
  showBoard(chosen);
}

/** Put the board's settings on the page: css/board.css and board.ts look there. */
export function showBoard(
  { theme: chosen, pieces, coordinates: letters, animation, keys, zoom } = boardSettings(),
) {
  const root = document.documentElement;
  root.dataset.board = chosen;
  root.dataset.pieces = pieces;
  root.dataset.coordinates = letters ? "on" : "off";
  root.dataset.keys = keys ? "on" : "off";
  root.dataset.animation = animation ? "on" : "off";
  root.style.setProperty("--zoom", String(zoom));
}

/** One step larger (1) or smaller (-1). */
export function zoomBoard(direction: 1 | -1) {
  setBoard({ zoom: within(boardSettings().zoom + direction * ZOOMS.step) });
}

/** Whether a drill asks inaccuracies too. */
export const drillsMild = () => load("drill-mild", true);
export const setDrillsMild = (mild: boolean) => save("drill-mild", mild ? null : false);

export const boardTheme = () => boardSettings().theme;
export const coordinates = () => boardSettings().coordinates;
export const soundsOn = () => boardSettings().sounds;

function within(zoom: number) {
  return Math.round(Math.min(ZOOMS.most, Math.max(ZOOMS.least, zoom)) * 10) / 10;
}
