/** The API of the search in reviewed games, apart from the rest because no review needs it at first. */

import { at } from "../lib/site.ts";
import type { FoundGames } from "../wire.ts";
import { call, collectionPath } from "./api.ts";

/** The games of a kind or with a position; neither: which kinds there are. */
export function findInCollection(
  id: string,
  { kind, fen, player }: { kind?: string; fen?: string; player?: string },
): Promise<FoundGames> {
  const query = new URLSearchParams({
    ...(kind && { kind }),
    ...(fen && { fen }),
    ...(player && { player }),
  }).toString();
  return call(`${collectionPath(id)}/find${query && `?${query}`}`);
}

/** The same among reviews. */
export const findInReviews = (
  reviews: string[],
  { kind, fen }: { kind?: string; fen?: string },
): Promise<FoundGames> =>
  call(at("/api/find"), { method: "POST", body: { reviews, ...(kind && { kind }), ...(fen && { fen }) } });
