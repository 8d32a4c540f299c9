/**
 * One's own opening repertoire, per colour, kept in the browser alone; and where a game leaves it. Positions
 * are found however they were reached: the same men, side to move, castling rights and en passant square.
 */

import { numberBefore, turn } from "../chess/position.ts";
import { one, put } from "../lib/database.ts";
import { intl } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import type { Game, Side } from "../wire.ts";

/** A move of a repertoire; `to`: index of the position that it leads to. */
export interface RepertoireMove {
  uci: string;
  san: string;
  to: number;
}

/** `fen`: without the counters of moves; without moves a line ends here. */
export interface RepertoirePosition {
  fen: string;
  moves: RepertoireMove[];
}

/** `side`: whose it is. */
export interface Repertoire {
  side: Side;
  positions: RepertoirePosition[];
}

/** A game as it is compared. */
export interface Compared extends Pick<Game, "start_fen" | "variant"> {
  moves: { uci: string; san: string; fen: string }[];
}

/**
 * Where a game leaves a repertoire: the move of `ply` is not its owner's ("left") or not foreseen
 * ("opponent"), or the repertoire goes no further than `ply` ("ends"). `own`: its owner's moves there.
 */
export interface Departure {
  kind: "left" | "opponent" | "ends";
  side: Side;
  ply: number;
  /** the last position of the game that is in it */
  fen: string;
  move: string;
  own: string[];
}

/** A departure in words, at its ply. */
export interface SaidDeparture {
  ply: number;
  words: string;
}

export const keyOf = (fen: string): string => fen.split(" ", 4).join(" ");

export const indexOf = ({ positions }: Repertoire): Map<string, number> =>
  new Map(positions.map(({ fen }, index) => [fen, index]));

/**
 * Where a game leaves a repertoire for good; null where it never was in it, or is in it to its end. A game
 * that comes back to it by other moves has not left it.
 */
export function departureOf(repertoire: Repertoire, game: Compared, index = indexOf(repertoire)) {
  if (game.variant !== "standard") return null;
  const fens = [game.start_fen, ...game.moves.map(({ fen }) => fen)];
  const ply = fens.findLastIndex((fen) => index.has(keyOf(fen)));
  const { side, positions } = repertoire;
  const moves = positions[index.get(keyOf(fens[ply] ?? "")) ?? -1]?.moves ?? [];
  if (ply < 0 || ply === game.moves.length || (ply === 0 && !moves.length)) return null;
  const written = (san: string) => `${numberBefore(fens[ply])}${san}`;
  const found: Departure = {
    kind: !moves.length ? "ends" : turn(fens[ply]) === side ? "left" : "opponent",
    side,
    ply: moves.length ? ply + 1 : ply,
    fen: keyOf(fens[ply]),
    move: written(game.moves[ply].san),
    own: moves.map(({ san }) => written(san)),
  };
  return found;
}

/** A departure in words; `mine`: to whom the repertoire belongs, else as of somebody's. */
export function departureWords({ kind, side, move, own }: Departure, mine: boolean): string {
  const listed = intl("ListFormat", { type: "disjunction" }).format(own);
  return t(`repertoire-${mine ? "own" : "side"}-${kind}`, { side, move, own: listed });
}

/** What is said of a game by the repertoires of this browser. `me`: whose moves are one's own. */
export async function departuresOf(game: Compared, me: Side | "none" | null): Promise<SaidDeparture[]> {
  const sides: Side[] = me === "none" ? [] : me ? [me] : ["white", "black"];
  const all = await Promise.all(sides.map(readRepertoire));
  return all.flatMap((repertoire) => {
    const found = repertoire && departureOf(repertoire, game);
    return found ? [{ ply: found.ply, words: departureWords(found, me !== null) }] : [];
  });
}

/** null: none is kept for that colour, or nothing can be kept in this browser. */
export const readRepertoire = (side: Side): Promise<Repertoire | null> =>
  one<Repertoire>("repertoires", side).then(
    (found) => found ?? null,
    () => null,
  );

/** Keep it in place of what was there; rejects as the database does. */
export const keepRepertoire = (repertoire: Repertoire): Promise<void> =>
  put("repertoires", [[repertoire.side, repertoire]]);

export const forgetRepertoire = (side: Side): Promise<void> => put("repertoires", [[side, undefined]]);
