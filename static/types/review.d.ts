/** The shapes of the screen `/r/<id>`. */

import type { CollectionPlace, Review, Side, Status } from "../js/wire";
import type { Begun, ClassName, Game, State } from "./state";

/** Go to an address of the app; `replace`: the way back does not lead here. */
export type Go = (path: string, replace?: boolean) => void;
export type ToBoard = (game: Game, go: Go) => Promise<void>;

/** Shows a review in `root`; returns what takes it down. */
export type ShowReview = (root: HTMLElement, id: string, go: Go) => () => void;
export type Open = (root: HTMLElement, answer: Review, bar: CollectionBar | null, go: Go) => () => void;

/** How the review stands by the server's word, and how the page hears of it. */
export interface Remote {
  status: Status;
  queue_position: number | null;
  connection: string;
}

/** The way to the neighbours in a collection. */
export interface CollectionBar {
  element: HTMLElement;
  /** undefined: not its business */
  perform(action: string): boolean | undefined;
}
export type BarOf = (collection: CollectionPlace | null, go: Go) => Promise<CollectionBar | null>;

export interface PageOptions {
  answer: Review;
  bar: CollectionBar | null;
  remote: Remote;
  go: Go;
  state(): State;
  /** Something was asked for that starts a run again. */
  wake(): void;
}
export interface PageMemory {
  kind: "kibitz" | "lichess";
  /** what a deeper pass changed, once there is one */
  changes: Promise<import("./panels").Changes> | null;
  /** a game is known, and its players were looked at */
  met: boolean;
  /** which side the person is */
  me: Side | "none" | null;
  /** the question for it, while it is open */
  whose: HTMLElement | null;
  /** the strip of times is there or comes */
  clocks: boolean;
}
/** A call of the API for a review: its token, what more it takes. */
export type Call<A extends unknown[]> = (id: string, token: string | null, ...more: A) => Promise<unknown>;

/** `answer` is told. */
export type CreateWhose = (
  headers: Record<string, string>,
  answer: (side: Side | "none") => void,
) => HTMLElement;

export interface Tabs {
  element: HTMLElement;
  choose(id: string, byPerson?: boolean): void;
  /** Show a tab unless a person has chosen one or it was offered before. */
  offer(id: string): void;
  /** `onShow()` is told of each choice. */
  bind(side: HTMLElement, onShow: () => void): void;
}

/** Something that is not there: with an API's code, or an answer's status. */
export interface Missing {
  status?: number;
  code?: string;
  message?: string;
}

/** The next of some plies from one on, round about. */
export type NextOf = (plies: number[], ply: number) => number;
/** Event, place, date, variant, and when it is deleted. */
export type FactsOf = (game: Game, expires: string | null) => string;
export type TitleOf = (state: State) => string;
export type Removal = (id: string, token: string | null, leave: () => void) => Promise<void>;

/** A fault as it is said on paper: `move` "13... Qxa5". */
export type PaperWords = (state: Begun) => { move: string; id: ClassName; words: string }[];
/** Adds what is said on paper alone to `element` whenever somebody prints; returns what stops it. */
export type Printing = (element: HTMLElement, state: () => Begun) => () => void;
