/** The HTTP API as functions. Knows no page; every refusal is an ApiError with a sentence for a person. */

import { has, language, t } from "../lib/i18n.js";

export class ApiError extends Error {
  constructor({ code = "internal", message, place = null, retry = false }, status) {
    super(message);
    Object.assign(this, { code, place, retry, status });
  }
}

/** Create a review -> {id, url, delete_token}. `wishes`: {options, hideNames, expiresDays}. */
export const createReview = (pgn, wishes) =>
  call("/api/reviews", { method: "POST", body: { pgn, ...wishes } });

/** {id, status, state, queue_position, created}. */
export const getReview = (id) => call(path(id));

/** {events, seq, status, queue_position}: the events after a cursor, and how the review stands. */
export const getEvents = (id, after) => call(`${path(id)}/events?after=${after}`);

export const stopReview = (id, token) => call(`${path(id)}/stop`, { method: "POST", token });
export const continueReview = (id, token) => call(`${path(id)}/continue`, { method: "POST", token });
/** Run it again with `nodes` a position. */
export const deepenReview = (id, token, nodes) =>
  call(`${path(id)}/deeper`, { method: "POST", token, body: { nodes } });
export const deleteReview = (id, token) => call(path(id), { method: "DELETE", token });

/** The address of the annotated PGN. */
export const pgnUrl = (id) => `${path(id)}.pgn`;

/** Create a collection of a file's games -> {id, url, delete_token, reviews, refused}. */
export const createCollection = (pgn, wishes) =>
  call("/api/collections", { method: "POST", body: { pgn, ...wishes } });

/** {id, title, created, expires, games: [rows]}. */
export const getCollection = (id) => call(collectionPath(id));

/** Stop all its reviews that wait or run. */
export const stopCollection = (id, token) => call(`${collectionPath(id)}/stop`, { method: "POST", token });
export const deleteCollection = (id, token) => call(collectionPath(id), { method: "DELETE", token });

/** The address of all games of a collection in one PGN. */
export const collectionPgnUrl = (id) => `${collectionPath(id)}.pgn`;

const collectionPath = (id) => `/api/collections/${encodeURIComponent(id)}`;
const path = (id) => `/api/reviews/${encodeURIComponent(id)}`;

async function call(url, { method = "GET", body, token } = {}) {
  const headers = { Accept: "application/json", "Accept-Language": language() };
  if (body) headers["Content-Type"] = "application/json";
  if (token) headers["X-Delete-Token"] = token;
  let response;
  try {
    response = await fetch(url, { method, headers, body: body && JSON.stringify(body), credentials: "omit" });
  } catch {
    throw new ApiError({ code: "offline", message: t("error-offline"), retry: true }, 0);
  }
  const data = await json(response);
  if (!response.ok) throw refusal(response, data);
  return data;
}

async function json(response) {
  try {
    return await response.json();
  } catch {
    return null; // an empty answer (204) or a proxy's page
  }
}

function refusal(response, data) {
  const told = data?.error;
  if (told?.message) return new ApiError(told, response.status);
  const status = response.status === 502 ? 503 : response.status;
  const key = `error-http-${status}`;
  const message = has(key) ? t(key) : t("error-http", { status: String(status) });
  return new ApiError(
    { code: `http_${response.status}`, message, retry: response.status >= 500 },
    response.status,
  );
}
