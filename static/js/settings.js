/** A person's settings of the page: theme and kind of accuracy. Kept by storage.js. */

import { load, save } from "./storage.js";

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
