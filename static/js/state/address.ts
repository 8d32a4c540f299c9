/**
 * The place in a review that an address names: "#23" a ply, "#22:e7e5,g1f3" the position after these UCI
 * moves from ply 22; as a query `?ply=23`, `?ply=22&line=e7e5,g1f3`. Pure; whether the moves can be played is
 * for rules.ts to say.
 */

import type { Place, View } from "./types.ts";

const MOVE = "[a-h][1-8][a-h][1-8][qrbn]?";
const HASH = new RegExp(`^#(\\d{1,4})(?::(${MOVE}(?:,${MOVE})*))?(?:$|[^\\d])`);
const LINE = new RegExp(`^${MOVE}(?:,${MOVE})*$`);

/**
 * {ply, line}: `ply` a number or "last", `line` UCI moves (empty on the main line); null where the address
 * names none. The hash wins; what WordPress puts behind it ("#12#?secret=abc") is left alone.
 */
export function placeFromAddress({
  hash = "",
  search = "",
}: {
  hash?: string;
  search?: string;
}): Place | null {
  const found = HASH.exec(plain(hash));
  if (found) return { ply: Number(found[1]), line: found[2]?.split(",") ?? [] };
  const query = new URLSearchParams(search);
  const asked = query.get("ply");
  if (asked === "last") return { ply: "last", line: [] };
  if (asked === null || !/^\d{1,4}$/.test(asked)) return null;
  const line = query.get("line") ?? "";
  return { ply: Number(asked), line: LINE.test(line) ? line.split(",") : [] };
}

/** The hash of a view: "" at the start, "#23", "#22:e7e5,g1f3". */
export function hashOf({ ply, branch }: View) {
  const moves = branch ? branch.nodes.slice(0, branch.index).map(({ uci }) => uci) : [];
  if (branch && moves.length) return `#${branch.base}:${moves.join(",")}`;
  return ply ? `#${ply}` : "";
}

/** A messenger may have escaped the colon and the commas. */
function plain(hash: string) {
  return hash.replace(/%3A/gi, ":").replace(/%2C/gi, ",");
}
