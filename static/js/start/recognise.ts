/**
 * What the text in the box is, as far as the browser can tell: said before it is sent. What is not understood
 * gets no line, as the server says better what is wrong. Pure.
 */

import { isBareFen } from "../chess/fen.ts";
import { readings, splitGames, strangers } from "../chess/pgn_text.ts";
import { chapterTitle } from "../chess/study.ts";
import type { GameText } from "../chess/types.ts";
import { t } from "../lib/i18n.ts";
import type { ImportLink } from "./types.ts";

/** Characters of a text that is read whole; in a longer one the games are counted by their headers. */
const READ = 60_000;
const HEADERS = [/^[ \t]*\[Event\s/gm, /^[ \t]*\[White\s/gm];

const RANK = /^[pnbrqkPNBRQK1-8]{1,8}$/;
const USER = /\/(?:@|member|games\/archive)\/([\w-]{2,40})/i;
const NAME = /^@[\w-]{2,40}$/;
/** A game's id has eight signs, or twelve for one of its players; words like "training" are other pages. */
const GAME_OF_LICHESS =
  /lichess\.org\/(?:game\/export\/|embed\/(?:game\/)?)?(?=\w*[A-Z0-9])(?:\w{8}|\w{12})(?:[/?#]|$)/;
const GAME_OF_CHESSCOM = /\/(?:game\/(?:(?:live|daily)\/)?|(?:live|daily)\/game\/)\d/i;

/**
 * "1 game, 66 moves: Weber – Kowalski", "A position (FEN)"; "" where that is not known. `link`: of games that
 * can be fetched; `followed`: it is the address of a round that can be.
 */
export function recognised(text: string, link: ImportLink | null, followed: boolean): string {
  if (link) return ofLink(link);
  if (followed) return t("start-seen-round");
  if (text.length > READ) return countedByHeaders(text);
  if (isBareFen(text)) return isPosition(text.trim()) ? t("start-seen-position") : "";
  return ofGames(splitGames(text));
}

function countedByHeaders(text: string): string {
  const count = Math.max(...HEADERS.map((header) => text.match(header)?.length ?? 0));
  return count > 1 ? t("games-count", { count }) : "";
}

function ofLink({ link }: ImportLink): string {
  const words = link.split(" ");
  const site = /chess\.?com/i.test(link) ? "chess.com" : "lichess";
  const name = words.find((word) => NAME.test(word))?.slice(1);
  if (name) return words.length > 1 ? t("start-seen-user", { name, site }) : t("start-seen-name", { name });
  const [, user] = USER.exec(link) ?? [];
  if (user) return t("start-seen-user", { name: user, site });
  if (/lichess\.org\/study\/\w{8}/i.test(link)) return t("start-seen-study");
  if (/lichess\.org\/broadcast\/./i.test(link)) return t("start-seen-broadcast");
  const game = site === "lichess" ? GAME_OF_LICHESS : GAME_OF_CHESSCOM;
  return game.test(link) ? t("start-seen-link", { site }) : "";
}

/** Eight ranks of men; whether it can be played the server says. */
const isPosition = (fen: string) =>
  fen
    .split(/\s/)[0]
    .split("/")
    .every((rank) => RANK.test(rank));

function ofGames(games: GameText[]): string {
  if (games.length > 1) return t("games-count", { count: games.length });
  const [game] = games;
  const moves = game && movesOf(game);
  if (!moves) return "";
  const what = t("start-seen-game", { moves });
  const names = namesOf(game);
  return names ? t("with-colon", { name: what, value: names }) : what;
}

/** How many moves the game has; 0 where a part of it is none. */
function movesOf({ headers, moves }: GameText): number {
  const english = strangers(moves);
  const [read] = english.found.length ? readings(moves) : [];
  const { found, open, ply } = read ? strangers(read) : english;
  if (found.length || open) return 0;
  const blackBegins = headers.FEN?.split(/\s+/)[1] === "b";
  return ply && Math.ceil((ply + Number(blackBegins)) / 2);
}

/** "Weber – Kowalski", or the chapter of a study; null where nobody is named. */
function namesOf({ headers }: GameText): string | null {
  const chapter = chapterTitle(headers);
  if (chapter) return chapter;
  const names = [headers.White, headers.Black].map((name) => name?.trim() ?? "");
  return names.every((name) => /[^?.\-\s]/.test(name)) ? names.join(" – ") : null;
}
