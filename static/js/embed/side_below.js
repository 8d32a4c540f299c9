/** Who is below on a board. Pure. */

/** @import { Side } from "../wire" */

/**
 * What is asked for, else what the game's header `[Orientation "black"]` says (as the server has it in
 * server/web/embed/options.py).
 * @type {(asked: Side | "auto", headers: Record<string, string>) => Side}
 */
export function sideBelow(asked, { Orientation: said = "" }) {
  if (asked !== "auto") return asked;
  return said.trim().toLowerCase() === "black" ? "black" : "white";
}
