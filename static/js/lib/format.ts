/** Numbers and names as people read them, in the page's language (Intl). Pure; knows no page. */

import type { Side } from "../wire.ts";
import { has, language, t } from "./i18n.ts";
import type { AnyScore } from "./types.ts";

interface ToolOptions {
  NumberFormat: Intl.NumberFormatOptions;
  DateTimeFormat: Intl.DateTimeFormatOptions;
  ListFormat: Intl.ListFormatOptions;
}

/** The tools of Intl that the page uses. */
interface Tools {
  NumberFormat: Intl.NumberFormat;
  DateTimeFormat: Intl.DateTimeFormat;
  ListFormat: Intl.ListFormat;
}

const made: Map<string, unknown> = new Map();

/** A tool of Intl for the catalogue's locale, made once: `intl("NumberFormat", {…})`. */
export function intl<K extends keyof Tools>(kind: K, options?: ToolOptions[K]): Tools[K] {
  const key = `${language()} ${kind} ${JSON.stringify(options)}`;
  const Tool = Intl[kind] as new (locale: string, options?: object) => unknown;
  if (!made.has(key)) made.set(key, new Tool(t("language-locale"), options));
  return made.get(key) as Tools[K];
}

/** Without accents and in small letters, so that "muller" finds "Müller". */
export const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** A number with exactly so many decimals. */
export function fixed(value: number, digits: number): string {
  return intl("NumberFormat", { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
}

/** Centipawns of a win that is proven, but not how long it takes. */
const WON = 20_000;

/** A score in White's view: "+0.34", "−1.20", "M4", "−M4", "#" on the board of a mate, "+−" a proven win. */
export function score(line?: AnyScore | null) {
  if (!line) return "";
  if (line.mate !== null && line.mate !== undefined) {
    if (line.mate === 0) return "#";
    return `${line.mate < 0 ? "−" : ""}M${Math.abs(line.mate)}`;
  }
  const cp = line.cp ?? 0;
  if (Math.abs(cp) >= WON) return cp > 0 ? "+−" : "−+";
  const pawns = Math.abs(cp) / 100;
  const sign = cp > 0 ? "+" : cp < 0 ? "−" : "";
  return sign + fixed(pawns, pawns >= 20 ? 0 : pawns >= 10 ? 1 : 2);
}

/** A score for where there is no room: "+0.3", "−12", "M4", "−M4". */
export function shortScore(line: AnyScore) {
  const proven = Math.abs(line.cp ?? 0) >= WON;
  if (proven || (line.mate !== null && line.mate !== undefined)) return score(line);
  const pawns = Math.abs(line.cp ?? 0) / 100;
  const figure = fixed(pawns, pawns >= 9.95 ? 0 : 1);
  const sign = (line.cp ?? 0) < 0 ? "−" : "+";
  return (figure === fixed(0, 1) ? "" : sign) + figure;
}

/** Accuracy for show: clamped to 0..100, one decimal; null -> null. */
export function accuracy(value?: number | null) {
  return value === null || value === undefined ? null : fixed(Math.min(100, Math.max(0, value)), 1);
}

/** Expected points 0..1 with two decimals; never "1.00" or "0.00" unless they are. */
export function points(value: number) {
  const text = value.toFixed(2);
  if (text === "1.00" && value < 1) return `${fixed(0.99, 2)}+`;
  if (text === "0.00" && value > 0) return `<${fixed(0.01, 2)}`;
  return fixed(value, 2);
}

/** Expected points 0..1 as people count chances: "53%"; never "100%" or "0%" unless they are. */
export function percent(value: number) {
  const words = (share: number) => t("number-percent", { number: fixed(100 * share, 0) });
  if (value < 1 && value >= 0.995) return `>${words(0.99)}`;
  if (value > 0 && value < 0.005) return `<${words(0.01)}`;
  return words(value);
}

/** A threshold as the rule book writes it: 0.1 -> "0.10", 0.045 -> "0.045". */
export function threshold(value: number) {
  return fixed(value, Math.round(value * 1000) % 10 === 0 ? 2 : 3);
}

/** A large number in short: 950, 12.3 k, 6.1 M, 2.4 G. */
export function big(value: number) {
  const steps: [number, string][] = [
    [1e9, "number-billion"],
    [1e6, "number-million"],
    [1e3, "number-thousand"],
  ];
  for (const [size, unit] of steps) {
    if (value >= size) return t(unit, { number: fixed(value / size, value >= 100 * size ? 0 : 1) });
  }
  return String(value);
}

/** Seconds on a chess clock: "1:29:55", "4:05", "9.3" under ten seconds. */
export function clock(seconds?: number | null) {
  if (seconds === null || seconds === undefined) return "";
  if (seconds < 10 && !Number.isInteger(seconds)) return `0:0${seconds.toFixed(1)}`;
  const whole = Math.floor(seconds);
  const pad = (n: number) => String(n).padStart(2, "0");
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
}

/** A player's name from the headers: "Kasparov, Garry" stays as written; none -> the side's. */
export function player(headers: Record<string, string>, side: Side): string {
  const key = side === "white" ? "White" : "Black";
  const name = (headers[key] ?? "").trim();
  return name && name !== "?" ? name : t(`side-${side}`);
}

/**
 * The family name for narrow places: "Kasparov, Garry" -> "Kasparov", "José Raúl Capablanca" -> "Capablanca".
 */
export function shortPlayer(headers: Record<string, string>, side: Side): string {
  const whole = player(headers, side);
  const name = withoutBrackets(whole) || whole;
  const [family] = name.split(",");
  return family !== name || name.length <= LONG_NAME ? family : (name.split(" ").at(-1) ?? name);
}

/** "Deep Blue" of "Deep Blue (Computer)". */
function withoutBrackets(name: string) {
  const opened = name.endsWith(")") ? name.slice(0, -1).lastIndexOf("(") : -1;
  const inside = name.slice(opened + 1, -1);
  return opened < 0 || inside.includes(")") ? name : name.slice(0, opened).trimEnd();
}

/** The result with proper signs: "1-0" -> "1–0", "1/2-1/2" -> "½–½", "*" -> "*". */
export function result(text: string) {
  return text.replaceAll("1/2", "½").replace("-", "–");
}

/** The date as far as it is known: "1999.01.20" -> "20 Jan 1999", "1750.??.??" -> "1750". */
export function date(text?: string) {
  const [year, month, day] = (text ?? "").split(/[.\-/]/);
  if (!/^\d{4}$/.test(year ?? "")) return "";
  const known = Number(month) >= 1 && Number(month) <= 12;
  if (!known) return year;
  const exact = /^\d{1,2}$/.test(day ?? "");
  const at = new Date(Date.UTC(2000, Number(month) - 1, exact ? Number(day) : 1));
  at.setUTCFullYear(Number(year));
  return intl("DateTimeFormat", {
    year: "numeric",
    month: "short",
    ...(exact && { day: "numeric" }),
    timeZone: "UTC",
  }).format(at);
}

/** A day and a time of this browser's clock, of milliseconds since 1970: "24 Nov 2026, 14:05". */
export const dateTime = (at: number): string =>
  intl("DateTimeFormat", { dateStyle: "medium", timeStyle: "short" }).format(at);

/** Characters of a name that fit a narrow place. */
const LONG_NAME = 12;

/** An endgame type as the page writes it: "Endgame (kings and pawns)"; the catch-all "Endgame" stays. */
export function endgame(type?: string | null) {
  return !type || type === "Endgame"
    ? t("phase-endgame")
    : t("phase-endgame-of", { type: endgameType(type) });
}

/**
 * An endgame type in plain words, "kings and pawns" for "Pawn"; one that the catalogue does not know stays as
 * the analysis calls it.
 */
export function endgameType(type: string) {
  const key = `endgame-type-${type
    .toLowerCase()
    .match(/[a-z]+/g)
    ?.join("-")}`;
  return has(key) ? t(key) : type;
}

/** With a capital, as it stands alone: "kings and pawns" -> "Kings and pawns". */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** "a, b and c". */
export function listed(items: string[]) {
  return intl("ListFormat", { type: "conjunction" }).format(items);
}
