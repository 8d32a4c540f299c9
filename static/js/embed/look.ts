/**
 * The colours and fonts of an embed that its address asks for (server/web/embed/options.py has checked them),
 * as custom properties of the page. What stands on a colour is black or white, whichever is read more easily.
 * An accent that would not be read as text is darkened, in the dark theme lightened, until it is.
 */

import type { Look } from "./types.ts";

const LIGHT = "#ffffff";
const DARK = "#1a141e";
/** What the WCAG ask of text. */
const READ = 4.5;
/** Of what an embed shows text on (css/theme.css), the ground that is least far from its ink. */
const GROUNDS = { light: "#ebe7ee", dark: "#28212d" };

/** Relative luminance of "#rrggbb", 0 to 1, as the WCAG have it. */
function luminance(color: string) {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** How well one is read on the other, 1 to 21, as the WCAG have it. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const mixed = (color: string, ink: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const [from, to] = [color, ink].map((text) => Number.parseInt(text.slice(at, at + 2), 16));
      return Math.round(from + (to - from) * share)
        .toString(16)
        .padStart(2, "0");
    })
    .join("")}`;

/** The colour, with as much of the ink as it needs to be read as text on the ground. Pure. */
export function readable(color: string, ground: string, ink: string): string {
  for (let share = 0; share < 1; share += 0.05) {
    const found = mixed(color, ink, share);
    if (contrast(found, ground) >= READ) return found;
  }
  return ink;
}

/** The ink that is read on a ground. Pure. */
export const inkOn = (ground: string) => (contrast(LIGHT, ground) >= contrast(DARK, ground) ? LIGHT : DARK);

/** Fonts by name, before those of our own. */
const family = (names: string, ours: string) =>
  [...names.split(",").map((name) => name.trim()), ours]
    .map((name) =>
      /^(?:serif|sans-serif|monospace|system-ui|var\(--\w+\))$/.test(name) ? name : `"${name}"`,
    )
    .join(", ");

/** An accent is text, too: in either theme one that is read (css/embed.css chooses). */
function accents(accent: string) {
  const light = readable(accent, GROUNDS.light, DARK);
  const dark = readable(accent, GROUNDS.dark, LIGHT);
  return {
    "--accent-in-light": light,
    "--accent-in-dark": dark,
    "--on-accent-in-light": inkOn(light),
    "--on-accent-in-dark": inkOn(dark),
  };
}

/** Custom properties and their values. Pure. */
export function lookOf({ lightsquares, darksquares, accent, font, headings }: Look): Record<string, string> {
  return {
    ...(lightsquares && { "--board-light": lightsquares, "--board-light-ink": inkOn(lightsquares) }),
    ...(darksquares && { "--board-dark": darksquares, "--board-dark-ink": inkOn(darksquares) }),
    ...(accent && accents(accent)),
    ...(font && { "--text": family(font, "system-ui"), "--display": family(font, "system-ui") }),
    ...(headings && { "--display": family(headings, "system-ui") }),
  };
}

/** Put them where the embed has its own (css/embed.css). */
export function wear(options: Look) {
  if (options.accent) document.body.dataset.accent = "";
  for (const [name, value] of Object.entries(lookOf(options))) document.body.style.setProperty(name, value);
}
