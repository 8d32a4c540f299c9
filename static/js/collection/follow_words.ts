/** What is said of the round that a collection follows. Pure. */

import { intl } from "../lib/format.ts";
import { inWords, t } from "../lib/i18n.ts";
import type { Follow } from "../wire.ts";

/** The state first, then when somebody looked, or why nothing comes. */
export function followWords(
  { state, looked_at: looked, changed_at: changed, fault }: Follow,
  now: Date = new Date(),
): string[] {
  const why = fault ? inWords(fault).message : null;
  if (state === "ended") {
    const until = t("follow-ended", { time: time(looked, now) });
    return why ? [until, why] : [until];
  }
  if (why) return [t("follow-no-news", { time: time(changed, now) }), why];
  return [t(`follow-${state}`), t("follow-looked", { time: time(looked, now) })];
}

/** A time of today as "15:04", of another day with its date. */
function time(iso: string, now: Date): string {
  const at = new Date(iso);
  const clock = intl("DateTimeFormat", { hour: "numeric", minute: "2-digit" }).format(at);
  if (at.toDateString() === now.toDateString()) return clock;
  return `${intl("DateTimeFormat", { day: "numeric", month: "short" }).format(at)}, ${clock}`;
}
