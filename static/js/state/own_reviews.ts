/**
 * The reviews and collections that this browser has made or opened, for the list of them (mine/). Kept in the
 * browser alone; nothing of it is sent.
 */

import { isFull, one, put } from "../lib/database.ts";
import { say } from "../lib/dialogs.ts";
import { t } from "../lib/i18n.ts";
import type { Collection, Review, Side, Status } from "../wire.ts";
import { forgetSeen } from "./kept_reviews.ts";
import type { Begun } from "./types.ts";

/** A line of the list. */
export interface OwnReview {
  id: string;
  kind: "review" | "collection";
  /** its owner's own name for it, or a collection's title; "" none */
  name: string;
  white: string;
  black: string;
  /** of the game; "" of a collection */
  result: string;
  /** of the game, as in its header */
  date: string;
  eco: string;
  opening: string;
  accuracy: Record<Side, number | null>;
  /** as it was last seen */
  status: Status | "gone";
  /** of a collection */
  games: number;
  /** when it first came here, milliseconds since 1970 */
  at: number;
  /** when it was opened last; a line of an older Kibitz has none, nor what follows */
  seen?: number;
  /** where the men of a game stand at its end, as a FEN begins */
  men?: string;
  /** of a collection: whose games they are; "" nobody's alone */
  player?: string;
  /** of a collection: its player's new games come in by themselves */
  follows?: boolean;
}

/** A review as a line. */
export function ofReview(id: string, status: Status, { game, report }: Begun, now: number): OwnReview {
  const { headers, result, opening } = game;
  const last = game.moves.at(-1)?.fen ?? game.start_fen;
  return {
    id,
    kind: "review",
    name: "",
    white: headers.White ?? "",
    black: headers.Black ?? "",
    result,
    date: headers.Date ?? "",
    eco: opening?.eco ?? "",
    opening: opening?.name ?? "",
    accuracy: { white: report?.white.accuracy ?? null, black: report?.black.accuracy ?? null },
    status,
    games: 1,
    at: now,
    men: last.split(" ")[0],
  };
}

/** A collection as a line; `player`: whose games all of them are. */
export function ofCollection(
  { id, title, games, follow }: Collection,
  player: string | null,
  now: number,
): OwnReview {
  const open = games.find(({ status }) => status === "running" || status === "waiting");
  return {
    id,
    kind: "collection",
    name: title,
    white: "",
    black: "",
    result: "",
    date: "",
    eco: "",
    opening: "",
    accuracy: { white: null, black: null },
    status: (open?.status as Status | undefined) ?? "done",
    games: games.length,
    at: now,
    player: player ?? "",
    follows: Boolean(follow?.player) && follow?.state !== "ended",
  };
}

/** The line as it is kept now: with the name and the times of an earlier one. */
export const after = (before: OwnReview | undefined, fresh: OwnReview): OwnReview =>
  before
    ? {
        ...fresh,
        name: before.kind === "review" ? before.name : fresh.name,
        at: before.at,
        seen: before.seen,
      }
    : fresh;

let told = false;

/** Keep a line; where the browser has no more room a person hears so, once a visit. Never rejects. */
async function keep(fresh: OwnReview): Promise<void> {
  try {
    const line = after(await one<OwnReview>("reviews", fresh.id), fresh);
    await put("reviews", [[fresh.id, { ...line, seen: fresh.at }]]);
  } catch (error) {
    if (told || !isFull(error)) return; // a browser that keeps nothing is told on the list's own screen
    told = true;
    say(t("mine-full"));
  }
}

/** Keep a review that is seen; a collection's games stand in their collection. */
export const keepReview = ({ id, collection }: Review, status: Status, state: Begun): Promise<void> =>
  collection ? Promise.resolve() : keep(ofReview(id, status, state, Date.now()));

export const keepCollection = (collection: Collection, player: string | null): Promise<void> =>
  keep(ofCollection(collection, player, Date.now()));

/** Forget what was deleted -> whether the list has. Never rejects. */
export const forget = async (id: string): Promise<boolean> => {
  const [listed] = await Promise.allSettled([put("reviews", [[id, undefined]]), forgetSeen(id)]);
  return listed.status === "fulfilled";
};
