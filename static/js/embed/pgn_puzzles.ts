/**
 * Entry of `/embed/pgn?mode=puzzle`: what the PGN that the page around sends has to solve is asked, one
 * position after the other. Nothing goes to the server, nothing is kept.
 */

import { readGame } from "../chess/pgn.ts";
import { faultWords } from "../chess/pgn_words.ts";
import { loadRules } from "../chess/rules.ts";
import { t } from "../lib/i18n.ts";
import { createDriver } from "./driving.ts";
import { embedded, tellHeight, tellLinks, viewerPlace } from "./frame.ts";
import { wear } from "./look.ts";
import { askForPgn, faultNote, gamesOf, receivePgn } from "./pgn_message.ts";
import { PuzzleBoard } from "./puzzle_board.ts";
import { puzzlesOfPgn } from "./puzzle_pgn.ts";
import type { EmbedOptions } from "./types.ts";

const { options }: { options: EmbedOptions } = embedded();
let shown: PuzzleBoard | null = null;
const driver = createDriver({ id: "pgn", obey: () => false });

async function ask(text: string) {
  const games = gamesOf(text);
  if (typeof games === "string") return complain(games);
  const [parser, rules] = await Promise.all([import("chessops/pgn"), loadRules()]);
  const read = games.map((game) => readGame(game, parser, rules));
  const puzzles = read.flatMap(({ game }) => (game ? puzzlesOfPgn(game) : []));
  const words = read.flatMap(({ faults }) => faults).map(faultWords);
  if (!puzzles.length) return complain(...(words.length ? words : [t("puzzle-none")]));
  shown?.close();
  shown = new PuzzleBoard(viewerPlace, puzzles, options.orientation);
  viewerPlace.classList.add("puzzles");
  return driver.tell("ready", { plies: 0 }, { stays: true });
}

function complain(...words: string[]) {
  shown?.close();
  shown = null;
  viewerPlace.replaceChildren(faultNote(words) ?? "");
  driver.tell("error", { code: "bad_pgn", message: words.join(" ") });
}

receivePgn(driver, ask);
wear(options);
tellHeight("pgn");
tellLinks();
askForPgn();
