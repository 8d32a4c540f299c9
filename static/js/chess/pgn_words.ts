/** What is said of a fault of a PGN. */

import { t } from "../lib/i18n.ts";
import type { PgnFault } from "./types.ts";

export function faultWords({
  code,
  number,
  side = "white",
  token = "",
  inVariation,
  variant = "",
  count = 0,
}: PgnFault) {
  const message = t(`embed-pgn-${code}`, { token, variant, count });
  return number
    ? t(inVariation ? "embed-pgn-place-variation" : "embed-pgn-place", { number, side, message })
    : message;
}
