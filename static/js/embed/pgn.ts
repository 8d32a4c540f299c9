/**
 * Entry of `/embed/pgn`: shows the PGN that the page around this frame sends. It says {type: "kibitz:ready"}
 * and waits for {type: "kibitz:pgn", pgn} (static/embed.js sends it). Nothing goes to the server unless the
 * reader asks for a review, nothing is kept.
 */

import { readGame } from "../chess/pgn.ts";
import { pgnOf } from "../chess/pgn_text.ts";
import { faultWords } from "../chess/pgn_words.ts";
import { loadRules } from "../chess/rules.ts";
import { chapterTitle } from "../chess/study.ts";
import type { GameText, PgnFault, PgnGame } from "../chess/types.ts";
import { h } from "../lib/dom.ts";
import { date, player, result } from "../lib/format.ts";
import { t } from "../lib/i18n.ts";
import { hasEvaluations, stateOfPgn } from "../state/pgn_state.ts";
import { createDriver } from "./driving.ts";
import { embedded, tellHeight, tellLinks, viewerPlace } from "./frame.ts";
import { wear } from "./look.ts";
import { askForPgn, faultNote, gamesOf, receivePgn } from "./pgn_message.ts";
import { sideBelow } from "./side_below.ts";
import type { EmbedOptions, PlaceMessage, Viewer } from "./types.ts";
import { createViewer } from "./viewer.ts";

type Choose = (index: number) => Promise<void>;

const { options, home, explore }: { options: EmbedOptions; home: string; explore: string } = embedded();
const root = viewerPlace;
let viewer: Viewer | null = null;
const driver = createDriver({ id: "pgn", obey: (command) => viewer?.obey(command) ?? false });
const moved = (place: PlaceMessage) => driver.tell("plychange", place);

async function showText(text: string) {
  const games = gamesOf(text);
  if (typeof games === "string") return complain(games);
  const [parser, rules] = await Promise.all([import("chessops/pgn"), loadRules()]);
  const choose = async (index: number): Promise<void> =>
    showGame(
      readGame(games[index], parser, rules),
      games.length > 1 ? selector(games, index, choose) : null,
      pgnOf(games[index]),
    );
  return choose(0);
}

/** `text`: the game alone, as it can be copied or reviewed. */
async function showGame(
  { game, faults }: { game: PgnGame | null; faults: PgnFault[] },
  choice: Element | null,
  text: string,
) {
  const words = faults.map(faultWords);
  if (!game) return complain(...words);
  if (words.length && faults.some(({ number, inVariation }) => number && !inVariation))
    words.push(t("embed-pgn-cut"));
  const state = stateOfPgn(game);
  viewer?.close();
  const shown = hasEvaluations(state) ? options.show : options.show.filter((part) => part !== "graph");
  const judged = state.moves.some(Boolean);
  const menu = {
    pgn: () => text,
    home,
    explore,
    fen: () => made.fen(),
    variant: () => game.variant,
  };
  const made = createViewer(
    root,
    {
      ...options,
      orientation: sideBelow(options.orientation, game.headers),
      show: shown.filter((part) => part === "graph" || part === "moves" || (part === "moments" && judged)),
    },
    { moved, menu },
  );
  viewer = made;
  root.classList.add("is-pgn");
  root.classList.toggle("is-without-evals", !hasEvaluations(state));
  root.classList.toggle("is-without-classes", !judged);
  root.prepend(...[choice, faultNote(words), facts(game.headers)].filter((part) => part !== null));
  made.update(state);
  await made.begin(options);
  if (words.length) driver.tell("error", { code: "bad_pgn", message: words.join(" ") });
  driver.tell("ready", { ...made.place(), plies: game.moves.length }, { stays: true });
  driver.tell("done", { status: "done" }, { stays: true });
}

function selector(games: GameText[], index: number, choose: Choose): Element {
  let walking = false;
  const select = h(
    "select",
    {
      class: "embed__games",
      "aria-label": t("embed-pgn-games"),
      on: {
        // Arrows walk the games of a list that has the keyboard; who has pointed at one wants to see it.
        keydown: ({ key }) => {
          walking = key.startsWith("Arrow");
        },
        pointerdown: () => {
          walking = false;
        },
        change: () => choose(select.selectedIndex).then(() => (walking ? focusGames() : viewer?.focus())),
      },
    },
    games.map(({ headers }, n) => h("option", { selected: n === index }, nameOf(headers))),
  );
  return select;
}

function focusGames() {
  const select: HTMLElement | null = root.querySelector(".embed__games");
  select?.focus();
}

function nameOf(headers: Record<string, string>) {
  const chapter = chapterTitle(headers);
  if (chapter) return chapter;
  const round = headers.Round && !/^[?-]*$/.test(headers.Round) ? `${headers.Round}. ` : "";
  const score = headers.Result ? result(headers.Result) : "";
  return `${round}${player(headers, "white")} – ${player(headers, "black")} ${score}`.trim();
}

function facts(headers: Record<string, string>) {
  const known = [headers.Event, headers.Site, date(headers.Date)].filter(
    (text) => text && !/^[?.]+$/.test(text) && !/^https?:/.test(text),
  );
  return known.length ? h("p", { class: "embed__facts" }, known.join(" · ")) : null;
}

function complain(...words: string[]) {
  viewer?.close();
  viewer = null;
  root.replaceChildren(faultNote(words) ?? "");
  driver.tell("error", { code: "bad_pgn", message: words.join(" ") });
}

receivePgn(driver, showText);
wear(options);
tellHeight("pgn");
tellLinks();
askForPgn();
