/** What is said of the round or the player that a collection follows. Pure. */

import { intl } from "../lib/format.ts";
import { inWords, t } from "../lib/i18n.ts";
import type { Follow } from "../wire.ts";

/** The state first, then when somebody looked, or why nothing comes; of a player also the next look. */
export function followWords(follow: Follow, now: Date = new Date()): string[] {
  const { state, looked_at: looked, changed_at: changed, fault } = follow;
  const why = fault ? inWords(fault).message : null;
  if (follow.player !== null) return playerWords(follow, follow.player, why, now);
  if (state === "ended") {
    const until = t("follow-ended", { time: time(looked, now) });
    return why ? [until, why] : [until];
  }
  if (why) return [t("follow-no-news", { time: time(changed, now) }), why];
  return [t(`follow-${state}`), t("follow-looked", { time: time(looked, now) })];
}

function playerWords(
  { state, looked_at: looked, next_at: next }: Follow,
  player: string,
  why: string | null,
  now: Date,
): string[] {
  const ended = state === "ended";
  return [
    ended ? t("follow-player-ended", { player, time: time(looked, now) }) : t("follow-player-on", { player }),
    why ?? (ended ? null : t("follow-looked", { time: time(looked, now) })),
    next && t("follow-next", { time: time(next, now) }),
  ].filter((part) => part !== null);
}

/** A time of today as "15:04", of another day with its date. */
function time(iso: string, now: Date): string {
  const at = new Date(iso);
  const clock = intl("DateTimeFormat", { hour: "numeric", minute: "2-digit" }).format(at);
  if (at.toDateString() === now.toDateString()) return clock;
  return `${intl("DateTimeFormat", { day: "numeric", month: "short" }).format(at)}, ${clock}`;
}
