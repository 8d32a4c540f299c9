/**
 * Reviews as this browser saw them last, for a time without the server: the latest few that were opened, in
 * the browser's cache. All reject where there is none (private modes), or no more room.
 */

import { at } from "../lib/site.ts";
import type { Review } from "../wire.ts";

/** A review as it was seen. */
export interface SeenReview {
  answer: Review;
  /** of the Kibitz that made it: another may show other things */
  version: string;
  /** milliseconds since 1970 */
  at: number;
}

/** Reviews that are kept, of some 100 to 500 KB each. */
export const MOST = 30;
const NAME = "kibitz reviews";

const addressOf = (id: string) => at(`/r/${encodeURIComponent(id)}`);

/** Keep a review, and of all that are kept the latest. */
export async function keepSeen(answer: Review, version: string): Promise<void> {
  const kept = await caches.open(NAME);
  const seen: SeenReview = { answer, version, at: Date.now() };
  await kept.delete(addressOf(answer.id)); // what is put anew stands last
  await kept.put(addressOf(answer.id), new Response(JSON.stringify(seen)));
  const old = (await kept.keys()).slice(0, -MOST);
  await Promise.all(old.map((request) => kept.delete(request)));
}

/** A review as it was seen; null where none is kept, or it has expired meanwhile. */
export async function seenReview(id: string, version: string): Promise<SeenReview | null> {
  const found = await (await caches.open(NAME)).match(addressOf(id));
  const seen: SeenReview | null = found ? await found.json() : null;
  if (seen?.version !== version) return null;
  const { expires } = seen.answer;
  if (!expires || Date.parse(expires) > Date.now()) return seen;
  await forgetSeen(id);
  return null;
}

/** Forget a review that was deleted, or those of a collection. */
export async function forgetSeen(id: string): Promise<void> {
  const kept = await caches.open(NAME);
  for (const request of await kept.keys()) {
    const seen: SeenReview | undefined = await (await kept.match(request))?.json();
    if (seen?.answer.id === id || seen?.answer.collection?.id === id) await kept.delete(request);
  }
}
