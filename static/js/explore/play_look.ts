/** What is said of a game that is played out, and which buttons there are. Pure; play_panel.ts draws it. */

import type { BoardArrow } from "../board/types.ts";
import { numberBefore } from "../chess/position.ts";
import { t } from "../lib/i18n.ts";
import type { MoveNode } from "../state/types.ts";
import { exactWords } from "./exact_play.ts";
import { fenOf, isOwnTurn, lastOf, startOf, takenBack } from "./play_game.ts";
import type { PlayAct, PlayEnd, PlayedOut, PlayFrom, PlayMemory, PlaySaid } from "./types.ts";

/** "You play White against players rated 1500." */
export const taskWords = ({ side, against }: PlayedOut): string =>
  typeof against === "number"
    ? t("play-task-rated", { side, rating: String(against) })
    : t(`play-task-${against}`, { side });

const endWords = ({ how, winner }: PlayEnd, side: PlayMemory["side"]): string =>
  how === "mate" ? t(winner === side ? "play-end-won" : "play-end-lost") : t(`play-end-${how}`);

/** "8…h6", of the move that led to the position on the board. */
const lastWords = (game: PlayedOut, last: MoveNode): string => {
  const before = game.moves.at(-2)?.fen ?? startOf(game.from);
  return `${numberBefore(before)}${last.san}`;
};

const turnWords = (game: PlayedOut, { hint, busy }: PlayMemory): string => {
  if (busy === "searching") return t("play-hint-searching");
  if (hint) return hint.whole ? t("play-hint-move", { move: hint.move.san }) : t("play-hint-piece");
  const last = game.moves.at(-1);
  return last ? t("play-answered", { move: lastWords(game, last) }) : t("play-your-move");
};

export const saidOf = (now: PlayMemory): PlaySaid | null => {
  const { game, end, fault, busy, away, known, side } = now;
  if (fault) return { tone: "bad", words: fault, more: "" };
  if (busy === "judging") return { tone: "open", words: t("play-judging"), more: "" };
  if (!game) return end ? { tone: "open", words: t("play-over"), more: "" } : null;
  if (end) {
    const tone = end.winner === side ? "good" : end.winner ? "bad" : "open";
    return { tone, words: endWords(end, side), more: away === "win" && !end.winner ? t("play-was-won") : "" };
  }
  const words = isOwnTurn(game) ? turnWords(game, now) : t("play-thinking");
  const more = away ? t(`play-gone-${away}`) : known ? exactWords(known, fenOf(game)) : "";
  return { tone: away ? "bad" : "open", words, more };
};

/** [what it does, whether it is the likely one]. */
export const buttonsOf = ({ game, end, fault, busy }: PlayMemory): [PlayAct, boolean][] => {
  if (busy === "judging") return [];
  if (!game) return end ? [["leave", true]] : [["start", true]];
  const back: [PlayAct, boolean][] = takenBack(game) ? [["back", false]] : [];
  const judge: [PlayAct, boolean][] = game.moves.length ? [["judge", Boolean(end)]] : [];
  if (end) return [...judge, ...back, ["again", !judge.length]];
  if (fault) return [["retry", true], ...back, ["again", false], ...judge];
  const hint: [PlayAct, boolean][] = isOwnTurn(game) ? [["hint", false]] : [];
  return [...hint, ...back, ["resign", false], ...judge];
};

/** What a hint marks: the piece, then where it goes. */
export const hintArrows = (hint: PlayMemory["hint"]): BoardArrow[] => {
  if (!hint) return [];
  const [from, to] = [hint.move.uci.slice(0, 2), hint.move.uci.slice(2, 4)];
  return [hint.whole ? { from, to, color: "best" } : { from, to: from, color: "green" }];
};

/** What stands on the board. */
export const onBoardOf = (from: PlayFrom, game: PlayedOut | null) =>
  game ? { fen: fenOf(game), move: lastOf(game) } : { fen: startOf(from), move: from.moves.at(-1) ?? null };
