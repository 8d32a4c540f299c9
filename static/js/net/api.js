/** The HTTP API as functions. Knows no page; every refusal is an ApiError with a sentence for a person. */

import { has, language, t } from "../lib/i18n.js";

/** @import { EndgameAnswer } from "../../types/endgame" */
/** @import { Call, Told, Wishes } from "../../types/net" */
/** @import { AskedMove, ExplainedMove } from "../wire" */
/** @import { Accepted, Collection, Created, CreatedCollection, ErrorBody, Events, Review } from "../wire" */
/** @import { Season, Tournament } from "../wire" */

export class ApiError extends Error {
  /** @param {Told} told @param {number} status */
  constructor({ code = "internal", message, place = null, retry = false }, status) {
    super(message);
    this.code = code;
    this.place = place;
    this.retry = retry;
    this.status = status;
  }
}

/** @type {(pgn: string, wishes?: Wishes) => Promise<Created>} */
export const createReview = (pgn, wishes) =>
  call("/api/reviews", { method: "POST", body: { pgn, ...wishes } });

/** @type {(id: string) => Promise<Review>} */
export const getReview = (id) => call(path(id));

/**
 * The events after a cursor, and how the review stands.
 * @type {(id: string, after: number) => Promise<Events>}
 */
export const getEvents = (id, after) => call(`${path(id)}/events?after=${after}`);

/** @typedef {(id: string, token: string | null) => Promise<Accepted>} Order */

/** @type {Order} */
export const stopReview = (id, token) => call(`${path(id)}/stop`, { method: "POST", token });
/** @type {Order} */
export const continueReview = (id, token) => call(`${path(id)}/continue`, { method: "POST", token });
/**
 * Run it again with `nodes` a position.
 * @type {(id: string, token: string | null, nodes: number) => Promise<Accepted>}
 */
export const deepenReview = (id, token, nodes) =>
  call(`${path(id)}/deeper`, { method: "POST", token, body: { nodes } });
/** @type {(id: string, token: string | null) => Promise<null>} */
export const deleteReview = (id, token) => call(path(id), { method: "DELETE", token });

/** The address of the annotated PGN. @param {string} id */
export const pgnUrl = (id) => `${path(id)}.pgn`;
/** The address of the review as a file of its own. @param {string} id */
export const pageUrl = (id) => `${path(id)}.html?lang=${language()}`;

/** @type {(pgn: string, wishes?: Wishes) => Promise<CreatedCollection>} */
export const createCollection = (pgn, wishes) =>
  call("/api/collections", { method: "POST", body: { pgn, ...wishes } });

/** A collection of the round at an address. @type {(follow: string, wishes?: Wishes) => Promise<Created>} */
export const followRound = (follow, wishes) =>
  call("/api/collections", { method: "POST", body: { follow, ...wishes } });

/** Look at its round no more. @type {(id: string, token: string | null) => Promise<unknown>} */
export const stopFollowing = (id, token) => call(`${collectionPath(id)}/follow`, { method: "DELETE", token });

/** @type {(id: string) => Promise<Collection>} */
export const getCollection = (id) => call(collectionPath(id));

/**
 * What a move of one's own costs or wins, by an engine's lines.
 * @type {(move: AskedMove, signal: AbortSignal) => Promise<ExplainedMove>}
 */
export const explainMove = (move, signal) => call("/api/explain", { method: "POST", body: move, signal });

/**
 * What tables and pawn sums know of a position.
 * @type {(fen: string, signal?: AbortSignal) => Promise<EndgameAnswer>}
 */
export const getEndgame = (fen, signal) => call(`/api/endgame?fen=${encodeURIComponent(fen)}`, { signal });

/** Stop all its reviews that wait or run. @type {(id: string, token: string | null) => Promise<unknown>} */
export const stopCollection = (id, token) => call(`${collectionPath(id)}/stop`, { method: "POST", token });
/** Go on with all that were stopped. @type {(id: string, token: string | null) => Promise<unknown>} */
export const continueCollection = (id, token) =>
  call(`${collectionPath(id)}/continue`, { method: "POST", token });
/** @type {(id: string, token: string | null) => Promise<null>} */
export const deleteCollection = (id, token) => call(collectionPath(id), { method: "DELETE", token });

/** A player's season. @type {(asked: { id: string, player: string }) => Promise<Season>} */
export const getSeason = (asked) => call(seasonUrl(asked));

/** Its address, as JSON, as a table or as a page of its own. */
/** @type {(asked: { id: string, player: string }, form?: "json" | "csv" | "html") => string} */
export const seasonUrl = ({ id, player }, form = "json") => {
  const lang = form === "html" ? `&lang=${language()}` : "";
  const query = form === "json" ? "" : `?format=${form}${lang}`;
  return `${collectionPath(id)}/seasons/${encodeURIComponent(player)}${query}`;
};

/** A collection as a tournament. @type {(id: string) => Promise<Tournament>} */
export const getStandings = (id) => call(`${collectionPath(id)}/standings`);
/** The address of its table. @param {string} id */
export const collectionCsvUrl = (id) => `${collectionPath(id)}.csv`;

/** The address of all games of a collection in one PGN. @param {string} id */
export const collectionPgnUrl = (id) => `${collectionPath(id)}.pgn`;
/** The address of all its finished games as one file. @param {string} id */
export const collectionPageUrl = (id) => `${collectionPath(id)}.html?lang=${language()}`;

const collectionPath = (/** @type {string} */ id) => `/api/collections/${encodeURIComponent(id)}`;
const path = (/** @type {string} */ id) => `/api/reviews/${encodeURIComponent(id)}`;

/**
 * The answer's JSON is taken for what the wire says.
 * @template T @param {string} url @param {Call} [wishes] @returns {Promise<T>}
 */
export async function call(url, { method = "GET", body, token, signal } = {}) {
  /** @type {Record<string, string>} */
  const headers = { Accept: "application/json", "Accept-Language": language() };
  if (body) headers["Content-Type"] = "application/json";
  if (token) headers["X-Delete-Token"] = token;
  let response;
  try {
    const sent = body && JSON.stringify(body);
    response = await fetch(url, { method, headers, body: sent, credentials: "omit", signal });
  } catch {
    throw new ApiError({ code: "offline", message: t("error-offline"), retry: true }, 0);
  }
  const data = await json(response);
  if (!response.ok) throw refusal(response, data);
  return /** @type {T} */ (data);
}

/** @type {(response: Response) => Promise<unknown>} */
async function json(response) {
  try {
    return await response.json();
  } catch {
    return null; // an empty answer (204) or a proxy's page
  }
}

/** @type {(response: Response, data: unknown) => ApiError} */
function refusal(response, data) {
  const told = /** @type {Partial<ErrorBody> | null} */ (data)?.error;
  if (told?.message) return new ApiError(told, response.status);
  const status = response.status === 502 ? 503 : response.status;
  const key = `error-http-${status}`;
  const message = has(key) ? t(key) : t("error-http", { status: String(status) });
  return new ApiError(
    { code: `http_${response.status}`, message, retry: response.status >= 500 },
    response.status,
  );
}
