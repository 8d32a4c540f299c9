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
}

/** A review as a line. */
export function ofReview(id: string, status: Status, { game, report }: Begun, now: number): OwnReview {
  const { headers, result, opening } = game;
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
  };
}

/** A collection as a line. */
export function ofCollection({ id, title, games }: Collection, now: number): OwnReview {
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
  };
}

/** The line as it is kept now: with the name and the time of an earlier one. */
export const after = (before: OwnReview | undefined, fresh: OwnReview): OwnReview =>
  before ? { ...fresh, name: before.kind === "review" ? before.name : fresh.name, at: before.at } : fresh;

let told = false;

/** Keep a line; where the browser has no more room a person hears so, once a visit. Never rejects. */
async function keep(fresh: OwnReview): Promise<void> {
  try {
    await put("reviews", [[fresh.id, after(await one<OwnReview>("reviews", fresh.id), fresh)]]);
  } catch (error) {
    if (told || !isFull(error)) return; // a browser that keeps nothing is told on the list's own screen
    told = true;
    say(t("mine-full"));
  }
}

/** Keep a review that is seen; a collection's games stand in their collection. */
export const keepReview = ({ id, collection }: Review, status: Status, state: Begun): Promise<void> =>
  collection ? Promise.resolve() : keep(ofReview(id, status, state, Date.now()));

export const keepCollection = (collection: Collection): Promise<void> =>
  keep(ofCollection(collection, Date.now()));

/** Forget what was deleted -> whether the list has. Never rejects. */
export const forget = async (id: string): Promise<boolean> => {
  const [listed] = await Promise.allSettled([put("reviews", [[id, undefined]]), forgetSeen(id)]);
  return listed.status === "fulfilled";
};
