/** Bytes of a PGN file to its text, as the server reads them (server/analysis/game/decoding.py). Pure. */

/** The bytes 0x80 to 0x9f in Windows-1252 (Node's own decoder takes them for Latin-1). */
const WINDOWS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** `old`: nothing in it is UTF-8 beyond ASCII; `guessed`: the games, from 1, with lines that are not. */
export interface Decoded {
  text: string;
  old: boolean;
  guessed: number[];
}

/**
 * UTF-16 where its mark says so, else UTF-8; a line that is not UTF-8 is Windows-1252, as old programs write:
 * one byte garbles no other line.
 */
export function decode(buffer: ArrayBuffer): Decoded {
  const bytes = new Uint8Array(buffer);
  const [first, second] = bytes;
  const in16 = first === 0xff && second === 0xfe ? "utf-16le" : "utf-16be";
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return { text: new TextDecoder(in16).decode(bytes), old: false, guessed: [] };
  return inUtf8(bytes) ?? byLines(bytes);
}

function inUtf8(bytes: Uint8Array): Decoded | null {
  const text = asUtf8(bytes);
  return text === null ? null : { text, old: false, guessed: [] };
}

function asUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function byLines(bytes: Uint8Array): Decoded {
  const guessed = new Set<number>();
  const lines: string[] = [];
  let old = true;
  let game = 0;
  for (const line of linesOf(bytes)) {
    const known = asUtf8(line);
    const text = known ?? asWindows(line);
    if (text.startsWith("[Event ")) game += 1;
    if (known === null) guessed.add(Math.max(1, game));
    else if (line.some((byte) => byte > 0x7f)) old = false;
    lines.push(text);
  }
  return { text: lines.join(""), old, guessed: [...guessed] };
}

function* linesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(0x0a, from) + 1 || bytes.length;
    yield bytes.subarray(from, end);
    from = end;
  }
}

const asWindows = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => WINDOWS[byte - 0x80] ?? String.fromCharCode(byte)).join("");

/** Games that are named one by one. */
const MOST_NAMED = 8;

/** Numbers of games in words, the first of many. */
export const gameNumbers = (games: number[]) =>
  games.slice(0, MOST_NAMED).join(", ") + (games.length > MOST_NAMED ? " …" : "");

/**
 * Whether letters were lost before a text came here: another program took an old file for UTF-8, and "Müller"
 * is "M\ufffdller".
 */
export const hasLostLetters = (text: string) => text.includes("\ufffd");
