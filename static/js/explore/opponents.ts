/**
 * Who answers in a game that is played out: people of a rating, by their moves' shares; the engine in the
 * browser; what is known exactly. Knows no page. The engine is loaded when it is wanted.
 */

import { atRating } from "../state/rating.ts";
import type { PeopleMove, Solved } from "../wire.ts";
import { exactOf } from "./exact_play.ts";
import { fenOf, taskOf } from "./play_game.ts";
import type { Engine, Known, PlayedOut, Sources } from "./types.ts";

/** Nodes for a move of the engine: a second or two on a telephone. */
const NODES = 150_000;
/** From this share on a move that allows mate in one is what people of that rating do. */
const MEANT = 0.3;

/**
 * A move by the shares of people of `rating`; one that `hangs` mate in one only if it is a usual one. Where
 * every move does, the likeliest. Null where there is none.
 */
export const sampled = (
  moves: PeopleMove[],
  rating: number,
  random: () => number,
  hangs: (uci: string) => boolean,
): string | null => {
  const shares = moves.map(({ uci, p }) => ({ uci, share: atRating(p, rating) }));
  let left = shares.filter(({ share }) => share > 0);
  while (left.length) {
    const found = drawn(left, random());
    if (found.share >= MEANT || !hangs(found.uci)) return found.uci;
    left = left.filter((each) => each !== found);
  }
  return shares.sort((a, b) => b.share - a.share)[0]?.uci ?? null;
};

/** @param at 0..1 */
const drawn = <T extends { share: number }>(moves: T[], at: number): T => {
  let rest = at * moves.reduce((sum, { share }) => sum + share, 0);
  for (const move of moves) {
    rest -= move.share;
    if (rest < 0) return move;
  }
  return moves[moves.length - 1];
};

/** Whether the other side can mate at once after `uci`. */
export const hangsMate = (
  { play, targets, between }: Sources["rules"],
  fen: string,
  uci: string,
): boolean => {
  const after = play(fen, uci)?.fen;
  if (!after) return false;
  return Object.entries(targets(after)).some(([from, squares]) =>
    squares.some((to) => between(after, from, to).some((reply) => play(after, reply)?.san.endsWith("#"))),
  );
};

export class Opponents {
  #sources;
  #engine: Promise<Engine> | null = null;
  #solved: Map<string, Solved> = new Map();
  #closed = false;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** The move of the side to move, which is the opponent's; null where nobody has one. */
  async answer(game: PlayedOut, signal: AbortSignal): Promise<string | null> {
    if (typeof game.against === "number") return this.#people(game, game.against, signal);
    return game.against === "perfect" ? this.#perfect(game, signal) : this.#search(game);
  }

  /** The best move for the person, by the same knowledge. */
  async best(game: PlayedOut, signal: AbortSignal): Promise<string | null> {
    return game.against === "perfect" ? this.#perfect(game, signal) : this.#search(game);
  }

  /** What is known exactly of a position; null: nothing. */
  async exact(fen: string, signal: AbortSignal): Promise<Known | null> {
    const solved = this.#solved.get(fen) ?? (await this.#sources.solve(fen, signal));
    if (!solved.refused) this.#solved.set(fen, solved);
    return exactOf(fen, solved, (san) => this.#sources.rules.read(fen, san));
  }

  async #people(game: PlayedOut, rating: number, signal: AbortSignal) {
    const { random, people, rules } = this.#sources;
    const { fen, moves } = taskOf(game);
    const here = await people({ fen, moves }, signal);
    const now = fenOf(game);
    return sampled(here.moves, rating, random, (uci) => hangsMate(rules, now, uci));
  }

  /** Where no table orders the moves that keep the result, the engine chooses among them. */
  async #perfect(game: PlayedOut, signal: AbortSignal) {
    const known = await this.exact(fenOf(game), signal);
    return known?.ordered ? (known.best[0] ?? null) : this.#search(game, known?.best ?? []);
  }

  async #search(game: PlayedOut, searchmoves: string[] = []) {
    this.#engine ??= this.#sources.open();
    try {
      const engine = await this.#engine;
      if (this.#closed) engine.close();
      return (await engine.analyse({ ...taskOf(game), nodes: NODES, searchmoves }).done).best;
    } catch (error) {
      this.#engine = null; // the next move gets a new one
      throw error;
    }
  }

  close() {
    this.#closed = true;
    this.#engine?.then(
      (engine) => engine.close(),
      () => {},
    );
  }
}
