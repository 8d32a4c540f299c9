/** The drawings of the pieces: the page brings those of one set along, others are files. */

import { asset } from "../lib/dom.ts";

const inPage = globalThis.document?.getElementById("pieces");
/** Of which set; an embed's page has the only one that it shows. */
const set = inPage?.dataset.set;
const drawings: Record<string, string> | null = JSON.parse(inPage?.textContent ?? "null");

/**
 * The address of a piece ("wK") of the set that the page says; settings.ts, or an embed's template, puts it
 * there.
 */
export const pieceUrl = (piece: string) =>
  drawings?.[piece] && (!set || set === document.documentElement.dataset.pieces)
    ? `data:image/svg+xml,${encodeURIComponent(drawings[piece])}`
    : asset(`pieces/${document.documentElement.dataset.pieces}/${piece}.svg`);
