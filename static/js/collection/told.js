/** What is said of the round that a collection follows. Pure. */

import { intl } from "../lib/format.js";
import { inWords, t } from "../lib/i18n.js";

/** @import { Follow } from "../wire" */

/**
 * The state first, then when somebody looked, or why nothing comes.
 * @type {(follow: Follow, now?: Date) => string[]}
 */
export function followWords({ state, looked_at: looked, changed_at: changed, fault }, now = new Date()) {
  const why = fault ? inWords(fault).message : null;
  if (state === "ended") {
    const until = t("follow-ended", { time: time(looked, now) });
    return why ? [until, why] : [until];
  }
  if (why) return [t("follow-no-news", { time: time(changed, now) }), why];
  return [t(`follow-${state}`), t("follow-looked", { time: time(looked, now) })];
}

/** A time of today as "15:04", of another day with its date. @type {(iso: string, now: Date) => string} */
function time(iso, now) {
  const at = new Date(iso);
  const clock = intl("DateTimeFormat", { hour: "numeric", minute: "2-digit" }).format(at);
  if (at.toDateString() === now.toDateString()) return clock;
  return `${intl("DateTimeFormat", { day: "numeric", month: "short" }).format(at)}, ${clock}`;
}
