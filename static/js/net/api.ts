/** The HTTP API as functions. Knows no page; every refusal is an ApiError with a sentence for a person. */

import { has, language, t } from "../lib/i18n.ts";
import { at } from "../lib/site.ts";
import type {
  Accepted,
  AskedMove,
  AskedPeople,
  AskedThreat,
  Collection,
  Created,
  CreatedCollection,
  ErrorBody,
  Events,
  ExplainedMove,
  ExplainedThreat,
  Fault,
  OpeningTree,
  PeopleHere,
  Review,
  Season,
  Side,
  Solved,
  Tournament,
} from "../wire.ts";
import type { Call, ReviewFields } from "./types.ts";

/** What an ApiError is made of. */
export type Told = Partial<Omit<Fault, "message">> & { message: string };

export class ApiError extends Error {
  readonly code: string;
  readonly place: string | null;
  readonly retry: boolean;
  readonly status: number;

  constructor({ code = "internal", message, place = null, retry = false }: Told, status: number) {
    super(message);
    this.code = code;
    this.place = place;
    this.retry = retry;
    this.status = status;
  }
}

export const createReview = (pgn: string, fields?: ReviewFields): Promise<Created> =>
  call(at("/api/reviews"), { method: "POST", body: { pgn, ...fields } });

export const getReview = (id: string): Promise<Review> => call(path(id));

/** The events after a cursor, and how the review stands. */
export const getEvents = (id: string, after: number): Promise<Events> =>
  call(`${path(id)}/events?after=${after}`);

export const stopReview = (id: string, token: string | null): Promise<Accepted> =>
  call(`${path(id)}/stop`, { method: "POST", token });
export const continueReview = (id: string, token: string | null): Promise<Accepted> =>
  call(`${path(id)}/continue`, { method: "POST", token });
/** Run it again with `nodes` a position. */
export const deepenReview = (id: string, token: string | null, nodes: number): Promise<Accepted> =>
  call(`${path(id)}/deeper`, { method: "POST", token, body: { nodes } });
export const deleteReview = (id: string, token: string | null): Promise<null> =>
  call(path(id), { method: "DELETE", token });

/** The address of the annotated PGN. */
export const pgnUrl = (id: string) => `${path(id)}.pgn`;
/** The address of the start page with the text of a review, to be put right. */
export const correctionUrl = (id: string) => at(`/?original=${encodeURIComponent(id)}`);
/** The text that a review was made of. */
export async function originalPgn(id: string): Promise<string> {
  const response = await fetch(`${pgnUrl(id)}?original=1`, { credentials: "omit" });
  if (!response.ok) throw refusal(response, await json(response));
  return response.text();
}

/** The address of a review's errors, to learn from: as PGN or as a deck for Anki. `side` null: of both. */
export const exercisesUrl = (id: string, form: "pgn" | "apkg", side: Side | null): string =>
  `${path(id)}/exercises.${form}?${ofSide(side)}`;
/** The address of the same errors as a booklet. */
export const bookletUrl = (id: string, side: Side | null): string =>
  at(`/r/${encodeURIComponent(id)}/booklet?${ofSide(side)}`);
const ofSide = (side: Side | null): string =>
  String(new URLSearchParams({ ...(side && { side }), lang: language() }));

/** The address of the review as a file of its own. */
export const pageUrl = (id: string) => `${path(id)}.html?lang=${language()}`;

export const createCollection = (pgn: string, fields?: ReviewFields): Promise<CreatedCollection> =>
  call(at("/api/collections"), { method: "POST", body: { pgn, ...fields } });

/** A collection of reviews that there are. */
export const collectReviews = (reviews: string[]): Promise<CreatedCollection> =>
  call(at("/api/collections"), { method: "POST", body: { reviews } });

/** A collection of the round at an address. */
export const followRound = (follow: string, fields?: ReviewFields): Promise<Created> =>
  call(at("/api/collections"), { method: "POST", body: { follow, ...fields } });

/** Look at what it follows at once. */
export const lookNow = (id: string, token: string | null): Promise<unknown> =>
  call(`${collectionPath(id)}/follow`, { method: "POST", token });

/** Look at that no more. */
export const stopFollowing = (id: string, token: string | null): Promise<unknown> =>
  call(`${collectionPath(id)}/follow`, { method: "DELETE", token });

export const getCollection = (id: string): Promise<Collection> => call(collectionPath(id));

/** What a move of one's own costs or wins, by an engine's lines. */
export const explainMove = (move: AskedMove, signal: AbortSignal): Promise<ExplainedMove> =>
  call(at("/api/explain"), { method: "POST", body: move, signal });

/** What people play in a position. */
export const askPeople = (asked: AskedPeople, signal: AbortSignal): Promise<PeopleHere> =>
  call(at("/api/people"), { method: "POST", body: asked, signal });

