/** Numbers and names as people read them. Pure; knows no page. */

/** A score in White's view: "+0.34", "−1.20", "M4", "−M4", "#" on the board of a mate. */
export function score(line) {
  if (!line) return "";
  if (line.mate !== null && line.mate !== undefined) {
    if (line.mate === 0) return "#";
    return `${line.mate < 0 ? "−" : ""}M${Math.abs(line.mate)}`;
  }
  const pawns = Math.abs(line.cp) / 100;
  const sign = line.cp > 0 ? "+" : line.cp < 0 ? "−" : "";
  return sign + (pawns >= 20 ? pawns.toFixed(0) : pawns >= 10 ? pawns.toFixed(1) : pawns.toFixed(2));
}

/** Accuracy for show: clamped to 0..100, one decimal; null -> null. */
export function accuracy(value) {
  return value === null || value === undefined ? null : Math.min(100, Math.max(0, value)).toFixed(1);
}

/** Expected points 0..1 with two decimals; never "1.00" or "0.00" unless they are. */
export function points(value) {
  const text = value.toFixed(2);
  if (text === "1.00" && value < 1) return "0.99+";
  if (text === "0.00" && value > 0) return "<0.01";
  return text;
}

/** A threshold as the rule book writes it: 0.1 -> "0.10", 0.045 -> "0.045". */
export function threshold(value) {
  return value.toFixed(2) === String(value) || Math.round(value * 1000) % 10 === 0 ? value.toFixed(2) : value.toFixed(3);
}

/** A large number in short: 950, 12.3 k, 6.1 M, 2.4 G. */
export function big(value) {
  const steps = [[1e9, "G"], [1e6, "M"], [1e3, "k"]];
  for (const [size, unit] of steps) {
    if (value >= size) return `${(value / size).toFixed(value >= 100 * size ? 0 : 1)} ${unit}`;
  }
  return String(value);
}

/** Seconds on a chess clock: "1:29:55", "4:05", "9.3" under ten seconds. */
export function clock(seconds) {
  if (seconds === null || seconds === undefined) return "";
  if (seconds < 10 && !Number.isInteger(seconds)) return `0:0${seconds.toFixed(1)}`;
  const whole = Math.floor(seconds);
  const pad = (n) => String(n).padStart(2, "0");
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
}

/** "1 move", "3 moves". */
export function count(n, noun) {
  return `${n} ${noun}${n === 1 ? "" : "s"}`;
}

/** A player's name from the headers: "Kasparov, Garry" stays as written; none -> "White" or "Black". */
export function player(headers, side) {
  const key = side === "white" ? "White" : "Black";
  const name = (headers[key] ?? "").trim();
  return name && name !== "?" ? name : key;
}

/** The family name for narrow places: "Kasparov, Garry" -> "Kasparov", "José Raúl Capablanca" -> "Capablanca". */
export function shortPlayer(headers, side) {
  const name = player(headers, side);
  const [family] = name.split(",");
  return family !== name || name.length <= LONG_NAME ? family : name.split(" ").at(-1);
}

/** The result with proper signs: "1-0" -> "1–0", "1/2-1/2" -> "½–½", "*" -> "*". */
export function result(text) {
  return text.replaceAll("1/2", "½").replace("-", "–");
}

/** The date as far as it is known: "1999.01.20" -> "20 Jan 1999", "1750.??.??" -> "1750". */
export function date(text) {
  const [year, month, day] = (text ?? "").split(/[.\-/]/);
  if (!/^\d{4}$/.test(year ?? "")) return "";
  const name = MONTHS[Number(month) - 1];
  if (!name) return year;
  return /^\d+$/.test(day ?? "") ? `${Number(day)} ${name} ${year}` : `${name} ${year}`;
}

/** Characters of a name that fit a narrow place. */
const LONG_NAME = 12;
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** An endgame type as the page writes it: "Rook" -> "Endgame (Rook)"; the catch-all "Endgame" stays. */
export function endgame(type) {
  return !type || type === "Endgame" ? "Endgame" : `Endgame (${type})`;
}
