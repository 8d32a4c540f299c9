/** The talk with the server. Read by the type checker alone. */

import type { Socket } from "socket.io-client";
import type {
  AnyEvent,
  AskedOptions,
  CollectedGame,
  EngineChoice,
  Fault,
  Follow,
  Limits,
  Refusal,
  Sample,
  Status,
} from "../js/wire";

/** What comes with a game. */
export interface Wishes {
  /** the answers of a form, for the server to weigh */
  options?: Record<string, string | number | boolean>;
  hideNames?: boolean;
  expiresDays?: number | null;
  /** of a collection */
  title?: string;
}

/** What an ApiError is made of. */
export type Told = Partial<Omit<Fault, "message">> & { message: string };

export interface Call {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  body?: object;
  token?: string | null;
  signal?: AbortSignal;
}

/** How the talk stands. */
export type Connection = "live" | "polling" | "lost";

/** What listens now. */
export interface Listener {
  close(): void;
  wake?(): void;
}

export interface ChannelOptions<L extends Listener> {
  bySocket(socket: Socket): L;
  byPolling(): L;
  /** told of every new connection */
  onConnect(socket: Socket): void;
  onConnection(connection: Connection): void;
  /** false polls from the start */
  sockets: boolean;
  /** what the socket's library waits for */
  first?: Promise<void>;
}

/** How a review stands. */
export interface Standing {
  id: string;
  status: Status | "deleted";
  queue_position: number | null;
}

export interface WatchOptions {
  /** the last seq that was folded */
  cursor(): number;
  onEvents(events: AnyEvent[]): void;
  onStatus(standing: Standing): void;
  onConnection?(connection: Connection): void;
  onError?(error: Refusal): void;
  /** whether the game is still being played: it goes on after an end */
  grows?(): boolean;
  /** false polls from the start */
  sockets?: boolean;
}

/** A WatchOptions made whole, for whoever listens. */
export interface Watching extends Required<Omit<WatchOptions, "onEvents" | "sockets">> {
  id: string;
  take(events: AnyEvent[]): void;
}

export interface CollectionWatch {
  /** rows that are new or have changed, the numbers of those that have gone; `whole`: there are no others */
  onRows(rows: CollectedGame[], gone: number[], whole: boolean): void;
  /** at first, and after an edit */
  onTitle?(title: string): void;
  onDeleted(): void;
  /** how the round stands that the collection follows; null: it follows none */
  onFollow?(follow: Follow | null): void;
  onConnection?(connection: Connection): void;
  sockets?: boolean;
}

/** What stands in the page as `config`; tests give less. */
export interface PageConfig {
  engines?: EngineChoice[];
  presets?: Record<string, number>;
  defaults?: AskedOptions;
  limits?: Partial<Limits>;
  samples?: Sample[];
  version?: string;
  imports?: boolean;
  follow?: string[];
}
