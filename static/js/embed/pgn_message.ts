/** A PGN that the page around a frame sends: asked for, measured, and what is wrong with it. */

import { splitGames } from "../chess/pgn_text.ts";
import type { GameText } from "../chess/types.ts";
import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import type { createDriver } from "./driving.ts";

const MAX_BYTES = 1024 * 1024;
/** For so many messages a PGN counts: it is read and drawn anew. */
const COST = 8;

/** The games of a text, or the sentence that says why it has none. */
export function gamesOf(text: string): GameText[] | string {
  const size = new TextEncoder().encode(text).length;
  if (size > MAX_BYTES) return t("embed-pgn-too-large", { size: Math.ceil(size / 1024) });
  const games = splitGames(text);
  return games.length ? games : t("embed-pgn-empty");
}

export const faultNote = (words: string[]) =>
  words.length
    ? h(
        "div",
        { class: "embed__fault", role: "alert" },
        words.map((text) => h("p", {}, text)),
      )
    : null;

/** Hand `show` each PGN that the page around sends. */
export function receivePgn(driver: ReturnType<typeof createDriver>, show: (text: string) => void): void {
  window.addEventListener("message", ({ source, data }) => {
    if (source !== window.parent || data?.type !== "kibitz:pgn" || typeof data.pgn !== "string") return;
    if (driver.admits(COST)) show(data.pgn);
  });
}

/** Tell the page around that a PGN can come. */
export const askForPgn = (): void => window.parent.postMessage({ type: "kibitz:ready" }, "*");
