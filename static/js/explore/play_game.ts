/**
 * A game that a person plays out from a position: whose turn it is, how it ends, its PGN. Pure; who answers
 * is opponents.ts.
 */

import { START } from "../chess/fen.ts";
import { pgnOf } from "../chess/pgn_text.ts";
import { numberBefore, turn } from "../chess/position.ts";
import type { Rules } from "../chess/types.ts";
import { t } from "../lib/i18n.ts";
import { givenRating } from "../state/rating.ts";
import type { Begun, MoveNode, View } from "../state/types.ts";
import type { Side } from "../wire.ts";
import { isLastThird, movesTo } from "./search.ts";
import type { Against, PlayEnd, PlayedOut, PlayFrom, PlayMemory } from "./types.ts";

/** Ratings of people to play against. */
export const LEVELS = [1100, 1300, 1500, 1700, 1900];
/** Where nobody's rating is known. */
const USUAL = 1500;

/** Half moves without a capture or pawn move. */
const FIFTY = 100;

/** Where a view stands, with all moves that led there. */
export const fromView = (state: Begun, view: View): PlayFrom => {
  const { headers, start_fen, variant } = state.game;
  return { headers, start_fen, variant, moves: movesTo(state, view), side: null };
};

export const other = (side: Side): Side => (side === "white" ? "black" : "white");

const all = ({ from, moves }: PlayedOut): MoveNode[] => [...from.moves, ...moves];

export const startOf = (from: PlayFrom): string => from.moves.at(-1)?.fen ?? from.start_fen;
export const fenOf = (game: PlayedOut): string => all(game).at(-1)?.fen ?? game.from.start_fen;
export const lastOf = (game: PlayedOut): MoveNode | null => all(game).at(-1) ?? null;
export const isOwnTurn = (game: PlayedOut): boolean => turn(fenOf(game)) === game.side;

/** The position for an engine or for people: with all moves, as both look at how it came about. */
export const taskOf = (game: PlayedOut) => ({
  fen: game.from.start_fen,
  moves: all(game).map(({ uci }) => uci),
  variant: game.from.variant,
});

/** Whom a person can play against there; `exact`: a perfect answer is known. Chess960 no network has seen. */
export const opponentsAt = ({ variant }: PlayFrom, exact: boolean): Against[] => [
  ...(variant === "standard" ? LEVELS : []),
  "engine",
  ...(exact ? (["perfect"] as const) : []),
];

type Choice = Pick<PlayMemory, "choices" | "against">;

/** Perfect defence is possible after all: offer it, and choose it unless the person has chosen or begun. */
export const offerPerfect = ({ choices, against, picked, game }: PlayMemory): Choice => ({
  choices: choices.includes("perfect") ? choices : [...choices, "perfect"],
  against: picked || game ? against : "perfect",
});

/** The server turns out to know nothing of people. */
export const offerNoPeople = ({ choices, against }: PlayMemory): Choice => ({
  choices: choices.filter((each) => typeof each !== "number"),
  against: typeof against === "number" ? "engine" : against,
});

/** Whom a person would play against: people like the opponent of the game, or like themselves. */
export const likelyOpponent = ({ headers, variant }: PlayFrom, side: Side, own: number | null): Against => {
  if (variant !== "standard") return "engine";
  const rating = givenRating(headers, other(side))?.value ?? own ?? USUAL;
  return LEVELS.reduce((best, level) => (Math.abs(level - rating) < Math.abs(best - rating) ? level : best));
};

/** How the game has ended; null: it goes on. */
export const endOf = (game: PlayedOut, rules: Pick<Rules, "ending">): PlayEnd | null => {
  if (game.resigned) return { how: "resigned", winner: other(game.side) };
  const fen = fenOf(game);
  const how = rules.ending(fen);
  if (how) return { how, winner: how === "mate" ? other(turn(fen)) : null };
  if (isLastThird([game.from.start_fen, ...all(game).map((move) => move.fen)]))
    return { how: "repetition", winner: null };
  return Number(fen.split(" ")[4]) >= FIFTY ? { how: "fifty", winner: null } : null;
};

/** The game before the person's last move; null where there is none. A game that was resigned goes on. */
export const takenBack = (game: PlayedOut): PlayedOut | null => {
  if (game.resigned) return { ...game, resigned: false };
  const first = turn(startOf(game.from)) === game.side ? 0 : 1;
  const own = game.moves.map((_, index) => index).filter((index) => index % 2 === first);
  const last = own.at(-1);
  return last === undefined ? null : { ...game, moves: game.moves.slice(0, last) };
};

/** Moves with their numbers, in English letters; `dots` stand behind the number of a first move by Black. */
const numbered = (start: string, moves: MoveNode[], dots: string): string =>
  moves
    .map(({ san }, index) => {
      const number = numberBefore(index ? moves[index - 1].fen : start);
      if (!number.endsWith("…")) return `${number} ${san}`;
      return index ? san : `${number.replace("…", dots)} ${san}`;
    })
    .join(" ");

/** The moves that were played here, with their numbers. */
export const playedLine = ({ from, moves }: PlayedOut): string => numbered(startOf(from), moves, "…");

/** What the opponent is called. */
export const opponentName = (against: Against): string =>
  typeof against === "number"
    ? t("play-rated", { rating: String(against) })
    : t(against === "engine" ? "play-engine" : "play-perfect");

/**
 * The headers of the players: the person has the name that the game gives to their side if that is theirs.
 * `rated`: with the person's rating.
 */
export const playersOf = ({ from, side, against }: PlayedOut): Record<string, string> => {
  const [own, its] = side === "white" ? ["White", "Black"] : ["Black", "White"];
  const isMine = from.side === side;
  const name = (isMine && from.headers[own]) || t("play-you");
  const rating = (isMine && from.headers[`${own}Elo`]) || "";
  return { [own]: name, [its]: opponentName(against), ...(rating && { [`${own}Elo`]: rating }) };
};

const RESULTS = { white: "1-0", black: "0-1" };

/** The game from its first move on, with a comment where the person took over. */
export const playedPgn = (game: PlayedOut, end: PlayEnd | null, now: Date): string => {
  const { from, against, moves } = game;
  const result = end ? (end.winner ? RESULTS[end.winner] : "1/2-1/2") : "*";
  const date = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  const event = t("play-event", { opponent: opponentName(against) });
  const { White, Black, ...ratings } = playersOf(game);
  const headers = {
    Event: event,
    Date: date.map((part) => String(part).padStart(2, "0")).join("."),
    White,
    Black,
    Result: result,
    ...ratings,
    ...(from.variant === "chess960" && { Variant: "Chess960" }),
    ...(from.start_fen !== START && { SetUp: "1", FEN: from.start_fen }),
  };
  const before = numbered(from.start_fen, from.moves, "...");
  const after = numbered(startOf(from), moves, "...");
  return pgnOf({ headers, moves: [before, `{${event}}`, after, result].filter(Boolean).join(" ") });
};
