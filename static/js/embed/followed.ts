/** A review in the viewer of an embed, followed while it runs. */

import { Endgames } from "../endgame/endgames.ts";
import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { watch } from "../net/live.ts";
import { Noting } from "../notes/noting.ts";
import { wordsOf } from "../panels/facts.ts";
import { peopleWords } from "../panels/people_said.ts";
import { createReport } from "../panels/report.ts";
import { applyEvent, mover } from "../state/fold.ts";
import { givenRating } from "../state/rating.ts";
import type { Begun, Move, Place } from "../state/types.ts";
import { isPlayed } from "../state/view.ts";
import type { CreateNotes, CreateReport, EmbedOptions, PlaceMessage, ShownReview, Viewer } from "./types.ts";
import { createViewer } from "./viewer.ts";

interface Followed {
  viewer: Viewer;
  begin(): Promise<void>;
  close(): void;
}

interface FollowedCallbacks {
  /** where it opens */
  place(): Partial<Place>;
  moved(place: PlaceMessage): void;
  opened(viewer: Viewer, plies: number): void;
  ended?(status: string): void;
  gone(): void;
}

export const FINAL = new Set(["done", "failed", "stopped"]);

const reportOn: CreateReport = (stage, go) =>
  createReport({ go, moments: false, exact: new Endgames({ stage }).report });

const notesOn: CreateNotes = (stage) => {
  const element = h("section", { class: "note" });
  new Noting({ stage, element });
  return element;
};

/** Why a move got its class, and what people play there: at the rating of the address, else the game's. */
const saidOf = (state: Begun, move: Move, rating: EmbedOptions["rating"]) => {
  const given = givenRating(state.game.headers, mover(state, move.ply));
  const own = typeof rating === "number" ? { value: rating, about: true, side: null } : given;
  const people = rating === "off" ? "" : peopleWords(state, move.ply, own);
  return [wordsOf(move), people].filter(Boolean).join(" ");
};

/** Fill `root`. `opened` is told once the game is there and its place is shown, `ended` of each end. */
export function followReview(
  root: HTMLElement,
  { id, state: stored, pgn, explore }: ShownReview,
  options: EmbedOptions,
  callbacks: FollowedCallbacks,
): Followed {
  let state = stored;
  let ended = "";
  const viewer = createViewer(root, options, {
    moved: callbacks.moved,
    said: options.hide.includes("reasons") ? null : (move) => saidOf(state as Begun, move, options.rating),
    report: reportOn,
    notes: options.hide.includes("notes") ? null : notesOn,
    menu: {
      pgn: async () => (await fetch(pgn)).text(),
      home: null,
      explore,
      fen: () => viewer.fen(),
      variant: () => state.game?.variant ?? "standard",
    },
  });
  const begin = () => viewer.begin(callbacks.place());

  function refresh() {
    viewer.update(state);
    const { judged, moves } = state.progress;
    viewer.say(FINAL.has(state.status) || !state.game ? "" : t("embed-live", { judged, moves }));
  }

  /** The game is there: so the page around may drive. */
  async function open() {
    await begin();
    callbacks.opened(viewer, state.game?.moves.length ?? 0);
    tellEnd();
  }

  function tellEnd() {
    if (!FINAL.has(state.status)) ended = ""; // its game has grown
    if (!FINAL.has(state.status) || !state.game || ended === state.status) return;
    ended = state.status;
    callbacks.ended?.(ended);
  }

  refresh();
  if (state.game) open();
  const over = FINAL.has(state.status) && !isPlayed(state.game);
  const feed = over
    ? null
    : watch(id, {
        cursor: () => state.seq,
        grows: () => isPlayed(state.game),
        sockets: self.origin !== "null", // a sandbox of opaque origin polls
        onEvents: (events) => {
          const fresh = !state.game;
          state = events.reduce(applyEvent, state);
          refresh();
          if (fresh && state.game) open();
          else tellEnd();
        },
        onStatus: ({ status }) => status === "deleted" && callbacks.gone(),
        onError: ({ code }) => code === "not_found" && callbacks.gone(),
      });
  return {
    viewer,
    begin,
    close() {
      feed?.close();
      viewer.close();
    },
  };
}
