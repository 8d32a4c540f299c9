/**
 * A position that is set up by hand: men, side to move, castling rights, also those of Chess960; as a FEN and
 * back. Pure.
 */

import { FILES, pieces } from "../chess/position.ts";
import type { Side, Variant } from "../wire.ts";

export interface Setup {
  /** by square, signs as in a FEN */
  men: Record<string, string>;
  turn: "w" | "b";
  variant: Variant;
  /** the squares of the rooks that may castle, if their kings allow it */
  rights: string[];
  /** of a FEN that was pasted: the square, "-": none; another position has none */
  passant: string;
  /** of a FEN that was pasted: half moves since the last capture or pawn move, and the move's number */
  counters: string;
}

/** Why a position cannot be played from: a text, and whose fault. */
export interface SetupFault {
  key: "no-king" | "too-many-kings" | "pawn-on-rank" | "too-many-pawns" | "too-many-pieces";
  side?: Side;
}

export const EMPTY = "8/8/8/8/8/8/8/8 w - - 0 1";
/** The signs of White's men and of Black's, as a palette shows them. */
export const SIGNS = ["KQRBNP", "kqrbnp"];
const RIGHTS = [..."KQkq"];
/** Without Chess960 the king castles from there, with the rook at the edge. */
const KING_FILE = "e";
const NEW = "0 1";
/** The men of a back rank, sorted. */
const BACK_RANK = "BBKNNQRR";

/** The squares in the order of reading, seen by `side`. */
export function squaresOf(side: Side): string[] {
  const white = [8, 7, 6, 5, 4, 3, 2, 1].flatMap((rank) => [...FILES].map((file) => `${file}${rank}`));
  return side === "white" ? white : white.reverse();
}

/**
 * The setup of a FEN; null if its first field describes no board. A FEN that can only be of Chess960 is read
 * as one (server/analysis/game/positions.py).
 */
export function setupOf(fen: string, variant: Variant = "standard"): Setup | null {
  const [placement = "", turn = "w", rights = "-", passant = "-", ...counters] = fen.trim().split(/[\s_]+/);
  const ranks = placement.split("/");
  if (ranks.length !== 8 || ranks.some((rank) => widthOf(rank) !== 8)) return null;
  const men = pieces(placement);
  const setup: Setup = {
    men,
    turn: turn === "b" ? "b" : "w",
    variant,
    rights: [],
    passant,
    counters: counters.length === 2 && counters.every(isCount) ? counters.join(" ") : NEW,
  };
  const free: Setup = { ...setup, variant: "chess960" };
  const named = [...rights].flatMap((right) => rookNamed(free, right) ?? []);
  const elsewhere = named.some((rook) => !isUsual(men, rook));
  if (elsewhere && (/^[a-h]+$/i.test(rights) || isFirst(ranks))) return { ...free, rights: named };
  return { ...setup, rights: named.filter((rook) => variant === "chess960" || isUsual(men, rook)) };
}

const isCount = (text: string) => /^\d{1,5}$/.test(text);

/** Whether a rook and its king stand where both castle without Chess960. */
const isUsual = (men: Setup["men"], rook: string) =>
  /[ah]/.test(rook[0]) && kingOf(men, rook[1]) === KING_FILE + rook[1];

/** Whether a game of Chess960 begins so. */
const isFirst = ([black, pawns, , , , , own, white]: string[]) =>
  [...white].sort().join("") === BACK_RANK &&
  black === white.toLowerCase() &&
  own === "P".repeat(8) &&
  pawns === "p".repeat(8);

/** Squares of a rank; NaN where a sign is of no piece. */
const widthOf = (rank: string): number =>
  [...rank].reduce(
    (width, sign) => width + (/[1-8]/.test(sign) ? Number(sign) : /[KQRBNP]/i.test(sign) ? 1 : Number.NaN),
    0,
  );

const rankOf = (right: string): string => (right === right.toUpperCase() ? "1" : "8");

