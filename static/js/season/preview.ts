/** A position as a small picture: squares and pieces, nothing to touch. */

import { pieceUrl } from "../board/pieces.ts";
import { s } from "../lib/dom.ts";
import type { Side } from "../wire.ts";

const SIZE = 8;

export function preview(fen: string, side: Side, label: string): SVGSVGElement {
  const squares = placed(fen, side).map(({ piece, x, y }) =>
    s("image", { href: pieceUrl(piece), x, y, width: 1, height: 1 }),
  );
  return s(
    "svg",
    { class: "season__board", viewBox: `0 0 ${SIZE} ${SIZE}`, role: "img", "aria-label": label },
    s("rect", { class: "season__light", width: SIZE, height: SIZE }),
    s("path", { class: "season__dark", d: DARK }),
    squares,
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
