/**
 * A season whose games are still being reviewed, or edited: its collection's rows tell when it is behind, and
 * it is fetched again at times.
 */

/** @import { GrowOptions } from "../../types/season" */
/** @import { CollectedGame, Season } from "../wire" */

import { watchCollection } from "../collection/feed.js";
import { isOver } from "../collection/rows.js";

/** Milliseconds from a row to the season that has it: more may come meanwhile, and each season costs. */
const PAUSE = 8000;
const LONGEST = 8 * PAUSE;

/**
 * Whether a season lacks what the rows say: a game that is reviewed by now, or shows one that has gone.
 * @type {(season: Season, rows: Map<number, CollectedGame>) => boolean}
 */
export const isBehind = ({ games }, rows) =>
  games.some(({ number, reviewed }) => {
    const row = rows.get(number);
    return !row || (!reviewed && row.status === "done");
  });

/** What can be edited of the rows. @param {Map<number, CollectedGame>} rows */
const headersOf = (rows) => JSON.stringify([...rows].map(([number, { headers }]) => [number, headers]));

/**
 * Follow collection `id`. `grown` fetches and draws, never twice at a time, and is tried again after a fault;
 * `standing` is told whether there is more to come.
 * @type {(id: string, options: GrowOptions) => { close(): void }}
 */
export function follow(id, { behind, grown, standing, watch = watchCollection }) {
  /** @type {Map<number, CollectedGame>} */
  const rows = new Map();
  let closed = false;
  let wanted = false;
  let pause = PAUSE;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {string | undefined} */
  let title;
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
