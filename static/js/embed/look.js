/**
 * The colours and fonts of an embed that its address asks for (server/web/embed/options.py has checked them),
 * as custom properties of the page. What stands on a colour is black or white, whichever is read more easily.
 */

/** @import { Look } from "../../types/embed" */

const LIGHT = "#ffffff";
const DARK = "#1a141e";

/** Relative luminance of "#rrggbb", 0 to 1, as the WCAG have it. @param {string} color */
function luminance(color) {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The ink that is read on a ground. Pure. @param {string} ground */
export const inkOn = (ground) => {
  const light = luminance(ground);
  return 1.05 / (light + 0.05) >= (light + 0.05) / (luminance(DARK) + 0.05) ? LIGHT : DARK;
};

/** Fonts by name, before those of our own. @param {string} names @param {string} ours */
const family = (names, ours) =>
  [...names.split(",").map((name) => name.trim()), ours]
    .map((name) =>
      /^(?:serif|sans-serif|monospace|system-ui|var\(--\w+\))$/.test(name) ? name : `"${name}"`,
    )
    .join(", ");

/** Custom properties and their values. Pure. @type {(options: Look) => Record<string, string>} */
export function lookOf({ lightsquares, darksquares, accent, font, headings }) {
  return {
    ...(lightsquares && { "--board-light": lightsquares, "--board-light-ink": inkOn(lightsquares) }),
    ...(darksquares && { "--board-dark": darksquares, "--board-dark-ink": inkOn(darksquares) }),
    ...(accent && {
      "--accent": accent,
      "--accent-strong": accent,
      "--on-accent": inkOn(accent),
      "--accent-soft": `color-mix(in srgb, ${accent} 16%, var(--surface))`,
    }),
    ...(font && { "--text": family(font, "system-ui"), "--display": family(font, "system-ui") }),
    ...(headings && { "--display": family(headings, "system-ui") }),
  };
}

/** Put them where the embed has its own (css/embed.css). @param {Look} options */
export function wear(options) {
  for (const [name, value] of Object.entries(lookOf(options))) document.body.style.setProperty(name, value);
}
