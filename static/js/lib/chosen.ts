/**
 * What runs in the head before anything is drawn, written into the page itself (built/first.js): the first
 * paint has the chosen theme, i18n.ts the chosen language, and a part of the page that does not come is told,
 * whatever else is missing. An embed has none of it.
 */

import { LOST } from "./parts.ts";

const root = document.documentElement;
const saved = (key: string) => JSON.parse(localStorage.getItem(`kibitz:${key}`) ?? "null");

try {
  const theme = saved("theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  const language = saved("language");
  if (/^[a-z-]{2,8}$/i.test(language ?? "") && !root.dataset.asked) root.lang = language;
} catch {
  // no storage: the system's theme, the browser's language
}

function tell() {
  const lost = document.getElementById("lost");
  if (!lost) return document.addEventListener("DOMContentLoaded", tell, { once: true });
  lost.hidden = false;
  lost.querySelector("button")?.addEventListener("click", () => location.reload());
}

addEventListener(LOST, tell);
// scripts and style sheets that do not come say so where they stand
addEventListener(
  "error",
  ({ target }) => /^(SCRIPT|LINK)$/.test((target as Element)?.tagName) && tell(),
  true,
);
