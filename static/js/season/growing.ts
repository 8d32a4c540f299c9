/**
 * A season whose games are still being reviewed, or edited: its collection's rows tell when it is behind, and
 * it is fetched again at times.
 */

import { watchCollection } from "../collection/feed.ts";
import { isOver } from "../collection/rows.ts";
import type { CollectionWatch, Listener } from "../net/types.ts";
import type { CollectedGame, Season } from "../wire.ts";

interface GrowOptions {
  behind(rows: Map<number, CollectedGame>): boolean;
  grown(): Promise<void>;
  standing(growing: boolean): void;
  watch?: (id: string, options: CollectionWatch) => Listener;
}

/** Milliseconds from a row to the season that has it: more may come meanwhile, and each season costs. */
const PAUSE = 8000;
const LONGEST = 8 * PAUSE;

/** Whether a season lacks what the rows say: a game that is reviewed by now, or shows one that has gone. */
export const isBehind = ({ games }: Season, rows: Map<number, CollectedGame>): boolean =>
  games.some(({ number, reviewed }) => {
    const row = rows.get(number);
    return !row || (!reviewed && row.status === "done");
  });

/** What can be edited of the rows. */
const headersOf = (rows: Map<number, CollectedGame>) =>
  JSON.stringify([...rows].map(([number, { headers }]) => [number, headers]));

/**
 * Follow collection `id`. `grown` fetches and draws, never twice at a time, and is tried again after a fault;
 * `standing` is told whether there is more to come.
 */
export function follow(
  id: string,
  { behind, grown, standing, watch = watchCollection }: GrowOptions,
): { close(): void } {
  const rows: Map<number, CollectedGame> = new Map();
  let closed = false;
  let wanted = false;
  let pause = PAUSE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let title: string | undefined;
  const ask = () => {
    wanted = true;
    later();
  };
  function later() {
    timer ??= setTimeout(fetchNow, pause);
  }
  async function fetchNow() {
    wanted = false;
    const failed = await grown().then(
      () => false,
      () => true,
    );
    pause = failed ? Math.min(2 * pause, LONGEST) : PAUSE;
    timer = undefined;
    if (!closed && (failed || wanted)) later();
  }
  const feed = watch(id, {
    onRows(fresh, gone, whole) {
      const [first, before] = [!rows.size, headersOf(rows)];
      const left = whole ? [...rows.keys()] : gone;
      for (const number of left) rows.delete(number);
      for (const row of fresh) rows.set(row.number, row);
      standing(!isOver([...rows.values()]));
      if (!behind(rows) && (first || before === headersOf(rows))) return;
      ask();
    },
    onTitle(now) {
      if (title !== undefined && title !== now) ask();
      title = now;
    },
    onDeleted: () => standing(false),
  });
  return {
    close() {
      closed = true;
      clearTimeout(timer);
      feed.close();
    },
  };
}
