/**
 * The colours that webmasters write, as "#rrggbb": the page's twin of server/web/embed/colors.py. The forms
 * are checked here, what they mean the browser says.
 */

const FORMS = new RegExp(
  "^(?:#(?:[0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})|[a-z]{3,20}" +
    "|(?:rgb|rgba|hsl|hsla|oklch)\\([0-9a-z.,/% +-]{5,40}\\))$",
);
const HEX = /^(?:[0-9a-f]{3}|[0-9a-f]{6})$/;
const PARTS =
  /^color\(srgb (-?[0-9.e-]{1,12}) (-?[0-9.e-]{1,12}) (-?[0-9.e-]{1,12})(?: \/ ([0-9.]{1,8}))?\)$/;
/** Of CSS, but no colours of their own. */
const NONE = new Set(["currentcolor", "inherit", "initial", "unset", "revert", "transparent"]);

/**
 * Null for no colour. What one sees through lies on white; what a screen cannot show is cut to what it can.
 * `computed(text)`: "color(srgb r g b / a)" of a colour, anything else of none.
 */
export function colorOf(text: string, computed: (text: string) => string = byBrowser): string | null {
  const small = text.trim().toLowerCase();
  const plain = HEX.test(small) ? `#${small}` : small;
  if (!FORMS.test(plain) || NONE.has(plain)) return null;
  const [whole, ...parts] = PARTS.exec(computed(plain)) ?? [];
  const alpha = Number(parts[3] ?? 1);
  if (!whole || !alpha) return null;
  return `#${parts
    .slice(0, 3)
    .map((part) => byteOf(Number(part), alpha))
    .join("")}`;
}

const byteOf = (part: number, alpha: number): string =>
  Math.round(255 * (1 - alpha + alpha * Math.min(Math.max(part, 0), 1)))
    .toString(16)
    .padStart(2, "0");

function byBrowser(text: string) {
  const probe = document.createElement("i");
  probe.style.color = `color-mix(in srgb, ${text}, ${text})`;
  if (!probe.style.color) return "";
  document.documentElement.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
