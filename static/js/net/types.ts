/** The talk with the server. Read by the type checker alone. */

import type { AskedOptions, CollectedGame, EngineChoice, Follow, Limits, Sample } from "../wire.ts";

/** What comes with a game. */
export interface ReviewFields {
  /** the answers of a form, for the server to weigh */
  options?: Record<string, string | number | boolean>;
  hideNames?: boolean;
  expiresDays?: number | null;
  /** of a collection */
  title?: string;
}

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

export interface CollectionWatch {
  /** rows that are new or have changed, the numbers of those that have gone; `whole`: there are no others */
  onRows(rows: CollectedGame[], gone: number[], whole: boolean): void;
  /** at first, and after an edit */
  onTitle?(title: string): void;
  /** its owner has changed something; told where a socket is */
  onEdited?(): void;
  onDeleted(): void;
  /** how the round or the player stands that the collection follows; null: none */
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
