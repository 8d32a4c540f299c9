/** What players call a time control. Pure. */

/**
 * A time control as players say it: "180+2" -> "3+2", "30+0" -> "½+0", "1/86400" -> {days: 1}; null where
 * there is none.
 */
export function paceOf(text: string | null): string | { days: number } | null {
  const days = /^1\/(\d{1,8})$/.exec(text ?? "");
  if (days) return { days: Math.max(1, Math.round(Number(days[1]) / 86_400)) };
  const [, base, increment] = /^(\d{1,6})(?:\+(\d{1,4}))?$/.exec(text ?? "") ?? [];
  if (!base) return null;
  const minutes = Number(base) / 60;
  const written = { 0.25: "¼", 0.5: "½", 0.75: "¾" }[minutes] ?? String(Math.round(minutes * 10) / 10);
  return `${written}+${Number(increment ?? 0)}`;
}