/** What is threatened in a position, by an engine's lines. */
export const explainThreat = (asked: AskedThreat): Promise<ExplainedThreat> =>
  call(at("/api/threat"), { method: "POST", body: asked });

/** What tables and pawn sums know of a position. */
export const getEndgame = (fen: string, signal?: AbortSignal): Promise<Solved> =>
  call(at(`/api/endgame?fen=${encodeURIComponent(fen)}`), { signal });

/** Stop all its reviews that wait or run. */
export const stopCollection = (id: string, token: string | null): Promise<unknown> =>
  call(`${collectionPath(id)}/stop`, { method: "POST", token });
/** Go on with all that were stopped. */
export const continueCollection = (id: string, token: string | null): Promise<unknown> =>
  call(`${collectionPath(id)}/continue`, { method: "POST", token });
export const deleteCollection = (id: string, token: string | null): Promise<null> =>
  call(collectionPath(id), { method: "DELETE", token });

/** A player's season. */
export const getSeason = (asked: { id: string; player: string }): Promise<Season> => call(seasonUrl(asked));

/** Its address, as JSON, as a table or as a page of its own. */
export const seasonUrl = (
  { id, player }: { id: string; player: string },
  form: "json" | "csv" | "html" = "json",
): string => {
  const lang = form === "html" ? `&lang=${language()}` : "";
  const query = form === "json" ? "" : `?format=${form}${lang}`;
  return `${collectionPath(id)}/seasons/${encodeURIComponent(player)}${query}`;
};

/** The addresses of the player's faults: as PGN, as a deck for Anki, on paper. */
export const seasonExercisesUrl = (
  { id, player }: { id: string; player: string },
  form: "pgn" | "apkg",
): string =>
  `${collectionPath(id)}/exercises.${form}?player=${encodeURIComponent(player)}&lang=${language()}`;
export const seasonBookletUrl = ({ id, player }: { id: string; player: string }): string =>
  at(`/c/${encodeURIComponent(id)}/booklet?player=${encodeURIComponent(player)}&lang=${language()}`);

/** The openings of a collection, or of a player's games with one side in it. */
export const getOpenings = (id: string, player: string | null, side: Side | null): Promise<OpeningTree> =>
  call(openingsUrl(id, player, side));

/** Its address, as JSON or PGN. */
export function openingsUrl(
  id: string,
  player: string | null,
  side: Side | null,
  form: "json" | "pgn" = "json",
): string {
  const asked = { ...(player && { player, ...(side && { side }) }), ...(form === "pgn" && { format: form }) };
  const query = new URLSearchParams(form === "pgn" ? { ...asked, lang: language() } : asked).toString();
  return `${collectionPath(id)}/openings${query && `?${query}`}`;
}

/** A collection as a tournament. */
export const getStandings = (id: string): Promise<Tournament> => call(`${collectionPath(id)}/standings`);
/** The address of its table. */
export const collectionCsvUrl = (id: string) => `${collectionPath(id)}.csv`;
export const collectionTrfUrl = (id: string) => `${collectionPath(id)}.trf`;

/** The address of all games of a collection in one PGN. */
export const collectionPgnUrl = (id: string) => `${collectionPath(id)}.pgn`;
/** The address of all its finished games as one file. */
export const collectionPageUrl = (id: string) => `${collectionPath(id)}.html?lang=${language()}`;

export const collectionPath = (id: string) => at(`/api/collections/${encodeURIComponent(id)}`);
const path = (id: string) => at(`/api/reviews/${encodeURIComponent(id)}`);

/** The answer's JSON is taken for what the wire says. */
export async function call<T>(url: string, { method = "GET", body, token, signal }: Call = {}): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json", "Accept-Language": language() };
  if (body) headers["Content-Type"] = "application/json";
  if (token) headers["X-Delete-Token"] = token;
  let response: Response;
  try {
    const sent = body && JSON.stringify(body);
    response = await fetch(url, { method, headers, body: sent, credentials: "omit", signal });
  } catch {
    throw new ApiError({ code: "offline", message: t("error-offline"), retry: true }, 0);
  }
  const data = await json(response);
  if (!response.ok) throw refusal(response, data);
  return data as T;
}

async function json(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null; // an empty answer (204) or a proxy's page
  }
}

function refusal(response: Response, data: unknown): ApiError {
  const refusal = (data as Partial<ErrorBody> | null)?.error;
  if (refusal?.message) return new ApiError(refusal, response.status);
  const status = response.status === 502 ? 503 : response.status;
  const key = `error-http-${status}`;
  const message = has(key) ? t(key) : t("error-http", { status: String(status) });
  return new ApiError(
    { code: `http_${response.status}`, message, retry: response.status >= 500 },
    response.status,
  );
}
