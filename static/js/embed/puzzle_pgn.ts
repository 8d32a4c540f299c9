/**
 * The puzzles of a PGN's game. One that begins in a set-up position with fewer than all men is a puzzle
 * itself: its moves are the solution. In any other each move with ? or ?? that has a variation is one: the
 * first variation is the solution. Pure.
 */

import { numberBefore } from "../chess/position.ts";
import type { PgnGame } from "../chess/types.ts";
import { player } from "../lib/format.ts";
import type { MoveRecord } from "../wire.ts";
import type { Puzzle } from "./types.ts";

const ALL_MEN = 32;
/** Of "?" and "??". */
const FAULTS = [2, 4];

export function puzzlesOfPgn(game: PgnGame): Puzzle[] {
  const { headers, moves, start_fen, variant } = game;
  const players = `${player(headers, "white")} – ${player(headers, "black")}`;
  const plain = { variant, game: null };
  const told = (line: MoveRecord[]) =>
    line
      .map(({ comment }) => comment)
      .filter(Boolean)
      .join(" ");
  if (headers.FEN && men(start_fen) < ALL_MEN)
    return moves.length
      ? [
          {
            ...plain,
            fen: start_fen,
            solution: moves.map(({ uci }) => uci),
            whole: true,
            played: "",
            why: told(moves),
            players: named(headers.Event) ?? players,
          },
        ]
      : [];
  return moves.flatMap((move, at) => {
    const [better] = move.variations;
    if (!better?.length || !move.nags.some((nag) => FAULTS.includes(nag))) return [];
    const fen = at ? moves[at - 1].fen : start_fen;
    const solution = better.map(({ uci }) => uci);
    return [
      { ...plain, fen, solution, played: `${numberBefore(fen)}${move.san}`, why: move.comment, players },
    ];
  });
}

const men = (fen: string) => fen.split(" ")[0].replace(/[^a-z]/gi, "").length;

const named = (text = "") => (/^[?\s]*$/.test(text) ? null : text);
