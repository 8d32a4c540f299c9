/**
 * Entry of `/embed/pgn?mode=puzzle`: what the PGN that the page around sends has to solve is asked, one
 * position after the other. Nothing goes to the server, nothing is kept.
 */

import { readGame } from "../chess/pgn.ts";
import { loadRules } from "../chess/rules.ts";
import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { createDriver } from "./driving.ts";
import { embedded, tellHeight, tellLinks, viewerPlace } from "./frame.ts";
import { wear } from "./look.ts";
import { askForPgn, faultNote, gamesOf, receivePgn } from "./pgn_message.ts";
import { PuzzleBoard } from "./puzzle_board.ts";
import { faultyWords, readPuzzles } from "./puzzle_pgn.ts";
import type { EmbedOptions, Puzzle } from "./types.ts";

const { options }: { options: EmbedOptions } = embedded();
let shown: PuzzleBoard | null = null;
/** of the games that are being read */
let reading = new AbortController();
const driver = createDriver({ id: "pgn", obey: () => false });

/** Milliseconds for which games are read before the page may do something else. */
const SLICE = 20;

async function ask(text: string) {
  reading.abort();
  reading = new AbortController();
  const { signal } = reading;
  const games = gamesOf(text);
  if (typeof games === "string") return complain(games);
  const loaded = await Promise.all([import("chessops/pgn"), loadRules()]).catch(() => null);
  if (signal.aborted) return;
  if (!loaded) return complainOfRules(text);
  const [parser, rules] = loaded;
  let board: PuzzleBoard | null = null;
  const faulty = await readPuzzles(games, {
    read: (game) => readGame(game, parser, rules),
    found(puzzles) {
      if (board) board.add(puzzles);
      else board = begin(puzzles);
    },
    pause: slices(),
    signal,
  });
  if (signal.aborted) return;
  const words = faultyWords(faulty, games.length);
  if (!board) return complain(...(words.length ? words : [t("puzzle-none")]));
  viewerPlace.append(faultNote(words) ?? "");
  if (words.length) tellFault(words);
}

function begin(puzzles: Puzzle[]): PuzzleBoard {
  shown?.close();
  shown = new PuzzleBoard(viewerPlace, puzzles, options.orientation);
  viewerPlace.classList.add("puzzles");
  driver.tell("ready", { plies: 0 }, { stays: true });
  return shown;
}

/** A pause for the page where the last one is long ago. */
function slices(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < SLICE) return;
    await new Promise((done) => setTimeout(done));
    last = performance.now();
  };
}

function complain(...words: string[]) {
  showNote(words);
  tellFault(words);
}

/** The person can try again. */
function complainOfRules(text: string) {
  showNote([t("board-no-rules")]);
  const again = { type: "button", class: "button button--primary", on: { click: () => ask(text) } };
  viewerPlace.append(h("p", {}, h("button", again, t("drill-act-retry"))));
}

/** In place of a board. */
function showNote(words: string[]) {
  shown?.close();
  shown = null;
  viewerPlace.replaceChildren(faultNote(words) ?? "");
}

const tellFault = (words: string[]) => driver.tell("error", { code: "bad_pgn", message: words.join(" ") });

receivePgn(driver, ask);
wear(options);
tellHeight("pgn");
tellLinks();
askForPgn();