/** The king on a back rank, if it is that of its side. */
const kingOf = (men: Setup["men"], rank: string): string | undefined =>
  [...FILES].map((file) => file + rank).find((square) => men[square] === (rank === "1" ? "K" : "k"));

/** The rooks beside the king with which it could castle to the side of a right, the outermost first. */
function rooksOf({ men, variant }: Setup, right: string): string[] {
  const rank = rankOf(right);
  const king = kingOf(men, rank);
  if (!king) return [];
  const short = /k/i.test(right);
  const rooks = [...FILES]
    .map((file) => file + rank)
    .filter((square) => men[square] === (rank === "1" ? "R" : "r") && (short ? square > king : square < king))
    .filter((square) => variant === "chess960" || isUsual(men, square));
  return short ? rooks.reverse() : rooks;
}

/** The rook that a letter of a FEN names: K is the outermost, a file's letter that on the file. */
function rookNamed(setup: Setup, letter: string): string | undefined {
  if (RIGHTS.includes(letter)) return rooksOf(setup, letter)[0];
  const sides = letter === letter.toUpperCase() ? "KQ" : "kq";
  const named = letter.toLowerCase() + rankOf(letter);
  return [...sides].flatMap((side) => rooksOf(setup, side)).find((rook) => rook === named);
}

/** The rook of a right: the one that has it, else the one that could. */
const rookOf = (setup: Setup, right: string): string | undefined => {
  const rooks = rooksOf(setup, right);
  return rooks.find((rook) => setup.rights.includes(rook)) ?? rooks[0];
};

/** The rights of castling that the men can have, of "KQkq". */
export const possibleRights = (setup: Setup): string =>
  RIGHTS.filter((right) => rookOf(setup, right)).join("");

/** Those that they have. */
export const rightsOf = (setup: Setup): string =>
  RIGHTS.filter((right) => setup.rights.includes(rookOf(setup, right) ?? "")).join("");

/** As a FEN writes them: by the file of a rook that has another one outside it. */
const writtenRights = (setup: Setup): string =>
  [...rightsOf(setup)]
    .map((right) => {
      const rook = rookOf(setup, right) ?? "";
      if (rook === rooksOf(setup, right)[0]) return right;
      return right === right.toUpperCase() ? rook[0].toUpperCase() : rook[0];
    })
    .join("") || "-";

/** Whether a pawn can just have passed that square. */
function isPassed({ men, turn, passant }: Setup): boolean {
  const [file, rank] = passant;
  const [from, at, to, pawn] = turn === "w" ? ["7", "6", "5", "p"] : ["2", "3", "4", "P"];
  return rank === at && men[file + to] === pawn && !men[passant] && !men[file + from];
}

/** As a FEN; what the men do not allow is left out. */
export function fenOf(setup: Setup): string {
  const { men, turn, passant, counters } = setup;
  const ranks = [8, 7, 6, 5, 4, 3, 2, 1].map((rank) =>
    [...FILES]
      .map((file) => men[`${file}${rank}`] ?? ".")
      .join("")
      .replace(/\.+/g, (empty) => String(empty.length)),
  );
  return `${ranks.join("/")} ${turn} ${writtenRights(setup)} ${isPassed(setup) ? passant : "-"} ${counters}`;
}

/** With a man on a square, or without one (""). */
export function withMan(setup: Setup, square: string, sign: string): Setup {
  const { [square]: _, ...others } = setup.men;
  return anew({ ...setup, men: sign ? { ...others, [square]: sign } : others });
}

/** Another position than the one that was pasted. */
const anew = (setup: Setup): Setup => ({ ...setup, passant: "-", counters: NEW });

export const withTurn = (setup: Setup, turn: Setup["turn"]): Setup => anew({ ...setup, turn });

/** With a right of "KQkq" or without it. */
export function withRight(setup: Setup, right: string, on: boolean): Setup {
  const rooks = rooksOf(setup, right);
  const others = setup.rights.filter((rook) => !rooks.includes(rook));
  return { ...setup, rights: on ? [...others, ...rooks.slice(0, 1)] : others };
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
