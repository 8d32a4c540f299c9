/** A position that is set up by hand: men, side to move, castling rights; as a FEN and back. Pure. */

import { FILES, pieces } from "../chess/position.ts";
import type { Side } from "../wire.ts";

export interface Setup {
  /** by square, signs as in a FEN */
  men: Record<string, string>;
  turn: "w" | "b";
  /** of "KQkq" */
  rights: string;
  /** the last fields of a FEN that was pasted; another position has none of them */
  rest: string;
}

/** Why a position cannot be played from: a text, and whose fault. */
export interface SetupFault {
  key: "no-king" | "too-many-kings" | "pawn-on-rank" | "too-many-pawns" | "too-many-pieces";
  side?: Side;
}

export const EMPTY = "8/8/8/8/8/8/8/8 w - - 0 1";
/** The signs of White's men and of Black's, as a palette shows them. */
export const SIGNS = ["KQRBNP", "kqrbnp"];
const RIGHTS: Record<string, [king: string, rook: string]> = {
  K: ["e1", "h1"],
  Q: ["e1", "a1"],
  k: ["e8", "h8"],
  q: ["e8", "a8"],
};
const REST = "- 0 1";

/** The squares in the order of reading, seen by `side`. */
export function squaresOf(side: Side): string[] {
  const white = [8, 7, 6, 5, 4, 3, 2, 1].flatMap((rank) => [...FILES].map((file) => `${file}${rank}`));
  return side === "white" ? white : white.reverse();
}

/** The setup of a FEN; null where its first field does not describe a board. */
export function setupOf(fen: string): Setup | null {
  const [placement = "", turn = "w", rights = "-", ...rest] = fen.trim().split(/[\s_]+/);
  const ranks = placement.split("/");
  if (ranks.length !== 8 || ranks.some((rank) => widthOf(rank) !== 8)) return null;
  return {
    men: pieces(placement),
    turn: turn === "b" ? "b" : "w",
    rights: [..."KQkq"].filter((right) => rights.includes(right)).join(""),
    rest: rest.length === 3 ? rest.join(" ") : REST,
  };
}

/** Squares of a rank; NaN where a sign is of no piece. */
const widthOf = (rank: string): number =>
  [...rank].reduce(
    (width, sign) => width + (/[1-8]/.test(sign) ? Number(sign) : /[KQRBNP]/i.test(sign) ? 1 : Number.NaN),
    0,
  );

/** The rights of castling that men on these squares can have. */
export const possibleRights = (men: Setup["men"]): string =>
  Object.entries(RIGHTS)
    .filter(([right, [king, rook]]) => {
      const white = right === right.toUpperCase();
      return men[king] === (white ? "K" : "k") && men[rook] === (white ? "R" : "r");
    })
    .map(([right]) => right)
    .join("");

/** As a FEN; rights that the men do not allow are left out. */
export function fenOf({ men, turn, rights, rest }: Setup): string {
  const ranks = [8, 7, 6, 5, 4, 3, 2, 1].map((rank) =>
    [...FILES]
      .map((file) => men[`${file}${rank}`] ?? ".")
      .join("")
      .replace(/\.+/g, (empty) => String(empty.length)),
  );
  const allowed = possibleRights(men);
  const kept = [...rights].filter((right) => allowed.includes(right)).join("");
  return `${ranks.join("/")} ${turn} ${kept || "-"} ${rest}`;
}

/** With a man on a square, or without one (""). */
export function withMan(setup: Setup, square: string, sign: string): Setup {
  const { [square]: _, ...others } = setup.men;
  return { ...setup, men: sign ? { ...others, [square]: sign } : others, rest: REST };
}

/** With a man moved to another square, or off the board (null). */
export function moved(setup: Setup, from: string, to: string | null): Setup {
  const sign = setup.men[from];
  if (!sign || from === to) return setup;
  const without = withMan(setup, from, "");
  return to ? withMan(without, to, sign) : without;
}

/** What a look at the men alone says; whether a king is in check it does not know. */
export function faultsOf({ men }: Setup): SetupFault[] {
  const signs = Object.values(men);
  const count = (sign: string) => signs.filter((each) => each === sign).length;
  const sides: [Side, string][] = [
    ["white", "KQRBNP"],
    ["black", "kqrbnp"],
  ];
  const found: SetupFault[] = sides
    .filter(([, own]) => !count(own[0]))
    .map(([side]) => ({ key: "no-king", side }));
  if (count("K") > 1 || count("k") > 1) found.push({ key: "too-many-kings" });
  if (Object.entries(men).some(([square, sign]) => /p/i.test(sign) && /[18]/.test(square)))
    found.push({ key: "pawn-on-rank" });
  for (const [side, own] of sides) {
    if (count(own[5]) > 8) found.push({ key: "too-many-pawns", side });
    if (signs.filter((sign) => own.includes(sign)).length > 16) found.push({ key: "too-many-pieces", side });
  }
  return found;
}
