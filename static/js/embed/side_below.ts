/** Who is below on a board. Pure. */

import type { Side } from "../wire.ts";

/**
 * What is asked for, else what the game's header `[Orientation "black"]` says (as the server has it in
 * server/web/embed/options.py).
 */
export function sideBelow(asked: Side | "auto", { Orientation: said = "" }: Record<string, string>): Side {
  if (asked !== "auto") return asked;
  return said.trim().toLowerCase() === "black" ? "black" : "white";
}
