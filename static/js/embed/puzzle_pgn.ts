/**
 * The puzzles of a PGN's games, read one after the other. A game that begins in a set-up position with fewer
 * than all men is a puzzle itself: its moves are the solution. In any other each move with ? or ?? that has a
 * variation is one: the first variation is the solution. Pure.
 */

import { faultWords } from "../chess/pgn_words.ts";
import { numberBefore } from "../chess/position.ts";
import type { GameText, PgnFault, PgnGame } from "../chess/types.ts";
import { player } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import type { MoveRecord } from "../wire.ts";
import type { Puzzle } from "./types.ts";

const ALL_MEN = 32;
/** Of "?" and "??". */
const FAULTS = [2, 4];

/** A game that has faults, by its number. */
interface FaultyGame {
  number: number;
  faults: PgnFault[];
}
type ReadGame = { game: PgnGame | null; faults: PgnFault[] };

interface PuzzleReading {
  read(text: GameText): ReadGame;
  /** Puzzles of a game, as soon as they are known. */
  found(puzzles: Puzzle[]): void;
  /** Let the page do something else, if it is time. */
  pause(): Promise<void>;
  /** nobody wants the puzzles any longer */
  signal: AbortSignal;
}

/** What is wrong with a text whose reader does not mind. */
const HARMLESS = "after";

/** Read games, one after the other; the faulty ones. */
export async function readPuzzles(
  games: GameText[],
  { read, found, pause, signal }: PuzzleReading,
): Promise<FaultyGame[]> {
  const faulty: FaultyGame[] = [];
  for (const [index, text] of games.entries()) {
    await pause();
    if (signal.aborted) break;
    const { game, faults } = read(text);
    const grave = faults.filter(({ code }) => code !== HARMLESS);
    if (grave.length) faulty.push({ number: index + 1, faults: grave });
    const isCut = grave.some(({ inVariation }) => !inVariation);
    const puzzles = game ? puzzlesOfPgn(game, isCut) : [];
    if (puzzles.length) found(puzzles);
  }
  return faulty;
}

/** What is said of the faulty ones of `all` games. */
export function faultyWords(faulty: FaultyGame[], all: number): string[] {
  const [first] = faulty;
  if (!first) return [];
  if (all === 1) return first.faults.map(faultWords);
  const { number, faults } = first;
  return [
    t("puzzle-faults", { count: faulty.length, all }),
    t("puzzle-fault-first", { number, fault: faultWords(faults[0]) }),
  ];
}

/** @param isCut its moves break off at a fault: they are no solution */
export function puzzlesOfPgn(game: PgnGame, isCut = false): Puzzle[] {
  const { headers, moves, start_fen, variant } = game;
  const players = `${player(headers, "white")} – ${player(headers, "black")}`;
  const plain = { variant, game: null };
  const told = (line: MoveRecord[]) =>
    line
      .map(({ comment }) => comment)
      .filter(Boolean)
      .join(" ");
  if (headers.FEN && men(start_fen) < ALL_MEN)
    return moves.length && !isCut
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
