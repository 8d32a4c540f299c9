/** The drawings of the pieces: an embed's page brings them along, elsewhere they are files. */

import { asset } from "../lib/dom.js";

/** @type {Record<string, string> | null} */
let drawings = JSON.parse(globalThis.document?.getElementById("pieces")?.textContent ?? "null");

/** Take these drawings, {"wK": SVG}; null takes the files. @param {Record<string, string> | null} drawn */
export function usePieces(drawn) {
  drawings = drawn;
}

/**
 * The address of a piece ("wK") of the set that the page says; settings.js, or an embed's template, puts it
 * there.
 * @param {string} piece
 */
export const pieceUrl = (piece) =>
  drawings?.[piece]
    ? `data:image/svg+xml,${encodeURIComponent(drawings[piece])}`
    : asset(`pieces/${document.documentElement.dataset.pieces}/${piece}.svg`);
