/** A position as a small picture: squares and pieces, nothing to touch. */

import { s } from "../lib/dom.ts";
import type { Side } from "../wire.ts";
import { pieceUrl } from "./pieces.ts";

const SIZE = 8;
/** Room for the coordinates to the left of the board and below it, in squares. */
const MARGIN = 0.5;

/**
 * Without a `label` it is hidden from screen readers: the words beside it say the same. With `coordinates`
 * the files stand below the board and the ranks beside it, as in a book.
 */
export function diagram(
  fen: string,
  side: Side,
  label: string,
  { coordinates = false }: { coordinates?: boolean } = {},
): SVGSVGElement {
  const pieces = placed(fen, side).map(({ piece, x, y }) =>
    s("image", { href: pieceUrl(piece), x, y, width: 1, height: 1 }),
  );
  const box = coordinates ? `${-MARGIN} 0 ${SIZE + MARGIN} ${SIZE + MARGIN}` : `0 0 ${SIZE} ${SIZE}`;
  const said: Record<string, string> = label
    ? { role: "img", "aria-label": label }
    : { "aria-hidden": "true" };
  return s(
    "svg",
    { class: "diagram", viewBox: box, ...said },
    s("rect", { class: "diagram__light", width: SIZE, height: SIZE }),
    s("path", { class: "diagram__dark", d: DARK }),
    s("rect", { class: "diagram__frame", width: SIZE, height: SIZE }),
    pieces,
    coordinates
      ? letters(side).map(({ text, x, y }) => {
          const letter = s("text", { class: "diagram__letter", x, y });
          letter.textContent = text;
          return letter;
        })
      : [],
  );
}

/** The dark squares as one path; a1, to the left below, is one of them from either side. */
export const DARK = Array.from({ length: SIZE * SIZE }, (_, index) => [
  index % SIZE,
  Math.floor(index / SIZE),
])
  .filter(([x, y]) => (x + y) % 2)
  .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
  .join("");

/** The coordinates with their places outside a board seen by `side`. */
export const letters = (side: Side): { text: string; x: number; y: number }[] =>
  [..."abcdefgh"].flatMap((file, index) => {
    const at = side === "white" ? index : SIZE - 1 - index;
    return [
      { text: file, x: at + 0.5, y: SIZE + 0.4 },
      { text: String(index + 1), x: -0.25, y: SIZE - at - 0.35 },
    ];
  });

/** The pieces with their places on a board seen by `side`. */
export function placed(fen: string, side: Side): { piece: string; x: number; y: number }[] {
  const turned = (at: number) => (side === "white" ? at : SIZE - 1 - at);
  return fen
    .split(" ")[0]
    .split("/")
    .flatMap((rank, y) => {
      let x = 0;
      return [...rank].flatMap((sign) => {
        if (/\d/.test(sign)) x += Number(sign);
        else x += 1;
        if (/\d/.test(sign)) return [];
        const piece = `${sign === sign.toUpperCase() ? "w" : "b"}${sign.toUpperCase()}`;
        return [{ piece, x: turned(x - 1), y: turned(y) }];
      });
    });
}
