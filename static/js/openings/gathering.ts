/**
 * From a PGN with variations to a repertoire: its positions, merged by transposition. The reader is the
 * page's own (chess/pgn.ts); what cannot be read is told with its place, and the rest is taken. Pure.
 */

import { readGame } from "../chess/pgn.ts";
import { splitGames } from "../chess/pgn_text.ts";
import type { GameText, PgnFault, Rules } from "../chess/types.ts";
import type { Repertoire } from "../state/repertoire.ts";
import { indexOf, keyOf } from "../state/repertoire.ts";
import type { MoveRecord } from "../wire.ts";

/** Characters of a text; those of its moves without the comments; positions of a repertoire. */
export const MOST = { text: 2_000_000, moves: 120_000, positions: 20_000 };

/** A game that was not read whole: which one of the text, from 1. */
export interface GameFault {
  game: number;
  fault: PgnFault;
}

/** `full`: there were more positions than are kept. `fresh`: how many are new. */
export interface Gathered {
  repertoire: Repertoire;
  games: number;
  fresh: number;
  faults: GameFault[];
  full: boolean;
}

type Parser = Parameters<typeof readGame>[1];

const COMMENTS = /\{[^}]*\}?|;[^\n]*/g;

/** The games of a text that is not too large; null where it is. `most`: characters of its moves. */
export function gamesOf(text: string, most: number = MOST.moves): GameText[] | null {
  if (text.length > MOST.text) return null;
  const games = splitGames(text).filter(({ moves }) => moves.trim());
  const bare = games.reduce((sum, { moves }) => sum + moves.replace(COMMENTS, "").length, 0);
  return bare > most ? null : games;
}

/**
 * A repertoire with the lines of these games besides its own; `before` stays as it is. `pause()` is waited
 * for between games, so that the page can breathe.
 */
export async function gathered(
  before: Repertoire,
  games: GameText[],
  { parser, rules, pause }: { parser: Parser; rules: Rules; pause(): Promise<void> },
): Promise<Gathered> {
  const positions = before.positions.map(({ fen, moves }) => ({ fen, moves: [...moves] }));
  const growing = new Growing({ side: before.side, positions });
  const faults: GameFault[] = [];
  for (const [at, text] of games.entries()) {
    const { start, line, wrong } = readLines(text, parser, rules);
    faults.push(...wrong.map((fault) => ({ game: at + 1, fault })));
    growing.take(start, line);
    if (growing.full) break;
    await pause();
  }
  const fresh = positions.length - before.positions.length;
  return { repertoire: growing.repertoire, games: games.length, fresh, faults, full: growing.full };
}

/** A game's lines, and what is wrong with it. Chess960 has castling of its own, and no openings. */
function readLines(text: GameText, parser: Parser, rules: Rules) {
  const none = { start: "", line: [] as MoveRecord[] };
  try {
    const { game, faults } = readGame(text, parser, rules);
    if (!game) return { ...none, wrong: faults };
    const strange: PgnFault = { code: "variant", variant: text.headers.Variant };
    if (game.variant !== "standard") return { ...none, wrong: [strange] };
    return { start: game.start_fen, line: game.moves, wrong: faults };
  } catch {
    // chessops has a budget for a text, the stack one for variations in variations
    return { ...none, wrong: [{ code: "deep" }] };
  }
}

class Growing {
  readonly repertoire;
  full = false;
  #index;

  constructor(repertoire: Repertoire) {
    this.repertoire = repertoire;
    this.#index = indexOf(repertoire);
  }

  /** A line with all that hangs in it. */
  take(start: string, line: MoveRecord[]) {
    const open = [{ fen: start, line }];
    for (let next = open.pop(); next && !this.full; next = open.pop()) {
      let before = next.fen;
      for (const move of next.line) {
        if (!this.#add(before, move)) return;
        for (const other of [...move.variations].reverse()) open.push({ fen: before, line: other });
        before = move.fen;
      }
    }
  }

  #add(before: string, { uci, san, fen }: MoveRecord): boolean {
    const [from, to] = [this.#place(before), this.#place(fen)];
    if (from === null || to === null) return false;
    const { moves } = this.repertoire.positions[from];
    if (!moves.some((known) => known.uci === uci)) moves.push({ uci, san, to });
    return true;
  }

  /** The index of a position, which is new or not; null: there is no room. */
  #place(fen: string): number | null {
    const key = keyOf(fen);
    const known = this.#index.get(key);
    if (known !== undefined) return known;
    const { positions } = this.repertoire;
    this.full ||= positions.length >= MOST.positions;
    if (this.full) return null;
    this.#index.set(key, positions.length);
    return positions.push({ fen: key, moves: [] }) - 1;
  }
}
